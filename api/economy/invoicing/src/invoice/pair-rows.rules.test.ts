import { pairRows } from './pair-rows.rules';

const january = { start: '2027-01-01', stop: '2027-01-31' };
const row = (name: string, ore: number, addonId: number | null = null) => ({
  ...{ name, total_ore: ore, tax_rate: 25, lease_addon_id: addonId },
  ...january,
});
const plan = (name: string, ore: number, addonId: number | null = null) => ({
  ...{ name, netOre: ore, taxRate: 25, addonId, period: january },
});
const [rent, parking] = [row('Hyra', 800_000), row('Bilplats', 20_000, 1)];

test('pairs rows that stay, in any order', () => {
  const planned = [plan('Bilplats', 20_000, 1), plan('Hyra', 800_000)];
  expect(pairRows([rent, parking], planned)).toEqual([
    [parking, planned[0]],
    [rent, planned[1]],
  ]);
});

test('pairs a row with the add-on that continues its own', () => {
  const continued = plan('Bilplats', 20_000, 2);
  expect(pairRows([parking], [continued])).toEqual([[parking, continued]]);
});

test('of two equal rows, each is paired with its own add-on', () => {
  const other = row('Bilplats', 20_000, 2);
  const planned = [plan('Bilplats', 20_000, 2), plan('Bilplats', 20_000, 1)];
  expect(pairRows([parking, other], planned)).toEqual([
    [other, planned[0]],
    [parking, planned[1]],
  ]);
});

test.each([
  ['the amount changes', [plan('Hyra', 816_000), plan('Bilplats', 20_000, 1)]],
  ['the name changes', [plan('Hyra', 800_000), plan('Garage', 20_000, 1)]],
  ['the VAT changes', [plan('Hyra', 800_000), { ...plan('Bilplats', 20_000, 1), taxRate: 12 }]],
  [
    'the days change',
    [
      plan('Hyra', 800_000),
      { ...plan('Bilplats', 20_000, 1), period: { start: '2027-01-02', stop: '2027-01-31' } },
    ],
  ],
  ['a row goes', [plan('Hyra', 800_000)]],
  ['a row comes', [plan('Hyra', 800_000), plan('Bilplats', 20_000, 1), plan('Bilplats', 20_000, 2)]],
])('pairs nothing when %s', (_what, planned) => {
  expect(pairRows([rent, parking], planned)).toBeNull();
});

test('an old row has no days, and is paired by the rest; other days at either end are a change', () => {
  const old = { ...rent, start: null, stop: null };
  const planned = plan('Hyra', 800_000);
  expect(pairRows([old], [planned])).toEqual([[old, planned]]);
  for (const period of [
    { start: '2027-01-01', stop: '2027-01-30' },
    { start: '2027-01-02', stop: '2027-01-31' },
  ])
    expect(pairRows([rent], [{ ...planned, period }])).toBeNull();
});
