//! Reads the files that the readable rules have written for both sides.

use std::path::Path;

/// The words of each line of a file beside the Python tests.
pub fn lines(file: &str) -> Vec<Vec<String>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/kernel").join(file);
    let text = std::fs::read_to_string(&path).expect("the file is in the repository");
    text.lines().map(|line| line.split(' ').map(String::from).collect()).collect()
}

/// Bytes written as hexadecimal digits.
pub fn bytes(hex: &str) -> Vec<u8> {
    let byte = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).expect("hexadecimal digits");
    (0..hex.len()).step_by(2).map(byte).collect()
}
