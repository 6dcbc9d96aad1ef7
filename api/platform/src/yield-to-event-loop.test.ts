import { yieldToEventLoopBetween } from './yield-to-event-loop';

test('lets the event loop run after every `size` items', async () => {
  const order: (number | string)[] = [];
  setImmediate(() => order.push('another'));
  for await (const item of yieldToEventLoopBetween([1, 2, 3, 4, 5], 2)) order.push(item);
  expect(order).toEqual([1, 2, 'another', 3, 4, 5]);
});
