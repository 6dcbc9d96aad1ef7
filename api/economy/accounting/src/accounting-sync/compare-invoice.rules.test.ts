import { compareInvoice, comparePayments } from './compare-invoice.rules';

const ours = {
  payOre: 850_000,
  leftOre: 850_000,
  dueDate: '2026-12-31',
  isCancelled: false,
  hasCreditInvoice: false,
  isSettlementPending: false,
  isCreditInvoice: false,
} as const;
const theirs = {
  payOre: 850_000,
  leftOre: 850_000,
  dueDate: '2026-12-31',
  isCancelled: false,
  creditedById: null,
} as const;

test('finds nothing when both sides are equal', () => {
  expect(compareInvoice(ours, theirs)).toEqual([]);
});

test('compares amount, due date and what is left to pay', () => {
  expect(compareInvoice(ours, { ...theirs, dueDate: '2027-01-15', leftOre: 350_000 })).toEqual([
    { field: 'DUE_DATE', ours: '2026-12-31', theirs: '2027-01-15', serviceId: null },
    { field: 'LEFT', ours: '850000', theirs: '350000', serviceId: null },
  ]);
  // The other divergences follow from the amount.
  expect(compareInvoice(ours, { ...theirs, payOre: 860_000, leftOre: 860_000 })).toEqual([
    { field: 'AMOUNT', ours: '850000', theirs: '860000', serviceId: null },
  ]);
});

test('a due date that may still change here is not compared', () => {
  expect(compareInvoice({ ...ours, dueDate: null }, { ...theirs, dueDate: '2027-01-15' })).toEqual([]);
});

test('a cancelled or missing invoice has no other divergence', () => {
  const cancelled = { ...theirs, isCancelled: true, leftOre: 0, dueDate: '2027-01-15' };
  expect(compareInvoice(ours, cancelled)).toEqual([
    { field: 'CANCELLED', ours: 'NO', theirs: 'YES', serviceId: null },
  ]);
  expect(compareInvoice({ ...ours, isCancelled: true }, theirs)).toEqual([
    { field: 'CANCELLED', ours: 'YES', theirs: 'NO', serviceId: null },
  ]);
  expect(compareInvoice({ ...ours, isCancelled: true }, cancelled)).toEqual([]);
  expect(compareInvoice(ours, undefined)).toEqual([
    { field: 'MISSING', ours: 'YES', theirs: 'NO', serviceId: null },
  ]);
  // A draft that was cancelled here is removed in the program.
  expect(compareInvoice({ ...ours, isCancelled: true }, undefined)).toEqual([]);
});

test('returns the key of the credit invoice that was created in the program', () => {
  const credited = { ...theirs, creditedById: '77', leftOre: 0 };
  expect(compareInvoice(ours, credited)).toEqual([
    { field: 'CREDITED', ours: 'NO', theirs: 'YES', serviceId: '77' },
  ]);
  expect(compareInvoice({ ...ours, hasCreditInvoice: true }, credited)).toEqual([]);
});

test('what is left to pay is not compared while credit that was offset here is not registered in the program', () => {
  expect(compareInvoice({ ...ours, isSettlementPending: true, leftOre: 100 }, theirs)).toEqual([]);
});

test('finds payments that were removed or changed in the program', () => {
  const known = [
    { serviceId: '1', amountOre: 100 },
    { serviceId: '2', amountOre: 200 },
    { serviceId: '3', amountOre: 300 },
  ];
  const remotePayments = [
    { serviceId: '1', amountOre: 100 },
    { serviceId: '3', amountOre: 350 },
    { serviceId: '4', amountOre: 400 },
  ];
  expect(comparePayments(known, remotePayments)).toEqual([
    { field: 'PAYMENT', ours: '200', theirs: '0', serviceId: '2' },
    { field: 'PAYMENT', ours: '300', theirs: '350', serviceId: '3' },
  ]);
});
