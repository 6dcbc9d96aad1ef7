import { type BookingRules, standardRules } from './booking-rules';
import { type BookedCharge, type BookedRow, chargeLines, findIncomeAccount } from './income.rules';

const row = (change: Partial<BookedRow>): BookedRow => ({
  ...{ income: 'RENT', taxRate: 0, netOre: 10_000, taxOre: 0, period: null },
  ...change,
});
const charge: BookedCharge = { rows: [], roundedOre: 0, object: 'premises', costCentre: null };
const linesOf = (rows: readonly BookedRow[], rules: BookingRules, change: Partial<BookedCharge> = {}) =>
  chargeLines({ ...charge, rows, ...change }, rules).map(({ account, ore, costCentre }) => [
    ...[account, ore],
    ...(costCentre === undefined ? [] : [costCentre]),
  ]);

const accounts = [
  { income: null, object: null, taxRate: 25, account: 3010 },
  { income: null, object: 'premises', taxRate: 25, account: 3913 },
  { income: 'ADDON', object: null, taxRate: 25, account: 3914 },
  { income: 'ADDON', object: 'parkings', taxRate: 25, account: 3915 },
] as const;

test.each([
  ['RENT', 'apartments', 25, 3010],
  ['RENT', null, 25, 3010],
  ['RENT', 'premises', 25, 3913],
  ['ADDON', 'premises', 25, 3914],
  ['ADDON', 'parkings', 25, 3915],
  ['RENT', 'premises', 0, 3004],
] as const)('%s of %s with %d %% is on %d', (income, object, taxRate, account) => {
  expect(findIncomeAccount({ accounts }, { income, object, taxRate })).toBe(account);
  expect(findIncomeAccount({ accounts: accounts.toReversed() }, { income, object, taxRate })).toBe(account);
});

test('what late tenants owe is on accounts of its own, without a rate, and an account of all kinds does not fit', () => {
  const rows = [
    row({ netOre: 850_000 }),
    row({ income: 'LATE_FEE', netOre: 6000 }),
    row({ income: 'LATE_INTEREST', netOre: 4658 }),
  ];
  const rates = (rules: BookingRules) =>
    chargeLines({ ...charge, rows }, rules).map(({ account, ore, taxRate }) => [account, ore, taxRate]);
  expect(rates(standardRules)).toEqual([
    [3004, -850_000, 0],
    [3540, -6000, undefined],
    [8313, -4658, undefined],
  ]);
  const own = [
    { income: null, object: null, taxRate: 0, account: 3911 },
    { income: 'LATE_INTEREST', object: null, taxRate: 0, account: 8314 },
  ] as const;
  expect(rates({ ...standardRules, accounts: own })).toEqual([
    [3540, -6000, undefined],
    [3911, -850_000, 0],
    [8314, -4658, undefined],
  ]);
});

test('rows on one account are one line, and rows on several are in their order', () => {
  const rows = [
    row({ income: 'ADDON', taxRate: 25, netOre: 5000, taxOre: 1250 }),
    row({ taxRate: 25, netOre: 10_000, taxOre: 2500 }),
    row({ income: 'OTHER', taxRate: 25, netOre: 100, taxOre: 25 }),
  ];
  expect(linesOf(rows, standardRules)).toEqual([
    [3001, -15_100],
    [2611, -3775],
  ]);
  expect(linesOf(rows, { ...standardRules, accounts })).toEqual([
    [3913, -10_100],
    [3914, -5000],
    [2611, -3775],
  ]);
});

test('VAT of 25 % that the landlord has chosen is on an account of its own', () => {
  const rules = { ...standardRules, voluntaryVatAccount: 2613 };
  const rows = [
    row({ taxRate: 25, taxOre: 2500 }),
    row({ taxRate: 12, taxOre: 1200 }),
    row({ taxRate: 6, taxOre: 600 }),
  ];
  const accountsOf = (object: BookedCharge['object']) =>
    linesOf(rows, rules, { object }).flatMap(([account]) => (Number(account) < 3000 ? [account] : []));
  expect(accountsOf('premises')).toEqual([2613, 2621, 2631]);
  expect(accountsOf('vacancies')).toEqual([2613, 2621, 2631]);
  expect(accountsOf('parkings')).toEqual([2611, 2621, 2631]);
  expect(accountsOf(null)).toEqual([2611, 2621, 2631]);
});

test('income and rounding have the cost centre of the house, and VAT has not', () => {
  const rows = [row({ taxRate: 25, netOre: 10_010, taxOre: 2503 })];
  expect(linesOf(rows, standardRules, { costCentre: 'BJ', roundedOre: -13 })).toEqual([
    [3001, -10_010, 'BJ'],
    [2611, -2503],
    [3740, 13, 'BJ'],
  ]);
});
