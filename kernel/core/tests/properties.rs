//! What holds in every deal.

use cardavia_core::card::CARDS;
use cardavia_core::observe::{CHOICES, OBSERVATION};
use cardavia_core::playout::{greedy as roll_out, random, random_action, random_step};
use cardavia_core::{Action, Dealt, Lane, Phase, Position, Rng, State, greedy};
use proptest::prelude::*;

/// A state after some random choices.
fn states() -> impl Strategy<Value = State> {
    (any::<u64>(), 0..8_u8, 0..74_usize).prop_map(|(seed, dealer, steps)| {
        let mut rng = Rng::new(seed, 0);
        let mut state = State::start(&Dealt::shuffled(&mut rng, dealer));
        for _ in 0..steps {
            random_step(&mut state, &mut rng);
        }
        state
    })
}

fn assert_finished(state: &State) -> Result<(), TestCaseError> {
    prop_assert_eq!(state.phase(), Phase::Done);
    prop_assert_eq!(state.score().iter().sum::<i8>(), 9);
    prop_assert_eq!(state.tricks().len(), 9);
    prop_assert!(state.legal_actions().is_empty());
    Ok(())
}

proptest! {
    #[test]
    fn random_play_comes_to_the_end(mut state in states(), seed: u64) {
        random(&mut state, &mut Rng::new(seed, 1));
        assert_finished(&state)?;
    }

    #[test]
    fn the_quick_rule_of_thumb_decides_as_the_plain_one(state in states()) {
        let (mut quick, mut plain) = (state, state);
        roll_out(&mut quick);
        while let Some(action) = greedy::decide(&plain) {
            prop_assert!(plain.apply(action).is_ok());
        }
        assert_finished(&quick)?;
        prop_assert_eq!(quick.tricks(), plain.tricks());
        prop_assert_eq!(quick.score(), plain.score());
    }

    #[test]
    fn legal_actions_are_exactly_those_that_are_accepted(state in states()) {
        let legal = state.legal_actions();
        for action in (0..=151).filter_map(Action::new) {
            let mut after = state;
            let accepted = after.apply(action).is_ok();
            prop_assert_eq!(accepted, legal.contains(&action));
            prop_assert_eq!(accepted, after != state);
        }
    }

    #[test]
    fn positions_come_back_and_any_other_bytes_are_refused(seed: u64, at: prop::sample::Index, bits in 1..=255_u8) {
        let mut rng = Rng::new(seed, 0);
        let mut position = Position::start(Dealt::shuffled(&mut rng, 0));
        while let Some(action) = random_action(position.state(), &mut rng) {
            position.apply(action).unwrap();
        }
        let mut bytes = position.to_bytes();
        let again = Position::from_bytes(&bytes).unwrap();
        prop_assert_eq!(again.state(), position.state());
        let at = at.index(bytes.len());
        bytes[at] ^= bits;
        if let Ok(other) = Position::from_bytes(&bytes) {
            prop_assert_eq!(other.to_bytes(), bytes);
        }
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes: Vec<u8>) {
        prop_assert!(Position::from_bytes(&bytes).is_err());
    }

    #[test]
    fn lanes_offer_choices_and_take_them(seed: u64) {
        let mut lane = Lane::new(seed, 3);
        let (mut observation, mut legal) = ([0; OBSERVATION], [0; CHOICES]);
        let mut finished = 0;
        for _ in 0..200 {
            lane.write(&mut observation, &mut legal);
            for choice in 0..=u8::MAX {
                let offered = legal.get(usize::from(choice)).is_some_and(|&one| one == 1);
                prop_assert_eq!(lane.allows(choice), offered);
            }
            prop_assert!(observation[..CARDS].contains(&1), "a seat to move holds a card");
            let choice = lane.any_choice();
            finished += u32::from(lane.step(choice).is_some());
        }
        prop_assert!((2..=3).contains(&finished));
    }
}
