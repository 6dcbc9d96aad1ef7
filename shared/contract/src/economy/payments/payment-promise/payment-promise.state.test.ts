import { isPromiseBroken } from './payment-promise.state';

test.each([
  ['2026-12-05', '2026-12-04', false],
  ['2026-12-05', '2026-12-05', false],
  ['2026-12-05', '2026-12-06', true],
])('a promise to pay by %s is on %s broken: %s', (promisedOn, today, isBroken) => {
  expect(isPromiseBroken(promisedOn, today)).toBe(isBroken);
});
