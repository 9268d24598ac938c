//! Each broken rule is noticed by the comparison with what the readable rules have written down.
//!
//! One test alone, since the rule that is broken is the whole process's.

use cardavia_core::{Action, Dealt, Mutant, Position, break_rule, trace};

mod support;
use support::{bytes, lines};

/// A finished deal, and the digest of what the readable rules say about all its moments.
struct Deal {
    dealt: Dealt,
    actions: Vec<Action>,
    digest: u64,
}

#[test]
fn every_broken_rule_is_noticed() {
    break_rule(Mutant::None);
    let deals: Vec<Deal> = lines("traces.txt").iter().map(|line| read(line)).collect();
    assert!(deals.iter().all(agrees), "the unbroken rules agree");
    let unnoticed: Vec<Mutant> =
        Mutant::ALL.into_iter().filter(|&one| passes(one, &deals)).collect();
    assert_eq!(unnoticed, []);
}

fn passes(mutant: Mutant, deals: &[Deal]) -> bool {
    break_rule(mutant);
    deals.iter().all(agrees)
}

fn read(line: &[String]) -> Deal {
    let position = Position::from_bytes(&bytes(&line[0])).unwrap();
    Deal {
        dealt: *position.dealt(),
        actions: position.actions().to_vec(),
        digest: u64::from_str_radix(&line[1], 16).unwrap(),
    }
}

fn agrees(deal: &Deal) -> bool {
    trace(&deal.dealt, &deal.actions).is_ok_and(|bytes| fnv(&bytes) == deal.digest)
}

/// FNV-1a, 64 bits.
fn fnv(bytes: &[u8]) -> u64 {
    let step = |value: u64, &byte: &u8| (value ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, step)
}
