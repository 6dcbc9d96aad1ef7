import type { TaxedVersion } from '@husrum/api-rent';
import { type LeaseToIndex, planSupplement } from './plan-supplement.rules';

const version: TaxedVersion = {
  ...{
    validFrom: '2019-01-01',
    fee: '25000.0000',
    feeAsM2: false,
    areas: [],
    interval: 'QUARTERLY',
    taxRate: 25,
  },
};
const lease: LeaseToIndex = {
  ...{ start: '2019-01-01', versions: [version], scheduledOn: null, earlier: null, isDone: false },
  clause: {
    ...{ baseRentOre: 10_000_000, share: '100.00', series: '1980', baseValue: '330.72', baseYear: 2018 },
    ...{ firstYear: 2019, mayFall: false, conversion: null },
  },
};
const october2020 = { value: '336.97', source: 'SCB' };

const plan = (changes: Partial<LeaseToIndex> = {}, index: string | null = '336.97') =>
  planSupplement(
    { ...lease, ...changes },
    2021,
    index === null ? undefined : { value: index, source: 'SCB' },
  );
const leftOut = (changes: Partial<LeaseToIndex>, index: string | null = '336.97') =>
  plan(changes, index).leftOut?.replace(/\s/g, ' ');
const withClause = (changes: Partial<LeaseToIndex['clause']>) => ({
  clause: { ...lease.clause, ...changes },
});

test('gives the published examples', () => {
  expect(planSupplement(lease, 2021, october2020)).toMatchObject({
    leftOut: null,
    warning: null,
    terms: {
      new_supplement_ore: 188_982,
      old_year_ore: 10_000_000,
      new_year_ore: 10_188_984,
      new_fee: '25472.46',
    },
  });
  const share = {
    ...withClause({ baseRentOre: 24_000_000, share: '75.00' }),
    versions: [{ ...version, fee: 60_000 }],
  };
  expect(plan(share, '336.04')).toMatchObject({
    terms: { new_supplement_ore: 289_550, new_fee: '60723.88' },
  });
  expect(plan(withClause({ baseValue: '314.40' }), '314.02')).toMatchObject({
    terms: { new_supplement_ore: 0, new_fee: '25000', old_fee: '25000' },
  });
});

test('the rent falls below the base rent only if the clause says so', () => {
  expect(plan(withClause({ baseValue: '314.40', mayFall: true }), '314.02')).toMatchObject({
    warning: 'Hyran sänks',
    terms: { new_supplement_ore: -12_087 },
  });
});

test('a supplement that the index no longer gives is taken back, down to the base rent', () => {
  const earlier = { ...lease.clause, supplementOre: 188_982 };
  const planned = plan({ earlier, versions: [{ ...version, fee: '25472.46' }] }, '330.00');
  expect(planned).toMatchObject({
    warning: 'Hyran sänks',
    terms: { new_supplement_ore: 0, new_fee: '25000' },
  });
});

test('says of the first run what it counts as the supplement of before', () => {
  const planned = plan({ versions: [{ ...version, fee: 25_100 }] });
  expect(planned.leftOut === null && planned.warning?.replace(/\s/g, ' ')).toBe(
    'Första uppräkningen här: 400 kr av hyran räknas som tillägg',
  );
});

test('a fee per m² gets four decimals', () => {
  const areas = [{ validFrom: '2019-01-01', area: '85.50' }];
  const perM2: TaxedVersion = { ...version, fee: '1169.5906', feeAsM2: true, areas, interval: 'YEARLY' };
  expect(plan({ versions: [perM2] })).toMatchObject({
    terms: { new_fee: '1191.6938', new_year_ore: 10_188_982 },
  });
  expect(leftOut({ versions: [{ ...perM2, areas: [] }] })).toBe(
    'Hyran, 0 kr per år, är lägre än bashyran. Rätta hyran eller klausulen.',
  );
});

test.each<[string, Partial<LeaseToIndex>, string | null, string]>([
  ['a rent that is done', { isDone: true }, '336.97', 'Hyran är redan uppräknad för 2021'],
  ['a lease that begins later', { start: '2021-01-01' }, '336.97', 'Uthyrningen börjar 2021-01-01'],
  [
    'an earlier year than the first',
    withClause({ firstYear: 2022 }),
    '336.97',
    'Första året med tillägg är 2022',
  ],
  [
    'a rent that changes on the day or later',
    { versions: [version, { ...version, validFrom: '2021-03-01' }] },
    '336.97',
    'Hyran är redan ändrad från 2021-03-01',
  ],
  [
    'a scheduled adjustment',
    { scheduledOn: '2021-02-01' },
    '336.97',
    'En hyresjustering är planerad 2021-02-01. Genomför eller ta bort den först.',
  ],
  ['no rent', { versions: [{ ...version, fee: 0 }] }, '336.97', 'Uthyrningen har ingen hyra'],
  ['a missing index', {}, null, 'Oktober 2020 saknas i indextabellen (KPI, basår 1980)'],
  [
    'a rent that was changed in another way since the last supplement',
    { earlier: { ...lease.clause, supplementOre: 188_982 } },
    '336.97',
    'Hyran är 100 000 kr per år i stället för 101 889,82 kr efter förra uppräkningen. Ändra bashyran i klausulen eller rätta hyran.',
  ],
  [
    'a rent below the base rent',
    { versions: [{ ...version, fee: 24_000 }] },
    '336.97',
    'Hyran, 96 000 kr per år, är lägre än bashyran. Rätta hyran eller klausulen.',
  ],
])('leaves out %s', (_what, changes, index, reason) => {
  expect(leftOut(changes, index)).toBe(reason);
});

test('a clause that was changed since the last supplement is compared with the rent itself', () => {
  const earlier = { ...lease.clause, baseRentOre: 9_000_000, supplementOre: 100_000 };
  expect(plan({ earlier })).toMatchObject({ leftOut: null, terms: { old_supplement_ore: 0 } });
});
