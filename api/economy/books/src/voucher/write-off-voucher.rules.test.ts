import { findMissingOfWriteOff } from './missing-vouchers.rules';
import { type BookedWriteOff, writeOffVoucher } from './write-off-voucher.rules';

const writeOff: BookedWriteOff = {
  ...{ id: 4, companyId: 2, tenantId: 3, book: null },
  ...{ amountOre: 562_500, day: '2027-01-15', registeredOn: '2027-01-16' },
  rates: [{ taxRate: 25, taxOre: 112_500 }],
};

test('of 5 625 kr, 4 500 are a loss and 1 125 VAT that comes back', () => {
  expect(writeOffVoucher(writeOff)).toEqual({
    ...{ id: 4, companyId: 2, tenantId: 3, book: null, isReversal: false, kind: 'WRITE_OFF' },
    ...{ eventDay: '2027-01-15', registeredOn: '2027-01-16', amountOre: -562_500 },
    lines: [
      { account: 6351, ore: 450_000 },
      { account: 2611, ore: 112_500 },
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
  expect(writeOffVoucher(recovered)).toMatchObject({
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
  const { lines } = writeOffVoucher({ ...writeOff, rates: [{ taxRate: 0, taxOre: 0 }] });
  expect(lines).toEqual([
    { account: 6351, ore: 562_500 },
    { account: 1510, ore: -562_500 },
  ]);
});

test('it is booked once, and follows its invoice to other books', () => {
  const booked = [writeOffVoucher(writeOff)];
  const today = '2027-02-01';
  expect(findMissingOfWriteOff({ event: writeOff, booked: [], today })).toEqual(booked);
  expect(findMissingOfWriteOff({ event: writeOff, booked, today })).toEqual([]);
  const moved = findMissingOfWriteOff({ event: { ...writeOff, book: 'FORTNOX' }, booked, today });
  expect(moved.map(({ book, isReversal, amountOre }) => [book, isReversal, amountOre])).toEqual([
    [null, true, 562_500],
    ['FORTNOX', false, -562_500],
  ]);
});
