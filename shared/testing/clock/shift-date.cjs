/**
 * Shifts the present of a global object: `new Date()`, `Date()` and `Date.now()`. The clock keeps running. Refers to nothing
 * outside, because browsers get its source. Shifts a global object once.
 *
 * @param {typeof globalThis} target
 * @param {number} offsetMs
 */
const shiftDate = (target, offsetMs) => {
  const RealDate = target.Date;
  const isShifted = Symbol.for('husrum.shifted-date');
  if (RealDate[isShifted]) return;
  const now = () => RealDate.now() + offsetMs;
  function ShiftedDate(...parts) {
    if (new.target === undefined) return new RealDate(now()).toString();
    return Reflect.construct(RealDate, parts.length === 0 ? [now()] : parts, new.target);
  }
  const { parse, UTC } = RealDate;
  for (const [name, value] of Object.entries({ now, parse, UTC }))
    Object.defineProperty(ShiftedDate, name, { value, writable: true, configurable: true });
  Object.defineProperty(ShiftedDate, 'name', { value: 'Date', configurable: true });
  Object.defineProperty(ShiftedDate, 'length', { value: 7, configurable: true });
  Object.defineProperty(ShiftedDate, isShifted, { value: true });
  // The prototype is the same, so that `instanceof` holds for dates made with either constructor.
  ShiftedDate.prototype = RealDate.prototype;
  RealDate.prototype.constructor = ShiftedDate;
  target.Date = ShiftedDate;
};

module.exports = { shiftDate };
