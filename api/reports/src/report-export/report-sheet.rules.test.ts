import type { ReportAggregate, ReportFieldType } from '@husrum/contract/report';
import { toSheet, toTotalTexts } from './report-sheet.rules';
import type { ReportTable } from './report-table.types';

const column = (key: string, type: ReportFieldType) => ({ key, label: key, type, decimals: null });
const columns = [column('name', 'text'), column('start', 'datetime'), column('fee', 'number')];
const total = (
  aggregateFunction: ReportAggregate['function'],
  field: string | null,
  value: string | number | null,
  type: ReportFieldType = 'number',
): ReportTable['totals'][number] => ({
  key: `${aggregateFunction}(${field})`,
  label: `${aggregateFunction} ${field}`,
  ...{ field, type, value, function: aggregateFunction, decimals: 2 },
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

test('totals stand beside their label as text when every column has one', () => {
  const totals = [total('sum', 'fee', 20500.5), total('max', 'fee', 12000), total('sum', 'area', 7199)];
  expect(listTotals(totals.slice(0, 2), [column('fee', 'number')])).toEqual([
    ['Summa: 20\u00a0500,50'],
    ['Högsta: 12\u00a0000,00'],
  ]);
  expect(listTotals(totals, [column('area', 'number'), column('fee', 'number')])).toEqual([
    ['Summa: 7\u00a0199,00', 20500.5],
    ['Högsta', 12000],
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

test('in a PDF, a total has its own decimals, not those of its column', () => {
  const wholeNumbers = { ...column('floor', 'number'), decimals: 0 };
  const amounts = { ...column('fee', 'number'), decimals: 2 };
  const totals = [total('avg', 'floor', 2.35), { ...total('count', 'fee', 12), decimals: 0 }];
  expect(toTotalTexts({ columns: [column('name', 'text'), wholeNumbers, amounts], totals })).toEqual([
    ['Antal', '', '12'],
    ['Medelvärde', '2,35', ''],
  ]);
});

test('the totals of a grouped report are one row', () => {
  const grouped = [column('house', 'text'), column('sum(fee)', 'number'), column('count(null)', 'number')];
  expect(listTotals([total('sum', 'fee', 100), total('count', null, 3)], grouped)).toEqual([
    ['Totalt', 100, 3],
  ]);
});
