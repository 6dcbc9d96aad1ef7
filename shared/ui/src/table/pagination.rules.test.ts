import { listVisiblePages } from './pagination.rules';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, 0, 20]],
  [3, 20, [1, 2, 3, 4, 0, 20]],
  [10, 20, [1, 0, 9, 10, 11, 0, 20]],
  [18, 20, [1, 0, 17, 18, 19, 20]],
  [20, 20, [1, 0, 19, 20]],
])('page %i of %i shows the numbers %j, where 0 is a gap', (current, last, pages) => {
  expect(listVisiblePages(current, last)).toEqual(pages);
});
