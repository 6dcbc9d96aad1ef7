import { toRentVersionRows } from './rent-version-rows.rules';

const today = '2026-11-20';
const lease = { start: '2024-05-01', stop: null };
const version = (validFrom: string, fee: number) => ({
  validFrom,
  fee: fee.toFixed(4),
  feeAsM2: false,
  areas: [{ validFrom: '2024-01-01', area: '62.50' }],
  interval: 'MONTHLY' as const,
  taxRate: 0 as const,
});
const first = version('2024-05-01', 8500);
const noAdjustments = { lease, executed: [], scheduled: [], today };
const summarize = (rows: ReturnType<typeof toRentVersionRows>) =>
  rows.map(({ valid_from, total, phase, source, planned }) => [valid_from, total, phase, source, planned]);

test('gives the terms that the lease began with the source START', () => {
  expect(toRentVersionRows([first], noAdjustments)).toEqual([
    {
      valid_from: '2024-05-01',
      valid_to: null,
      phase: 'current',
      fee: 8500,
      fee_as_m2: false,
      area: null,
      total: 8500,
      tax_rate: 0,
      payment_interval: 'MONTHLY',
      source: 'START',
      adjustment: null,
      by_area: false,
      planned: false,
    },
  ]);
});

test('ends each version the day before the next, and marks the coming ones', () => {
  const rows = toRentVersionRows(
    [first, version('2026-12-01', 8800), version('2025-01-01', 8600)],
    noAdjustments,
  );
  expect(rows.map(({ valid_from, valid_to }) => [valid_from, valid_to])).toEqual([
    ['2026-12-01', null],
    ['2025-01-01', '2026-11-30'],
    ['2024-05-01', '2024-12-31'],
  ]);
  expect(summarize(rows)).toEqual([
    ['2026-12-01', 8800, 'coming', 'CHANGE', false],
    ['2025-01-01', 8600, 'current', 'CHANGE', false],
    ['2024-05-01', 8500, 'past', 'START', false],
  ]);
});

test('multiplies a fee per m² by the area', () => {
  const [row] = toRentVersionRows([{ ...first, fee: '129.5160', feeAsM2: true }], noAdjustments);
  expect(row).toMatchObject({ fee: 129.516, fee_as_m2: true, total: 8094.75 });
});

test('splits rent per m² where the area changes, and leaves a fixed rent in one version', () => {
  const areas = [
    { validFrom: '2024-01-01', area: '60' },
    { validFrom: '2025-07-01', area: '70' },
    { validFrom: '2027-01-01', area: '72.5' },
  ];
  const perM2 = { ...first, fee: '100', feeAsM2: true, areas };
  const executed = [{ id: 4, rate: 10, restores: false, from: '2026-01-01', fee: 110 }];
  const raised = { ...perM2, fee: '110', validFrom: '2026-01-01' };
  const rows = toRentVersionRows([perM2, raised], { ...noAdjustments, executed });
  expect(rows.map((row) => [row.valid_from, row.valid_to, row.area, row.total, row.by_area])).toEqual([
    ['2027-01-01', null, 72.5, 7975, true],
    ['2026-01-01', '2026-12-31', 70, 7700, false],
    ['2025-07-01', '2025-12-31', 70, 7000, true],
    ['2024-05-01', '2025-06-30', 60, 6000, false],
  ]);
  expect(rows.map(({ source }) => source)).toEqual(['CHANGE', 'ADJUSTMENT', 'CHANGE', 'START']);
  expect(toRentVersionRows([{ ...first, areas }], noAdjustments)).toHaveLength(1);
});

test('links a version to its adjustment until the fee is changed manually', () => {
  const executed = [{ id: 4, rate: 3.2, restores: false, from: '2025-01-01', fee: 8772 }];
  const [adjusted] = toRentVersionRows([first, version('2025-01-01', 8772)], { ...noAdjustments, executed });
  expect(adjusted).toMatchObject({ source: 'ADJUSTMENT', adjustment: { id: 4, rate: 3.2 } });
  const [changed] = toRentVersionRows([first, version('2025-01-01', 8700)], { ...noAdjustments, executed });
  expect(changed).toMatchObject({ source: 'CHANGE', adjustment: null });
});

test('gives the rent from before an adjustment, once restored, the source RESTORED', () => {
  const executed = [
    { id: 4, rate: 3.2, restores: false, from: today, fee: 8772 },
    { id: 5, rate: -3.1008, restores: true, from: today, fee: 8500 },
  ];
  const [row] = toRentVersionRows([first, version(today, 8500)], { ...noAdjustments, executed });
  expect(row).toMatchObject({ source: 'RESTORED', adjustment: { id: 5 } });
});

test('applies scheduled adjustments one after the other to the stored versions', () => {
  const scheduled = [
    { id: 7, rate: 10, from: '2027-01-01' },
    { id: 8, rate: 10, from: '2028-01-01' },
  ];
  const rows = toRentVersionRows([first, version('2027-06-01', 9000)], { ...noAdjustments, scheduled });
  expect(summarize(rows)).toEqual([
    ['2028-01-01', 9900, 'coming', 'ADJUSTMENT', true],
    ['2027-06-01', 9000, 'coming', 'CHANGE', false],
    ['2027-01-01', 9350, 'coming', 'ADJUSTMENT', true],
    ['2024-05-01', 8500, 'current', 'START', false],
  ]);
});

test('leaves out versions after the end, and has no current version of an ended lease', () => {
  const ended = { start: '2024-05-01', stop: '2026-10-31' };
  const scheduled = [{ id: 7, rate: 10, from: '2027-01-01' }];
  const rows = toRentVersionRows([first, version('2026-12-01', 9000)], {
    ...noAdjustments,
    lease: ended,
    scheduled,
  });
  expect(summarize(rows)).toEqual([['2024-05-01', 8500, 'past', 'START', false]]);
  expect(rows[0]).toMatchObject({ valid_to: '2026-10-31' });
});
