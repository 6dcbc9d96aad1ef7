import type * as yup from 'yup';
import { call, defineCalls } from '../../../core/call';
import { choice, optionalChoice, output, text } from '../../../core/fields';
import { listQuery, messageResponse, page, sortBy } from '../../../core/list';
import { namedObject } from '../../../core/named';
import { indexSeries } from '../../../leases/agreement/agreement-template';
import { indexNumber, indexYear } from '../index-clause/index-clause.schema';

/** The consumer price index of an October. */
export const indexValue = namedObject('IndexValue', {
  /** Null: it is published with a source that we have read, and cannot be removed. */
  id: output.idOrNull(),
  series: output.choice(indexSeries),
  year: output.number(),
  /** Null: missing. */
  value: output.numberOrNull(),
  /** Where the value was found, or what the user noted about it. */
  source: output.textOrNull(),
  /** The day on which the source was read, or the value was typed. */
  on: output.dateOrNull(),
  by: output.textOrNull(),
  /** How many rows of runs used it: then it cannot be removed. */
  used: output.number(),
});
export type IndexValue = yup.InferType<typeof indexValue>;

export const indexValueInput = namedObject('IndexValueInput', {
  series: choice('Indexserie', indexSeries),
  year: indexYear('År'),
  value: indexNumber('Indextal för oktober'),
  note: text('Källa', 500),
});

/** The index table: KPI of October by series and year (docs/domain-rules.md, D-30). */
export const indexValueCalls = defineCalls('indexValue', {
  list: call({
    method: 'GET',
    path: '/api/indexvalue',
    summary: 'Indextabellen: KPI för oktober',
    query: listQuery(sortBy('year', 'value'), { series: optionalChoice(indexSeries) }),
    response: page(indexValue.required()),
  }),
  save: call({
    method: 'POST',
    path: '/api/indexvalue',
    summary: 'Skriv in ett indextal som saknas',
    body: indexValueInput,
    response: indexValue,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/indexvalue/{id}',
    summary: 'Ta bort ett inskrivet indextal',
    response: messageResponse,
  }),
});
