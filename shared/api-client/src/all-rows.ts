import { MAX_PAGE_SIZE } from '@husrum/contract/core';

interface RowsPage<Row> {
  data: readonly Row[];
  last_page: number;
}

/** All rows of a list. Fetches one page after the other, for selects and lists that must not end with the first page. */
export const fetchAllRows = async <Row>(
  fetchPage: (page: { page: number; limit: number }) => Promise<RowsPage<Row>>,
): Promise<Row[]> => {
  const first = await fetchPage({ page: 1, limit: MAX_PAGE_SIZE });
  const rows = [...first.data];
  for (let page = 2; page <= first.last_page; page += 1)
    rows.push(...(await fetchPage({ page, limit: MAX_PAGE_SIZE })).data);
  return rows;
};
