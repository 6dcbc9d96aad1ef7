import { wronglyTagged } from '../../e2e/src/walked.rules';

test('a test that names what it walks through has nothing wrong', () => {
  expect(wronglyTagged(['@lease', '@tenant'], new Set(['tenant', 'lease']))).toEqual([]);
  expect(wronglyTagged(['@core', '@lease'], new Set(['lease']))).toEqual([]);
});

test('an area that is not named is told with the tag to add', () => {
  expect(wronglyTagged(['@lease'], new Set(['lease', 'addon']))).toEqual([
    "The test came to areas that it does not name: add the tag '@addon'",
  ]);
  expect(wronglyTagged([], new Set(['lease', 'addon']))).toEqual([
    "The test came to areas that it does not name: add the tag '@lease', '@addon'",
  ]);
});

test('an area that was never come to is told with the tag to remove', () => {
  expect(wronglyTagged(['@lease', '@addon'], new Set(['lease']))).toEqual([
    "The test names areas that it never came to: remove the tag '@addon'",
  ]);
});
