//! The network: features to two layers of rectified sums to the worth of each choice.
//!
//! Numbers are whole: weights are multiples of 1/1024, sums of the first layer 16 bits, those of the
//! others 32. A byte string of version 2 is `HN`, the version, 0, then as little-endian numbers of
//! two bytes the features, the widths of both layers and the outputs, then the weights. An action is
//! worth what the output of its choice says and that of its role, which is the same for cards that
//! do the same in different suits ([`ROLES`]):
//!
//! | numbers | bits | what |
//! |---|---|---|
//! | [`FEATURES`] × [`WIDTH`] | 16 | by feature what it adds to the first layer |
//! | [`WIDTH`] | 16 | what the first layer starts from |
//! | [`DEPTH`] × [`WIDTH`] | 16 | by number of the second layer the weights of the first |
//! | [`DEPTH`] | 32 | what it starts from, in 1/1024² |
//! | [`OUTPUTS`] × [`DEPTH`] | 16 | by choice, then by role, the weights of the second layer |
//! | [`OUTPUTS`] | 32 | what each starts from, in 1/1024² of a point |

use std::fmt;

use crate::net::features::{FEATURES, ROLES};
use crate::net::lanes::LANES;

/// The version that is read.
pub const NET_VERSION: u8 = 2;
/// Numbers of the first layer.
pub const WIDTH: usize = 128;
/// Numbers of the second layer.
pub const DEPTH: usize = 64;
/// Choices: to play a card of a lane, to discard one, to declare, to pass.
pub const WORTHS: usize = 2 * LANES + 2;
/// Outputs: of the choices, then of their roles.
pub const OUTPUTS: usize = WORTHS + ROLES;
/// The place of declaring among them; passing is the next.
pub const DECLARING: usize = 2 * LANES;

/// As whole numbers, 1 of a layer is this.
pub const ONE: i16 = 1024;
/// Sums of a layer are cut here.
pub const MOST: i16 = 8 * ONE;

/// A network's weights.
pub struct Net {
    pub(crate) first: Vec<[i16; WIDTH]>,
    pub(crate) first_bias: [i16; WIDTH],
    pub(crate) second: Vec<[i16; WIDTH]>,
    pub(crate) second_bias: [i32; DEPTH],
    pub(crate) last: Vec<[i16; DEPTH]>,
    pub(crate) last_bias: Vec<i32>,
}

impl fmt::Debug for Net {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "Net of {FEATURES} features, {WIDTH} and {DEPTH} numbers, {OUTPUTS} outputs")
    }
}

/// Why a byte string is no network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NetError {
    /// It does not begin with `HN`.
    Magic,
    /// It is of this version.
    Version(u8),
    /// It is of these numbers of features, of both layers and of outputs.
    Shape([u16; 4]),
    /// It is this long, but has to be that long.
    Length(usize, usize),
    /// The weights of this number of a layer could add up to more than 32 bits hold.
    TooLarge(usize),
}

impl fmt::Display for NetError {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Magic => write!(to, "no network: it has to begin with the bytes HN"),
            Self::Version(found) => {
                write!(to, "a network of version {found}; only version {NET_VERSION} is known")
            }
            Self::Shape(found) => write!(
                to,
                "a network of the shape {found:?}; it has to be \
                 [{FEATURES}, {WIDTH}, {DEPTH}, {OUTPUTS}]"
            ),
            Self::Length(found, wanted) => {
                write!(to, "a network of {found} bytes; it has to have {wanted}")
            }
            Self::TooLarge(at) => write!(to, "the weights of number {at} add up to too much"),
        }
    }
}

impl std::error::Error for NetError {}

const HEAD: usize = 12;
const LENGTH: usize =
    HEAD + 2 * (FEATURES * WIDTH + WIDTH + DEPTH * WIDTH + OUTPUTS * DEPTH) + 4 * (DEPTH + OUTPUTS);

impl Net {
    /// Read a byte string.
    ///
    /// # Errors
    /// It is no network of this shape; the error says what would be right.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NetError> {
        check_head(bytes)?;
        let mut rest = Numbers(&bytes[HEAD..]);
        let net = Self {
            first: (0..FEATURES).map(|_| rest.row()).collect(),
            first_bias: rest.row(),
            second: (0..DEPTH).map(|_| rest.row()).collect(),
            second_bias: rest.wide(),
            last: (0..OUTPUTS).map(|_| rest.row()).collect(),
            last_bias: rest.wide::<OUTPUTS>().to_vec(),
        };
        net.check_sums()?;
        Ok(net)
    }

    /// No sum may need more than 31 bits, whatever the layer before comes to: two are added up.
    fn check_sums(&self) -> Result<(), NetError> {
        let biases = self.second_bias.iter().chain(&self.last_bias);
        let second = self.second.iter().map(|row| reach(row));
        let rows = second.chain(self.last.iter().map(|row| reach(row)));
        let too_large = |(reach, bias): (i64, &i32)| {
            reach * i64::from(MOST) + i64::from(*bias).abs() > i64::from(i32::MAX) / 2
        };
        rows.zip(biases).position(too_large).map_or(Ok(()), |at| Err(NetError::TooLarge(at)))
    }
}

fn reach(row: &[i16]) -> i64 {
    row.iter().map(|&weight| i64::from(weight).abs()).sum()
}

fn check_head(bytes: &[u8]) -> Result<(), NetError> {
    if !bytes.starts_with(b"HN") {
        return Err(NetError::Magic);
    }
    if bytes.len() < HEAD {
        return Err(NetError::Length(bytes.len(), LENGTH));
    }
    if bytes[2] != NET_VERSION {
        return Err(NetError::Version(bytes[2]));
    }
    let shape = [4, 6, 8, 10].map(|at| u16::from_le_bytes([bytes[at], bytes[at + 1]]));
    let wanted = [FEATURES, WIDTH, DEPTH, OUTPUTS];
    if shape.map(usize::from) != wanted {
        return Err(NetError::Shape(shape));
    }
    if bytes.len() == LENGTH { Ok(()) } else { Err(NetError::Length(bytes.len(), LENGTH)) }
}

/// Little-endian numbers, read from the front.
struct Numbers<'a>(&'a [u8]);

impl Numbers<'_> {
    fn row<const N: usize>(&mut self) -> [i16; N] {
        std::array::from_fn(|_| i16::from_le_bytes(self.take()))
    }

    fn wide<const N: usize>(&mut self) -> [i32; N] {
        std::array::from_fn(|_| i32::from_le_bytes(self.take()))
    }

    fn take<const N: usize>(&mut self) -> [u8; N] {
        let (head, rest) = self.0.split_first_chunk().expect("the length was checked");
        self.0 = rest;
        *head
    }
}
