import { joined, noOutcome, pieces } from './invoice-batch.rules';

test.each([
  [0, []],
  [2, [[0, 1]]],
  [3, [[0, 1, 2]]],
  [7, [[0, 1, 2], [3, 4, 5], [6]]],
])('%d in pieces of three', (count, expected) => {
  expect(pieces([...Array(count).keys()], 3)).toEqual(expected);
});

test('outcomes of pieces add up', () => {
  const failure = { id: 7, reference: null, message: 'Nej' };
  expect(
    [
      { done: 50, failures: [] },
      { done: 2, failures: [failure] },
    ].reduce(joined, noOutcome),
  ).toEqual({
    done: 52,
    failures: [failure],
  });
});
