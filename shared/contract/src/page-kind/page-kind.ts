import type { Call, ParamsOf, QueryInput, ResponseOf } from '../core/call';
import { MAX_PAGE_SIZE, type Page } from '../core/list';

/** Makes a GET call as a signed-in user, and returns its response. */
export type Get = <C extends Call>(
  call: C,
  input?: { params?: ParamsOf<C>; query?: QueryInput<C> },
) => Promise<ResponseOf<C>>;

/** A kind of page: a page whose row is in one of the states in which it looks different. */
export interface PageKind {
  /** The name of the route and what is special about the row: `invoice.detail: OVERDUE`. Unique. */
  readonly name: string;
  /** The path of the first page of the kind that the user can open, or undefined if there is none. */
  readonly findPath: (get: Get) => Promise<string | undefined>;
}

interface PageOptions {
  readonly page: number;
  readonly limit: number;
}

/** The first row of a list that matches, or undefined. Reads no further than to that row's page. */
export const findFirstRow = async <Row>(
  getPage: (options: PageOptions) => Promise<Pick<Page<Row>, 'data' | 'last_page'>>,
  matches: (row: Row) => boolean | Promise<boolean> = () => true,
): Promise<Row | undefined> => {
  for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
    const { data, last_page } = await getPage({ page, limit: MAX_PAGE_SIZE });
    for (const row of data) if (await matches(row)) return row;
    lastPage = last_page;
  }
  return undefined;
};
