#!/bin/sh
# Checks that the named tools (all of them when none is named) are there and new enough.
# Each one that is not gets one line that names it and says what is needed; exit 1 then.
#
#   sh tools/check_tools.sh [python] [cargo] [node]

PYTHON=${PYTHON:-python3}
wrong=0

complain() {
    printf 'cardavia: %s\n' "$*" >&2
    wrong=1
}

# at_least HAVE NEED: compares dotted versions of up to three numbers.
at_least() {
    printf '%s %s\n' "$1" "$2" | awk '{
        split($1, have, "."); split($2, need, ".")
        for (i = 1; i <= 3; i++) if (have[i] + 0 != need[i] + 0) exit !(have[i] + 0 > need[i] + 0)
    }'
}

# version_of TEXT...: the first dotted number in it.
version_of() {
    printf '%s\n' "$*" | sed -n 's/^[^0-9]*\([0-9][0-9]*\(\.[0-9][0-9]*\)*\).*/\1/p' | sed 1q
}

# check NAME NEED HELP COMMAND...: COMMAND prints the version of NAME.
check() {
    name=$1 need=$2 help=$3
    shift 3
    if ! command -v "$1" >/dev/null 2>&1; then
        complain "$name is missing: Cardavia needs $name $need or newer ($help)"
        return 1
    fi
    have=$(version_of "$("$@" 2>/dev/null)")
    if [ -z "$have" ]; then
        complain "$name does not run ('$*' tells no version): Cardavia needs $name $need or newer ($help)"
        return 1
    fi
    if ! at_least "$have" "$need"; then
        complain "$name $have is too old: Cardavia needs $name $need or newer ($help)"
        return 1
    fi
}

check_python() {
    check "$PYTHON" 3.11 "python.org, or your system's packages" "$PYTHON" --version || return
    "$PYTHON" -c 'import venv, ensurepip' 2>/dev/null ||
        complain "$PYTHON has no venv with ensurepip: Cardavia needs it (on Debian: apt install python3-venv)"
}

check_cargo() {
    check cargo 1.85 "rustup.rs, or your system's packages" cargo --version
}

check_node() {
    check node 20.19 "nodejs.org, or your system's packages" node --version
    check npm 9 "it comes with node" npm --version
}

for tool in ${*:-python cargo node}; do
    case $tool in
    python | cargo | node) "check_$tool" ;;
    *) complain "check_tools.sh knows python, cargo and node, not '$tool'" ;;
    esac
done
exit $wrong
