import {
  findMissingOfInvoice,
  findMissingOfMovedCredits,
  findMissingOfPayment,
} from './missing-vouchers.rules';
import {
  type BookedInvoice,
  invoiceVoucher,
  type MovedCredit,
  movedCreditVoucher,
  paymentVoucher,
  type Voucher,
} from './voucher.rules';

const today = '2026-12-05';
const invoice: BookedInvoice = {
  ...{ id: 1, companyId: 2, tenantId: 3, book: null },
  ...{ kind: 'RENT', sentOn: '2026-11-20', cancelledOn: null, payOre: 8500, roundedOre: 0 },
  rates: [{ taxRate: 0, netOre: 8500, taxOre: 0 }],
};
const sent = invoiceVoucher(invoice);
const missing = (event: BookedInvoice, ...booked: Voucher[]) =>
  findMissingOfInvoice({ event, booked, today });

test('a sent invoice is booked once', () => {
  expect(missing(invoice)).toEqual([sent]);
  expect(missing(invoice, sent)).toEqual([]);
});

test('what was booked stays as it is when the same would be booked in another way now, and so does its cancellation', () => {
  const booked = {
    ...sent,
    lines: sent.lines.map((line) => (line.ore > 0 ? line : { ...line, account: 3911 })),
  };
  expect(missing(invoice, booked)).toEqual([]);
  const cancelled = missing({ ...invoice, cancelledOn: '2026-12-04' }, booked);
  expect(cancelled).toMatchObject([
    {
      kind: 'CANCELLATION',
      eventDay: '2026-12-04',
      lines: [
        { account: 1510, ore: -8500 },
        { account: 3911, ore: 8500 },
      ],
    },
  ]);
  expect(missing({ ...invoice, cancelledOn: '2026-12-04' }, booked, ...cancelled)).toEqual([]);
});

test('an invoice that was sent and cancelled before anything was booked gets both', () => {
  expect(missing({ ...invoice, cancelledOn: '2026-12-04' }).map(({ kind }) => kind)).toEqual([
    'INVOICE',
    'CANCELLATION',
  ]);
});

test('an invoice that moves to other books is taken back today in the former ones, and can come back', () => {
  const moved = missing({ ...invoice, book: 'FORTNOX' }, sent);
  expect(
    moved.map(({ book, isReversal, eventDay, amountOre }) => [book, isReversal, eventDay, amountOre]),
  ).toEqual([
    [null, true, today, -8500],
    ['FORTNOX', false, '2026-11-20', 8500],
  ]);
  expect(missing({ ...invoice, book: 'FORTNOX' }, sent, ...moved)).toEqual([]);
  const back = missing(invoice, sent, ...moved);
  expect(back.map(({ book, isReversal, amountOre }) => [book, isReversal, amountOre])).toEqual([
    ['FORTNOX', true, -8500],
    [null, false, 8500],
  ]);
  expect(missing(invoice, sent, ...moved, ...back)).toEqual([]);
});

test('a payment is booked once, and follows its invoice to other books', () => {
  const event = { ...invoice, amountOre: 5000, paidOn: '2026-11-25', registeredOn: '2026-11-26' };
  const paid = paymentVoucher(event);
  expect(findMissingOfPayment({ event, booked: [], today })).toEqual([paid]);
  expect(findMissingOfPayment({ event, booked: [paid], today })).toEqual([]);
  const moved = findMissingOfPayment({ event: { ...event, book: 'VISMA' }, booked: [paid], today });
  expect(moved.map(({ book, amountOre }) => [book, amountOre])).toEqual([
    [null, 5000],
    ['VISMA', -5000],
  ]);
});

test('when another amount of an allocation moves between books, the former one is taken back', () => {
  const credit = (ore: number): MovedCredit => ({
    ...{
      id: 9,
      companyId: 2,
      tenantId: 3,
      book: null,
      kind: 'CREDIT_FROM_PROGRAM',
      ore,
      movedOn: '2026-11-30',
    },
  });
  const booked = [movedCreditVoucher(credit(1500))];
  expect(findMissingOfMovedCredits({ event: [credit(1500)], booked, today })).toEqual([]);
  const changes = findMissingOfMovedCredits({ event: [credit(1000)], booked, today });
  expect(changes.map(({ isReversal, amountOre }) => [isReversal, amountOre])).toEqual([
    [true, 1500],
    [false, -1000],
  ]);
  expect(
    findMissingOfMovedCredits({ event: [credit(1000)], booked: [...booked, ...changes], today }),
  ).toEqual([]);
  expect(findMissingOfMovedCredits({ event: [], booked, today })).toMatchObject([
    { isReversal: true, eventDay: today, amountOre: 1500 },
  ]);
});
