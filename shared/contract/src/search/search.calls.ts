import * as yup from 'yup';
import { call, callsOf } from '../core/call';
import { out } from '../core/fields';

export const searchIndexes = ['leases', 'entities', 'tenants', 'companies'] as const;
export type SearchIndex = (typeof searchIndexes)[number];

export const searchHit = yup.object({
  _index: yup
    .string<SearchIndex>()
    .oneOf([...searchIndexes])
    .required(),
  _id: out.text(),
  _score: out.number(),
  _source: yup
    .object({
      render: yup
        .object({
          id: out.id(),
          link: out.text(),
          title: out.text(),
          subtitle: out.text(),
          icon: out.text(),
          type: out.text(),
        })
        .required(),
    })
    .required(),
});
export type SearchHit = yup.InferType<typeof searchHit>;

export const searchCalls = callsOf('search', {
  /** index: names of indexes with commas between; all when left out. An empty query finds nothing. */
  find: call({
    method: 'GET',
    path: '/api/search',
    summary: 'Sök',
    query: yup.object({
      query: yup.string().trim().max(200).default(''),
      index: yup.string().trim().max(100).default(''),
      size: yup.number().integer().min(1).max(50).default(10),
    }),
    ok: yup.object({
      hits: yup
        .object({
          total: yup.object({ value: out.number(), relation: out.text() }).required(),
          hits: out.list(searchHit.required()),
        })
        .required(),
    }),
  }),
});
