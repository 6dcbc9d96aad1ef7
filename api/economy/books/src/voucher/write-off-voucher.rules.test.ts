import { type BookingRules, standardRules } from './booking-rules';
import { findMissingOfWriteOff } from './missing-vouchers.rules';
import { type BookedWriteOff, writeOffVoucher } from './write-off-voucher.rules';

const today = '2027-02-01';
const toVoucher = (event: BookedWriteOff, rules: BookingRules = standardRules) =>
  writeOffVoucher(event, { rules, today });
const find = (event: BookedWriteOff, booked: ReturnType<typeof toVoucher>[]) =>
  findMissingOfWriteOff({ event, booked, today, rules: standardRules });

const writeOff: BookedWriteOff = {
  ...{ id: 4, companyId: 2, tenantId: 3, book: null },
  ...{ amountOre: 562_500, day: '2027-01-15', registeredOn: '2027-01-16' },
  rates: [{ taxRate: 25, taxOre: 112_500 }],
  ...{ object: 'premises', costCentre: null, deferredSince: null, isNew: true, wasNeverIncome: false },
};

test('of 5 625 kr, 4 500 are a loss and 1 125 VAT that comes back', () => {
  expect(toVoucher(writeOff)).toEqual({
    ...{ id: 4, companyId: 2, tenantId: 3, book: null, isReversal: false, kind: 'WRITE_OFF' },
    ...{ eventDay: '2027-01-15', registeredOn: '2027-01-16', amountOre: -562_500 },
    lines: [
      { account: 6351, ore: 450_000 },
      { account: 2611, ore: 112_500, taxRate: 25 },
      { account: 1510, ore: -562_500 },
    ],
  });
});

test('what is recovered is booked the other way around, on the accounts of each rate', () => {
  const recovered: BookedWriteOff = {
    ...writeOff,
    amountOre: -100_000,
    rates: [
      { taxRate: 25, taxOre: -10_000 },
      { taxRate: 12, taxOre: -2000 },
      { taxRate: 6, taxOre: -1000 },
      { taxRate: 0, taxOre: 0 },
    ],
  };
  expect(toVoucher(recovered)).toMatchObject({
    kind: 'UNDONE_WRITE_OFF',
    amountOre: 100_000,
    lines: [
      { account: 6351, ore: -87_000 },
      { account: 2611, ore: -10_000 },
      { account: 2621, ore: -2000 },
      { account: 2631, ore: -1000 },
      { account: 1510, ore: 100_000 },
    ],
  });
});

test('without VAT, all of it is a loss', () => {
  const { lines } = toVoucher({ ...writeOff, rates: [{ taxRate: 0, taxOre: 0 }] });
  expect(lines).toEqual([
    { account: 6351, ore: 562_500 },
    { account: 1510, ore: -562_500 },
  ]);
});

test('it is booked once, and follows its invoice to other books', () => {
  const booked = [toVoucher(writeOff)];
  expect(find(writeOff, [])).toEqual(booked);
  expect(find(writeOff, booked)).toEqual([]);
  const moved = find({ ...writeOff, book: 'FORTNOX' }, booked);
  expect(moved.map(({ book, isReversal, amountOre }) => [book, isReversal, amountOre])).toEqual([
    [null, true, 562_500],
    ['FORTNOX', false, -562_500],
  ]);
});

test('a loss has the cost centre of the house, and chosen VAT comes back from its own account', () => {
  const { lines } = toVoucher(
    { ...writeOff, costCentre: 'BJ4' },
    { ...standardRules, voluntaryVatAccount: 2613 },
  );
  expect(lines).toMatchObject([{ account: 6351, costCentre: 'BJ4' }, { account: 2613 }, { account: 1510 }]);
});

test('what was never income is no loss, and neither is what is recovered of it', () => {
  const rules: BookingRules = { ...standardRules, cashFrom: '2026-01-01', fiscalYearStart: 1 };
  const thisYear = { ...writeOff, deferredSince: '2027-01-02' };
  expect(toVoucher(thisYear, rules)).toMatchObject({ isDeferred: true, amountOre: -562_500, lines: [] });
  const recovered = { ...thisYear, amountOre: -1000, isNew: false, wasNeverIncome: true };
  expect(toVoucher(recovered, rules)).toMatchObject({ isDeferred: true, lines: [] });
  // It became income when the year ended.
  const lastYear = { ...writeOff, deferredSince: '2026-11-20' };
  expect(toVoucher(lastYear, rules).lines).toHaveLength(3);
  expect(toVoucher({ ...lastYear, amountOre: -1000, isNew: false }, rules).isDeferred).toBeUndefined();
});
