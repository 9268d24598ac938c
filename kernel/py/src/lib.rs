//! The kernel as the Python module `cardavia._kernel`.
//!
//! Checks what comes from Python and says what was wrong; all play is in `cardavia-core`.

use pyo3::prelude::*;

/// The native kernel; `cardavia.kernel` is its public face.
#[pymodule]
mod _kernel {
    use cardavia_core::{Card, SEATS, Suit, winner};
    use pyo3::exceptions::PyValueError;
    use pyo3::prelude::*;

    /// The index (0 to 7) of the play that wins the trick.
    #[pyfunction]
    fn trick_winner(trump: i64, led: i64, cards: &[u8]) -> PyResult<usize> {
        let trump = suit("trump", trump)?;
        let led = suit("led", led)?;
        winner(trump, led, &trick(cards)?).ok_or_else(|| {
            PyValueError::new_err("no card is a trump or of the led suit, so none wins")
        })
    }

    /// How the kernel was compiled: "release" or "debug".
    #[pyfunction]
    const fn build_profile() -> &'static str {
        if cfg!(debug_assertions) { "debug" } else { "release" }
    }

    fn suit(what: &str, number: i64) -> PyResult<Suit> {
        u8::try_from(number).ok().and_then(Suit::new).ok_or_else(|| {
            PyValueError::new_err(format!(
                "{what} is {number}; a suit is 0 to 4, in the order P I K O G"
            ))
        })
    }

    fn trick(identities: &[u8]) -> PyResult<[Card; SEATS]> {
        let identities: &[u8; SEATS] = identities.try_into().map_err(|_| {
            PyValueError::new_err(format!("a trick has {SEATS} cards, not {}", identities.len()))
        })?;
        let mut cards = [Card::TENKA; SEATS];
        for (index, &identity) in identities.iter().enumerate() {
            if identities[..index].contains(&identity) {
                return Err(PyValueError::new_err(format!("card {identity} is there twice")));
            }
            cards[index] = card(identity)?;
        }
        Ok(cards)
    }

    fn card(identity: u8) -> PyResult<Card> {
        Card::new(identity).ok_or_else(|| {
            PyValueError::new_err(format!("{identity} is no card; a card is 0 (P1) to 74 (Gs)"))
        })
    }
}
