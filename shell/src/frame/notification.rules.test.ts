import { isLongNotification } from './notification.rules';

test.each([
  ['En hyresavi har förfallit.', false],
  ['Lgh 1: 2026-12-01\nLgh 2: 2026-12-31\nLgh 3: 2026-12-31\nLgh 4: 2026-12-31', false],
  ['Lgh 1\nLgh 2\nLgh 3\nLgh 4\nLgh 5', true],
  ['kommentar '.repeat(30), true],
])('the text %j is long: %s', (body, isLong) => {
  expect(isLongNotification(body)).toBe(isLong);
});
