import { emptyOutcome, mergeOutcomes, splitIntoChunks } from './invoice-batch.rules';

test.each([
  [0, []],
  [2, [[0, 1]]],
  [3, [[0, 1, 2]]],
  [7, [[0, 1, 2], [3, 4, 5], [6]]],
])('splits %d items into chunks of three', (count, expected) => {
  expect(splitIntoChunks([...Array(count).keys()], 3)).toEqual(expected);
});

test('adds up the outcomes of several chunks', () => {
  const failure = { id: 7, reference: null, message: 'Nej' };
  expect(
    [
      { done: 50, failures: [] },
      { done: 2, failures: [failure] },
    ].reduce(mergeOutcomes, emptyOutcome),
  ).toEqual({
    done: 52,
    failures: [failure],
  });
});
