import type { ReportAggregate, ReportFieldType } from '@husrum/contract/report';
import { toSheet } from './report-sheet.rules';
import type { ReportTable } from './report-table.types';

const column = (key: string, type: ReportFieldType) => ({ key, label: key, type, decimals: null });
const columns = [column('name', 'text'), column('start', 'datetime'), column('fee', 'number')];
const total = (
  name: ReportAggregate['function'],
  field: string | null,
  value: string | number | null,
  type: ReportFieldType = 'number',
): ReportTable['totals'][number] => ({
  key: `${name}(${field})`,
  label: `${name} ${field}`,
  ...{ field, type, value, function: name, decimals: 2 },
});
const listTotals = (totals: ReportTable['totals'], shown: ReportTable['columns'] = columns) =>
  toSheet({ columns: shown, chart: null, totals, chunks: [] }).totals?.();

test('totals stand under their columns, one row for each calculation', () => {
  expect(
    listTotals([
      total('count', null, 12),
      total('sum', 'fee', 20500.5),
      total('min', 'start', '2024-05-01', 'datetime'),
      total('max', 'start', '2026-05-01', 'datetime'),
      total('max', 'fee', 12000),
    ]),
  ).toEqual([
    ['12 rader', null, null],
    ['Summa', null, 20500.5],
    ['Tidigast', '2024-05-01', null],
    ['Högsta', '2026-05-01', 12000],
  ]);
});

test('totals of fields that are not columns have rows of their own', () => {
  const totals = [total('sum', 'fee', 20500.5), total('sum', 'area', 7199)];
  expect(listTotals(totals)).toEqual([
    ['Summa', null, 20500.5],
    ['sum area', 7199],
  ]);
  expect(listTotals(totals, [column('name', 'text')])).toEqual([
    ['sum fee: 20\u00a0500,50'],
    ['sum area: 7\u00a0199,00'],
  ]);
});

test('the totals of a grouped report are one row', () => {
  const grouped = [column('house', 'text'), column('sum(fee)', 'number'), column('count(null)', 'number')];
  expect(listTotals([total('sum', 'fee', 100), total('count', null, 3)], grouped)).toEqual([
    ['Totalt', 100, 3],
  ]);
});
