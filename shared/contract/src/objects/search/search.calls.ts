import * as yup from 'yup';
import { call, defineCalls } from '../../core/call';
import { output } from '../../core/fields';
import { namedObject } from '../../core/named';

export const searchIndexes = [
  'leases',
  'entities',
  'tenants',
  'companies',
  'invoices',
  'tickets',
  'maintenance',
] as const;
export type SearchIndex = (typeof searchIndexes)[number];

const isKnownIndex = (name: string): boolean => searchIndexes.some((index) => index === name.trim());
const unknownIndexText = `Ange minst ett av ${searchIndexes.join(', ')}`;

export const searchHit = namedObject('SearchHit', {
  _index: output.choice(searchIndexes),
  _id: output.text(),
  _score: output.number(),
  _source: yup
    .object({
      render: yup
        .object({
          id: output.id(),
          link: output.text(),
          title: output.text(),
          subtitle: output.text(),
          icon: output.text(),
          type: output.text(),
        })
        .required(),
    })
    .required(),
});
export type SearchHit = yup.InferType<typeof searchHit>;

export const searchCalls = defineCalls('search', {
  /** `index` is a comma-separated list of indexes, all by default; unknown ones are skipped, if at least one is known. An empty `query` finds nothing. */
  find: call({
    method: 'GET',
    path: '/api/search',
    summary: 'Sök',
    query: yup.object({
      query: yup.string().trim().max(200).default(''),
      index: yup
        .string()
        .trim()
        .max(100)
        .label('Var du söker')
        .test('known', unknownIndexText, (value) => !value || value.split(',').some(isKnownIndex))
        .default(''),
      size: yup.number().integer().min(1).max(50).default(10),
    }),
    response: yup.object({
      hits: yup
        .object({
          total: yup.object({ value: output.number(), relation: output.text() }).required(),
          /** Nothing contains the words of the query: the hits only resemble them. */
          similar: output.flag(),
          hits: output.list(searchHit.required()),
        })
        .required(),
    }),
  }),
});
