//! The kernel agrees with what the readable rules have written down.

use cardavia_core::{Perft, Position, perft, trace};

mod support;
use support::{bytes, lines};

#[test]
fn positions_are_read_and_written_as_in_the_golden_vectors() {
    let vectors = lines("vectors.txt");
    assert_eq!(vectors.len(), 48);
    for line in vectors {
        let (given, moment) = (bytes(&line[0]), bytes(&line[1]));
        let position = Position::from_bytes(&given).unwrap();
        assert_eq!(position.to_bytes(), given);
        let traced = trace(position.dealt(), position.actions()).unwrap();
        assert!(traced.ends_with(&moment), "{}", line[0]);
    }
}

#[test]
fn every_way_to_the_end_is_counted() {
    let pinned = lines("perft.txt");
    assert_eq!(pinned.len(), 105);
    for line in pinned {
        let position = Position::from_bytes(&bytes(&line[0])).unwrap();
        let expected = Perft { leaves: line[1].parse().unwrap(), even: line[2].parse().unwrap() };
        assert_eq!(perft(position.state(), &mut || true), Some(expected));
    }
}

#[test]
fn counting_ends_when_it_is_told_to() {
    let line = lines("perft.txt").pop().unwrap();
    let position = Position::from_bytes(&bytes(&line[0])).unwrap();
    assert_eq!(perft(position.state(), &mut || false), None);
}
