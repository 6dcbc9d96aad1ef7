import type { BankEntry } from './bank-entry.types';
import { toBankPayments } from './payment-key.rules';

const entry = (changes: Partial<BankEntry> = {}): BankEntry => ({
  account: '9912346',
  bankReference: 'A1',
  bookedOn: '2026-11-30',
  amountOre: 850_000,
  currency: 'SEK',
  payer: 'Eva Lind',
  references: [{ reference: '102343', ore: null }],
  message: null,
  isReversal: false,
  ...changes,
});
const keys = (...entries: BankEntry[]) => toBankPayments(entries).map(({ identity }) => identity);
const key = (changes: Partial<BankEntry>) => keys(entry(changes))[0];

test('a payment has the same key in every file: its day, the number of the bank and its amount', () => {
  expect(key({ account: 'SE4550000000058398257466', payer: null, references: [] })).toBe(key({}));
  expect(key({ bankReference: ' a1 ' })).toBe(key({}));
  expect(key({ bankReference: 'A2' })).not.toBe(key({}));
  // Some banks number the entries of each statement from 1.
  expect(key({ bookedOn: '2026-12-01' })).not.toBe(key({}));
  expect(key({ amountOre: 1 })).not.toBe(key({}));
});

test('a reversal is not the payment that it reverses, although the bank gives it the same number', () => {
  expect(key({ isReversal: true })).not.toBe(key({}));
  expect(keys(entry(), entry({ isReversal: true }))).toEqual([key({}), key({ isReversal: true })]);
});

test('without a number of the bank: its day, amount and reference, or its message or payer', () => {
  const without = { bankReference: null };
  expect(key({ ...without, payer: 'LIND EVA' })).toBe(key(without));
  expect(key({ ...without, references: [{ reference: '102350', ore: null }] })).not.toBe(key(without));
  const message = { ...without, references: [], message: 'Hyra  december' };
  expect(key({ ...message, message: 'hyra december' })).toBe(key(message));
  expect(key({ ...without, references: [] })).not.toBe(key(message));
});

test('equal payments of a day are numbered, so that a second one is registered, too', () => {
  const twice = keys(entry({ bankReference: null }), entry({ bankReference: null }));
  expect(new Set(twice).size).toBe(2);
  expect(keys(entry({ bankReference: null }), entry({ bankReference: null }))).toEqual(twice);
});

test('a payment of several invoices is split when its parts are all of it', () => {
  const references = [
    { reference: '102350', ore: 500_000 },
    { reference: '102368', ore: 350_000 },
  ];
  const parts = toBankPayments([entry({ references })]);
  expect(parts.map(({ amountOre, references: [first] }) => [amountOre, first?.reference])).toEqual([
    [500_000, '102350'],
    [350_000, '102368'],
  ]);
  // The whole payment in another file is the same one.
  expect(parts.map(({ identity, part }) => [identity, part])).toEqual([
    [key({}), 1],
    [key({}), 2],
  ]);
  const [first, second] = references;
  if (!first || !second) throw new Error('no references');
  for (const other of [
    [first, { ...second, ore: null }],
    [first, { ...second, ore: 350_001 }],
    [
      { ...first, ore: 900_000 },
      { ...second, ore: -50_000 },
    ],
  ])
    expect(toBankPayments([entry({ references: other })])).toMatchObject([
      { amountOre: 850_000, references: other },
    ]);
});

test('texts are stored without control characters and of a bounded length', () => {
  const [payment] = toBankPayments([
    entry({ payer: ' Eva\u0000\u200b  Lind ', message: 'x'.repeat(5000), bankReference: 'y'.repeat(5000) }),
  ]);
  expect(payment?.payer).toBe('Eva Lind');
  expect([payment?.message?.length, payment?.bankReference?.length]).toEqual([500, 100]);
});
