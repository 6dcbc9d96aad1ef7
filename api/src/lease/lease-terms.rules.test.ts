import { termsOverTime } from './lease-terms.rules';

const today = '2026-11-20';
const lease = { start: '2024-05-01', stop: null };
const version = (validFrom: string, fee: number) => ({
  validFrom,
  fee: fee.toFixed(4),
  feeAsM2: false,
  area: '62.50',
  interval: 'MONTHLY' as const,
  taxRate: 0 as const,
});
const first = version('2024-05-01', 8500);
const nothing = { lease, done: [], scheduled: [], today };
const brief = (terms: ReturnType<typeof termsOverTime>) =>
  terms.map(({ valid_from, total, phase, source, planned }) => [valid_from, total, phase, source, planned]);

test('terms that nobody has changed are those of the start', () => {
  expect(termsOverTime([first], nothing)).toEqual([
    {
      valid_from: '2024-05-01',
      valid_to: null,
      phase: 'current',
      fee: 8500,
      fee_as_m2: false,
      total: 8500,
      tax_rate: 0,
      payment_interval: 'MONTHLY',
      source: 'START',
      adjustment: null,
      planned: false,
    },
  ]);
});

test('each version lasts until the day before the next, newest first, and the coming ones are told', () => {
  const terms = termsOverTime([first, version('2026-12-01', 8800), version('2025-01-01', 8600)], nothing);
  expect(terms.map(({ valid_from, valid_to }) => [valid_from, valid_to])).toEqual([
    ['2026-12-01', null],
    ['2025-01-01', '2026-11-30'],
    ['2024-05-01', '2024-12-31'],
  ]);
  expect(brief(terms)).toEqual([
    ['2026-12-01', 8800, 'coming', 'CHANGE', false],
    ['2025-01-01', 8600, 'current', 'CHANGE', false],
    ['2024-05-01', 8500, 'past', 'START', false],
  ]);
});

test('a fee per square metre becomes a rent by the area', () => {
  const [terms] = termsOverTime([{ ...first, fee: '129.5160', feeAsM2: true }], nothing);
  expect(terms).toMatchObject({ fee: 129.516, fee_as_m2: true, total: 8094.75 });
});

test('what an adjustment has made leads to it, until somebody changes it by hand', () => {
  const done = [{ id: 4, rate: 3.2, restores: false, from: '2025-01-01', fee: 8772 }];
  const [adjusted] = termsOverTime([first, version('2025-01-01', 8772)], { ...nothing, done });
  expect(adjusted).toMatchObject({ source: 'ADJUSTMENT', adjustment: { id: 4, rate: 3.2 } });
  const [changed] = termsOverTime([first, version('2025-01-01', 8700)], { ...nothing, done });
  expect(changed).toMatchObject({ source: 'CHANGE', adjustment: null });
});

test('rents that were given back say so', () => {
  const done = [
    { id: 4, rate: 3.2, restores: false, from: today, fee: 8772 },
    { id: 5, rate: -3.1008, restores: true, from: today, fee: 8500 },
  ];
  const [terms] = termsOverTime([first, version(today, 8500)], { ...nothing, done });
  expect(terms).toMatchObject({ source: 'RESTORED', adjustment: { id: 5 } });
});

test('scheduled adjustments are foreseen one after the other, on the versions that stand', () => {
  const scheduled = [
    { id: 7, rate: 10, from: '2027-01-01' },
    { id: 8, rate: 10, from: '2028-01-01' },
  ];
  const terms = termsOverTime([first, version('2027-06-01', 9000)], { ...nothing, scheduled });
  expect(brief(terms)).toEqual([
    ['2028-01-01', 10_890, 'coming', 'ADJUSTMENT', true],
    ['2027-06-01', 9900, 'coming', 'CHANGE', true],
    ['2027-01-01', 9350, 'coming', 'ADJUSTMENT', true],
    ['2024-05-01', 8500, 'current', 'START', false],
  ]);
});

test('nothing comes after the end, and of an ended lease nothing counts today', () => {
  const ended = { start: '2024-05-01', stop: '2026-10-31' };
  const scheduled = [{ id: 7, rate: 10, from: '2027-01-01' }];
  const terms = termsOverTime([first, version('2026-12-01', 9000)], { ...nothing, lease: ended, scheduled });
  expect(brief(terms)).toEqual([['2024-05-01', 8500, 'past', 'START', false]]);
  expect(terms[0]).toMatchObject({ valid_to: '2026-10-31' });
});
