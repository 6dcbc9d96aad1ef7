import { tellingsToWait } from './back-off.rules';

test('what cannot be fetched is tried at the next telling, then more and more seldom, and once an hour at least', () => {
  expect([1, 2, 3, 4, 7, 100].map(tellingsToWait)).toEqual([0, 1, 3, 7, 59, 59]);
});
