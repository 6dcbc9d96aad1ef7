import { testServer } from '@husrum/api-testing';
import {
  conditionsByFieldType,
  isRelativePeriod,
  type ReportCondition,
  type ReportFieldType,
  reportFieldTypes,
  takesNoValue,
} from '@husrum/contract/report';
import { addDays } from '@husrum/format';
import fc from 'fast-check';
import { sql } from 'kysely';
import { toSqlCondition } from './condition.store';
import { parseFilterValue } from './filter-value.rules';
import { toDateRange } from './relative-period.rules';
import type { ReportColumn } from './report-model.types';

const app = testServer();
const TODAY = '2026-11-20';
const RUNS = 25;

type Value = string | number | boolean;
const sqlTypes: Readonly<Record<ReportFieldType, string>> = {
  text: 'text',
  email: 'text',
  number: 'numeric',
  boolean: 'boolean',
  enum: 'text',
  datetime: 'date',
};
const column = (type: ReportFieldType): ReportColumn => ({
  key: 'cell',
  label: 'Cell',
  type,
  sql: sql.ref('cells.cell'),
  options: { NEW: 'Ny', OPEN: 'Öppen', DONE: 'Klar' },
});

// There are few different values, so that many filters match.
const words = ['Åsa', 'åsa öberg', 'Bo', 'bo%', 'B_o', 'Örn', 'Ärla', '10', '2', 'C:\\x', "'; --"];
const day = fc.integer({ min: -420, max: 40 }).map((days) => addDays(TODAY, days));
const values: Readonly<Record<ReportFieldType, fc.Arbitrary<Value>>> = {
  text: fc.constantFrom(...words),
  email: fc.constantFrom('asa@example.se', 'BO@example.se', 'bo@exempel.se'),
  number: fc.constantFrom(-1, 0, 0.0001, 10, 10.5, 8500.25, 1_000_000),
  boolean: fc.boolean(),
  enum: fc.constantFrom('NEW', 'OPEN', 'DONE'),
  datetime: fc.oneof(day, fc.constantFrom(TODAY, '2026-11-16', '2026-10-31', '2025-12-31')),
};

/** A text by which JavaScript sorts in Swedish order, ignoring case: å, ä and ö after z. */
const swedishKey = (text: string): string =>
  [...text.toLowerCase()].map((letter) => ({ å: '{', ä: '|', ö: '}' })[letter] ?? letter).join('');

const isText = (type: ReportFieldType): boolean => type === 'text' || type === 'email';

/** The simple filter with which the SQL is compared: whether the cell fulfils the condition. */
const matches = (
  type: ReportFieldType,
  condition: ReportCondition,
  cell: Value | null,
  wanted: Value | null,
): boolean => {
  if (condition === 'null') return cell === null;
  if (condition === 'not_null') return cell !== null;
  if (isRelativePeriod(condition)) {
    const { from, to } = toDateRange(condition, TODAY);
    return cell !== null && String(cell) >= from && String(cell) <= to;
  }
  const contains = cell !== null && String(cell).toLowerCase().includes(String(wanted).toLowerCase());
  if (condition === 'like') return contains;
  if (condition === 'not_like') return !contains;
  const toKey = (value: Value | null) => (isText(type) && value !== null ? swedishKey(String(value)) : value);
  const [a, b] = [toKey(cell), toKey(wanted)];
  if (condition === '!=') return a !== b;
  if (a === null || b === null) return false;
  const results: Readonly<Record<string, boolean>> = {
    '=': a === b,
    '>': a > b,
    '<': a < b,
    '>=': a >= b,
    '<=': a <= b,
  };
  return results[condition] ?? false;
};

const cases = reportFieldTypes.flatMap((type) =>
  conditionsByFieldType[type].map((condition): [ReportFieldType, ReportCondition] => [type, condition]),
);

test.each(cases)(
  'a filter of a %s field with the condition %s finds the same rows as a simple filter',
  async (type, condition) => {
    const wantedValue: fc.Arbitrary<Value | null> = takesNoValue(condition)
      ? fc.constant(null)
      : type === 'datetime' && (condition === 'like' || condition === 'not_like')
        ? fc.constantFrom('2026', '-11-', '2026-11-20', '31', '%')
        : values[type];
    await app.system((tx) =>
      fc.assert(
        fc.asyncProperty(
          fc.array(fc.option(values[type], { freq: 5 }), { minLength: 1, maxLength: 12 }),
          wantedValue,
          async (cells, wanted) => {
            const parsed = parseFilterValue(column(type), condition, wanted);
            if ('error' in parsed) throw new Error(parsed.error);
            const where = toSqlCondition({ column: column(type), condition, value: parsed.value }, TODAY);
            const { rows } = await sql<{ index: number }>`
            select (ordinal - 1)::int as index
            from jsonb_array_elements_text(${JSON.stringify(cells)}::jsonb) with ordinality as raw(value, ordinal),
                 lateral (select raw.value::${sql.raw(sqlTypes[type])} as cell) as cells
            where ${where} order by ordinal`.execute(tx);
            const expected = cells.flatMap((cell, index) =>
              matches(type, condition, cell, wanted) ? [index] : [],
            );
            expect(rows.map(({ index }) => index)).toEqual(expected);
          },
        ),
        { numRuns: RUNS },
      ),
    );
  },
);
