import { MAX_PAGE_SIZE } from '@husrum/contract/core';
import { fetchAllRows } from './all-rows';

test('fetches every page once and keeps the order', async () => {
  const pages: number[] = [];
  const rows = await fetchAllRows(({ page, limit }) => {
    pages.push(page);
    return Promise.resolve({ data: [(page - 1) * limit + 1, page * limit], last_page: 3 });
  });
  expect(rows).toEqual([1, MAX_PAGE_SIZE, 101, 200, 201, 300]);
  expect(pages).toEqual([1, 2, 3]);
});

test('asks once for a list of one page', async () => {
  const fetchPage = jest.fn().mockResolvedValue({ data: [], last_page: 1 });
  expect(await fetchAllRows(fetchPage)).toEqual([]);
  expect(fetchPage).toHaveBeenCalledTimes(1);
});
