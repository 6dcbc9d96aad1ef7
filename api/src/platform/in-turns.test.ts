import { inTurns } from './in-turns';

test('whoever waits is served after every so many items', async () => {
  const order: (number | string)[] = [];
  setImmediate(() => order.push('another'));
  for await (const item of inTurns([1, 2, 3, 4, 5], 2)) order.push(item);
  expect(order).toEqual([1, 2, 'another', 3, 4, 5]);
});
