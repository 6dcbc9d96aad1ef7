import { PAGE_SIZE, type Page } from '@husrum/contract/core';

interface PageOptions {
  page?: number;
  total?: number;
  perPage?: number;
}

/** The response of a list call with these rows. */
export const pageResponse = <Row>(
  rows: readonly Row[],
  { page = 1, total = rows.length, perPage = PAGE_SIZE }: PageOptions = {},
): Page<Row> => ({
  data: [...rows],
  links: { first: '?page=1', last: '?page=1', prev: null, next: null },
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / perPage)),
  total,
  per_page: perPage,
});
