import { findLastExport, listMonths } from './books-months.rules';

const exports = [
  { from: '2026-09-01', to: '2026-10-31', at: '2026-11-02T08:00:00.000Z', by: 'Anna' },
  { from: '2026-10-01', to: '2026-10-31', at: '2026-11-05T08:00:00.000Z', by: 'Bo' },
  { from: '2026-10-02', to: '2026-10-31', at: '2026-11-06T08:00:00.000Z', by: 'Bo' },
];

test('a month is exported by the last file that has all of its days', () => {
  expect(findLastExport('2026-10', exports)?.at).toBe('2026-11-05T08:00:00.000Z');
  expect(findLastExport('2026-09', exports)?.by).toBe('Anna');
  expect(findLastExport('2026-11', exports)).toBeNull();
});

test('lists every month from the first booked one to today, the latest first', () => {
  const booked = [
    { month: '2026-10', vouchers: 3, debitOre: 850_000 },
    { month: '2026-08', vouchers: 1, debitOre: 100 },
  ];
  const months = listMonths(booked, { today: '2026-11-30', lockedThrough: '2026-09-30', exports });
  expect(
    months.map(({ month, vouchers, turnover, is_locked }) => [month, vouchers, turnover, is_locked]),
  ).toEqual([
    ['2026-11', 0, 0, false],
    ['2026-10', 3, 8500, false],
    ['2026-09', 0, 0, true],
    ['2026-08', 1, 1, true],
  ]);
});

test('a month to come has a row when something is booked in it', () => {
  const booked = [{ month: '2027-01', vouchers: 1, debitOre: 100 }];
  const months = listMonths(booked, { today: '2026-11-30', lockedThrough: null, exports: [] });
  expect(months.map(({ month }) => month)).toEqual(['2027-01', '2026-12', '2026-11']);
});
