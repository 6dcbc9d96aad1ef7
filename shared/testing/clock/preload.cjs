// It runs first in every process of a test, and first in every test file, whose global object Jest creates.
const { shiftDate } = require('./shift-date.cjs');
const { offsetOf } = require('./test-clock.cjs');

shiftDate(globalThis, offsetOf(process.env));
