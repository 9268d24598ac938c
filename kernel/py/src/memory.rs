//! Memory that Python owns and the kernel writes to, such as that of a `NumPy` array.
//!
//! The only unsafe code of the kernel is here.

use pyo3::buffer::{Element, PyBuffer};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// A writable array of `T` in one piece. While this lives, Python can neither free nor resize it.
pub struct Memory<T: Element> {
    buffer: PyBuffer<T>,
}

impl<T: Element> Memory<T> {
    /// The memory of an object, or `ValueError` when it is not `length` writable items in a row.
    pub fn of(object: &Bound<'_, PyAny>, name: &str, length: usize) -> PyResult<Self> {
        let buffer = PyBuffer::get(object)?;
        if buffer.readonly() || !buffer.is_c_contiguous() {
            return Err(wrong(name, "has to be writable and in one piece"));
        }
        if buffer.item_count() != length {
            let found = buffer.item_count();
            return Err(wrong(name, &format!("has {found} items; it has to have {length}")));
        }
        Ok(Self { buffer })
    }

    /// The first address and the one after the last.
    pub fn range(&self) -> (usize, usize) {
        let begin = self.buffer.buf_ptr() as usize;
        (begin, begin + self.buffer.len_bytes())
    }

    /// Its items.
    ///
    /// # Safety
    /// No other memory that is looked at meanwhile may overlap this one, and the caller's own Python
    /// program must not write to it until the call into the kernel returns.
    #[expect(unsafe_code, reason = "this is where foreign memory becomes a slice")]
    pub unsafe fn slice(&mut self) -> &mut [T] {
        // SAFETY: the buffer is held, aligned (`PyBuffer::get` checks), contiguous and of
        // `item_count` items; `&mut self` and the caller's promise make the reference the only one.
        unsafe {
            std::slice::from_raw_parts_mut(
                self.buffer.buf_ptr().cast::<T>(),
                self.buffer.item_count(),
            )
        }
    }
}

/// Raise `ValueError` when two of these overlap.
pub fn check_apart(mut ranges: Vec<(usize, usize)>) -> PyResult<()> {
    ranges.sort_unstable();
    if ranges.windows(2).any(|two| two[0].1 > two[1].0) {
        return Err(PyValueError::new_err("two of the arrays share memory"));
    }
    Ok(())
}

fn wrong(name: &str, what: &str) -> PyErr {
    PyValueError::new_err(format!("{name} {what}"))
}
