import * as yup from 'yup';
import { output } from './fields';
import { namedObject, schemaName } from './named';

/** The rows of a page when the caller names no `limit`. */
export const PAGE_SIZE = 15;
/** The most rows of a page that a caller can ask for. */
export const MAX_PAGE_SIZE = 100;
export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** `sort[by]`, which must be one of the keys, and `sort[order]`. */
export const sortBy = <const K extends readonly [string, ...string[]]>(...keys: K) =>
  yup
    .object({
      by: yup.string().oneOf<K[number]>(keys).label('Sortering'),
      order: yup.string().oneOf(sortOrders).default('asc').label('Sorteringsordning'),
    })
    .label('Sortering')
    .default(undefined)
    .optional();

/** The query of a list with pages: page, size, order and the list's own filters. */
export const listQuery = <
  S extends ReturnType<typeof sortBy>,
  F extends yup.ObjectShape = Record<never, never>,
>(
  sort: S,
  filters: F = {} as F,
) =>
  yup.object({
    page: yup.number().integer().min(1).default(1).label('Sida'),
    limit: yup.number().integer().min(1).max(MAX_PAGE_SIZE).default(PAGE_SIZE).label('Antal per sida'),
    sort,
    ...filters,
  });

const pageLinks = namedObject('PageLinks', {
  first: output.text(),
  last: output.text(),
  prev: output.textOrNull(),
  next: output.textOrNull(),
});

/** The response of a list with pages. */
export const page = <Row>(row: yup.ISchema<Row>) =>
  namedObject(`${schemaName(row) ?? ''}Page`, {
    data: yup.array().of(row).required(),
    links: pageLinks.required(),
    current_page: output.number(),
    last_page: output.number(),
    total: output.number(),
    per_page: output.number(),
  });

export interface Page<Row> {
  data: Row[];
  links: { first: string; last: string; prev: string | null; next: string | null };
  current_page: number;
  last_page: number;
  total: number;
  per_page: number;
}

const breadcrumbStep = namedObject('BreadcrumbStep', { title: output.text(), link: output.textOrNull() });
/** The breadcrumb that the response of a detail call contains. */
export const breadcrumb = () => yup.array().of(breadcrumbStep).required();

/** The body of every failure: a Swedish sentence and, for 422, the texts for each field. */
export const failure = namedObject('Failure', {
  message: yup.string().required(),
  data: yup.mixed<Record<string, string[]>>().optional(),
});
export type Failure = { message: string; data?: Record<string, string[]> };

export const messageResponse = namedObject('MessageResponse', { message: output.text() });
