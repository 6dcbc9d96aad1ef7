import * as yup from 'yup';
import { out } from './fields';

export const PAGE_SIZE = 15;
export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** `sort[by]` and `sort[order]`, limited to the columns that have an index. */
export const sortBy = <const K extends readonly [string, ...string[]]>(...keys: K) =>
  yup
    .object({
      by: yup.string<K[number]>().oneOf([...keys] as K[number][]),
      order: yup
        .string<SortOrder>()
        .oneOf([...sortOrders])
        .default('asc'),
    })
    .default(undefined)
    .optional();

/** The query every list takes; `more` adds the filters of the list. */
export const listQuery = <
  S extends ReturnType<typeof sortBy>,
  M extends yup.ObjectShape = Record<never, never>,
>(
  sort: S,
  more: M = {} as M,
) =>
  yup.object({
    page: yup.number().integer().min(1).default(1),
    limit: yup.number().integer().min(1).max(100).default(PAGE_SIZE),
    sort,
    ...more,
  });

/** What every list answers. `total` is capped at 10 000; `total_capped` says so. */
export const page = <Row>(row: yup.ISchema<Row>) =>
  yup.object({
    data: yup.array().of(row).required(),
    links: yup
      .object({
        first: out.text(),
        last: out.text(),
        prev: out.textOrNull(),
        next: out.textOrNull(),
      })
      .required(),
    current_page: out.number(),
    last_page: out.number(),
    total: out.number(),
    per_page: out.number(),
  });

export interface Page<Row> {
  data: Row[];
  links: { first: string; last: string; prev: string | null; next: string | null };
  current_page: number;
  last_page: number;
  total: number;
  per_page: number;
}

/** A step of the breadcrumb that the server sends with each detail. */
export const breadcrumb = () =>
  yup
    .array()
    .of(yup.object({ title: out.text(), link: out.textOrNull() }))
    .required();

/** The body of every failure: a Swedish sentence and, for 422, the first and further texts per field. */
export const failure = yup.object({
  message: yup.string().required(),
  data: yup.mixed<Record<string, string[]>>().optional(),
});
export type Failure = { message: string; data?: Record<string, string[]> };

export const done = yup.object({ message: out.text() });
