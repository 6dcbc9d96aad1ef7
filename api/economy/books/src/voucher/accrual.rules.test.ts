import { accrueRows } from './accrual.rules';
import type { BookedRow } from './income.rules';

const row = (netOre: number, start?: string, stop?: string): BookedRow => ({
  ...{ income: 'RENT', taxRate: 0, netOre, taxOre: 0 },
  period: start === undefined || stop === undefined ? null : { start, stop },
});
/** What is income on each day; that of the sending first. */
const accrue = (sentOn: string, ...rows: BookedRow[]) => {
  const { now, later } = accrueRows(rows, sentOn);
  const sum = (some: readonly BookedRow[]) => some.reduce((ore, { netOre }) => ore + netOre, 0);
  return [sum(now), ...later.map((one) => [one.day, sum(one.rows)])];
};

test.each([
  // A month that has begun when it is sent, and one that has passed, are income at once.
  ['2026-12-01', ['2026-12-01', '2026-12-31'], [3100]],
  ['2026-12-31', ['2026-12-01', '2026-12-31'], [3100]],
  ['2027-02-01', ['2026-12-01', '2026-12-31'], [3100]],
  ['2026-11-30', ['2026-12-01', '2026-12-31'], [0, ['2026-12-01', 3100]]],
  ['2026-12-10', ['2026-12-01', '2027-01-31'], [1550, ['2027-01-01', 1550]]],
  // Half of December, and the whole of January.
  ['2026-11-28', ['2026-12-17', '2027-01-31'], [0, ['2026-12-17', 1011], ['2027-01-01', 2089]]],
] as const)('sent on %s for %j: %j', (sentOn, [start, stop], expected) => {
  expect(accrue(sentOn, row(3100, start, stop))).toEqual(expected);
});

test('the months sum to the row, also with öre that cannot be divided, and of a credit', () => {
  expect(accrue('2026-11-28', row(100, '2026-12-01', '2027-02-28'))).toEqual([
    0,
    ['2026-12-01', 33],
    ['2027-01-01', 34],
    ['2027-02-01', 33],
  ]);
  expect(accrue('2026-11-28', row(-100, '2026-12-01', '2027-02-28')).flat()).toEqual(
    expect.arrayContaining([-33, -34]),
  );
});

test('what is not for days is income at once, and rows of the same day are together', () => {
  const rows = [row(500), row(1000, '2026-12-01', '2026-12-31'), row(70, '2026-12-01', '2026-12-31')];
  expect(accrue('2026-11-28', ...rows)).toEqual([500, ['2026-12-01', 1070]]);
});
