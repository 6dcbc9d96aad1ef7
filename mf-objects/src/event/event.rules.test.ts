import { instantOf, secondsOf, wallOf } from './event.rules';

test.each([
  [1_763_629_680, '2025-11-20T09:08:00.000Z', '2025-11-20 10:08'],
  [1_751_320_800, '2025-06-30T22:00:00.000Z', '2025-07-01 00:00'],
])('%i seconds are %s, which is %s in a form', (seconds, instant, wall) => {
  expect(instantOf(seconds)).toBe(instant);
  expect(wallOf(seconds)).toBe(wall);
  expect(secondsOf(wall)).toBe(seconds);
});

test('an empty field is no date', () => {
  expect(secondsOf(null)).toBeNull();
});
