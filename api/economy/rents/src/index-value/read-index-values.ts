import { paginateInMemory, type RequestContext, type Tx } from '@husrum/api-platform';
import type { IndexSeries } from '@husrum/contract/agreement';
import type { QueryOf, ResponseOf } from '@husrum/contract/core';
import type { IndexValue, indexValueCalls } from '@husrum/contract/index-value';
import { dateInSweden, type LocalDate } from '@husrum/format';
import { countUses, listNeededYears, listTypedValues, valueKey } from './index-value.store';
import { indexValueTexts } from './index-value.texts';
import { type KnownIndex, publishedValues } from './published-values.rules';

/** The index number of an October in a series, or undefined when it is missing. */
type FindIndex = (series: IndexSeries, year: number) => KnownIndex | undefined;

/** Reads the table once: what is published, and what the business has typed. */
export const loadIndexTable = async (tx: Tx): Promise<FindIndex> => {
  const known = new Map<string, KnownIndex>(
    (await listTypedValues(tx)).map((row) => [
      valueKey(row),
      { value: row.value, source: indexValueTexts.typedBy(row.note) },
    ]),
  );
  for (const each of publishedValues) known.set(valueKey(each), each);
  return (series, year) => known.get(valueKey({ series, year }));
};

/** The last October that has been on a day. */
export const lastOctober = (today: LocalDate): number => {
  const year = Number(today.slice(0, 4));
  return today >= `${year}-11-01` ? year : year - 1;
};

const listValues = async (tx: Tx, today: LocalDate): Promise<IndexValue[]> => {
  const uses = await countUses(tx);
  const usedOf = (value: { series: IndexSeries; year: number }) => uses.get(valueKey(value)) ?? 0;
  const published = publishedValues.map(
    ({ series, year, value, source, readOn }): IndexValue => ({
      ...{ id: null, series, year, value: Number(value), source, on: readOn, by: null },
      used: usedOf({ series, year }),
    }),
  );
  const typed = (await listTypedValues(tx)).map(
    ({ id, series, year, value, note, created_at, by }): IndexValue => ({
      ...{ id, series, year, value: Number(value), source: note, by },
      on: dateInSweden(new Date(created_at)),
      used: usedOf({ series, year }),
    }),
  );
  const known = new Set([...published, ...typed].map(valueKey));
  const missing = (await listNeededYears(tx, lastOctober(today)))
    .filter((needed) => !known.has(valueKey(needed)))
    .map(
      ({ series, year }): IndexValue => ({
        ...{ id: null, series, year, value: null, source: null, on: null, by: null, used: 0 },
      }),
    );
  return [...missing, ...typed, ...published];
};

/** The index table, the latest year first: also the numbers that clauses need and that are missing. */
export const readIndexValues = async (
  context: Pick<RequestContext, 'tx' | 'url' | 'clock'>,
  query: QueryOf<typeof indexValueCalls.list>,
): Promise<ResponseOf<typeof indexValueCalls.list>> => {
  const all = await listValues(context.tx, context.clock.today());
  const rows = all
    .filter(({ series }) => query.series === undefined || series === query.series)
    .toSorted((a, b) => b.year - a.year || a.series.localeCompare(b.series));
  return paginateInMemory(context, query, rows, { year: ({ year }) => year, value: ({ value }) => value });
};

export const findIndexValue = async (
  { tx, clock }: Pick<RequestContext, 'tx' | 'clock'>,
  id: number,
): Promise<IndexValue | undefined> => (await listValues(tx, clock.today())).find((value) => value.id === id);
