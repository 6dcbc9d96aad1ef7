import { type BookedDepositEntry, depositVoucher } from './deposit-voucher.rules';

const entry: BookedDepositEntry = {
  ...{ id: 7, companyId: 1, tenantId: 2, book: null, what: 'REPAID', amountOre: 1_500_000 },
  ...{ day: '2026-11-20', registeredOn: '2026-11-21', depositAccount: 2890, account: 1930 },
};
const linesOf = (change: Partial<BookedDepositEntry>) =>
  depositVoucher({ ...entry, ...change }).lines.map(({ account, ore }) => `${account} ${ore}`);

test('what is repaid goes from the debt to the bank, and changes nothing that the tenant owes', () => {
  expect(depositVoucher(entry)).toEqual({
    ...{ id: 7, companyId: 1, tenantId: 2, book: null, isReversal: false, kind: 'DEPOSIT', amountOre: 0 },
    ...{ eventDay: '2026-11-20', registeredOn: '2026-11-21' },
    lines: [
      { account: 2890, ore: 1_500_000 },
      { account: 1930, ore: -1_500_000 },
    ],
  });
});

test('what is used for a cost is the income that makes up for it', () => {
  expect(linesOf({ what: 'USED_COST', account: 3990, amountOre: 320_000 })).toEqual([
    '2890 320000',
    '3990 -320000',
  ]);
});

test('interest is a cost that makes the debt larger', () => {
  expect(linesOf({ what: 'INTEREST', account: 8429, amountOre: 40_000 })).toEqual([
    '2890 -40000',
    '8429 40000',
  ]);
});

test('undoing turns the lines round', () => {
  expect(depositVoucher({ ...entry, amountOre: -1_500_000 })).toMatchObject({ kind: 'UNDONE_DEPOSIT' });
  expect(linesOf({ amountOre: -1_500_000 })).toEqual(['2890 -1500000', '1930 1500000']);
  expect(linesOf({ what: 'INTEREST', account: 8429, amountOre: -40_000 })).toEqual([
    '2890 40000',
    '8429 -40000',
  ]);
});
