import type { BankEntry } from './bank-entry.types';
import { cleanEntry, cleanUnreadable, toNewBankPayments } from './payment-key.rules';

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
const identitiesOf = (...entries: BankEntry[]) => toNewBankPayments(entries).map(({ identity }) => identity);
const identityOf = (changes: Partial<BankEntry>) => identitiesOf(entry(changes))[0];

test('a payment has the same identity in every file: its day, the number of the bank and its amount', () => {
  expect(identityOf({ account: 'SE4550000000058398257466', payer: null, references: [] })).toBe(
    identityOf({}),
  );
  expect(identityOf({ bankReference: ' a1 ' })).toBe(identityOf({}));
  expect(identityOf({ bankReference: 'A2' })).not.toBe(identityOf({}));
  // Some banks number the entries of each statement from 1.
  expect(identityOf({ bookedOn: '2026-12-01' })).not.toBe(identityOf({}));
  expect(identityOf({ amountOre: 1 })).not.toBe(identityOf({}));
});

test('a reversal is not the payment that it reverses, although the bank gives it the same number', () => {
  expect(identityOf({ isReversal: true })).not.toBe(identityOf({}));
  expect(identitiesOf(entry(), entry({ isReversal: true }))).toEqual([
    identityOf({}),
    identityOf({ isReversal: true }),
  ]);
});

test('without a number of the bank, its day, amount and reference, else message, else payer, identify a payment', () => {
  const without = { bankReference: null };
  expect(identityOf({ ...without, payer: 'LIND EVA' })).toBe(identityOf(without));
  expect(identityOf({ ...without, references: [{ reference: '102350', ore: null }] })).not.toBe(
    identityOf(without),
  );
  const message = { ...without, references: [], message: 'Hyra  december' };
  expect(identityOf({ ...message, message: 'hyra december' })).toBe(identityOf(message));
  expect(identityOf({ ...without, references: [] })).not.toBe(identityOf(message));
});

test('equal payments of a day are numbered, so that they are separate payments, and the same in every file', () => {
  const twice = identitiesOf(entry({ bankReference: null }), entry({ bankReference: null }));
  expect(new Set(twice).size).toBe(2);
  expect(identitiesOf(entry({ bankReference: null }), entry({ bankReference: null }))).toEqual(twice);
});

test('a payment of several invoices is split only when the amounts of its parts are all of it, without a deduction', () => {
  const references = [
    { reference: '102350', ore: 500_000 },
    { reference: '102368', ore: 350_000 },
  ];
  const parts = toNewBankPayments([entry({ references })]);
  expect(parts.map(({ amountOre, references: [first] }) => [amountOre, first?.reference])).toEqual([
    [500_000, '102350'],
    [350_000, '102368'],
  ]);
  // The whole payment in another file is the same one.
  expect(parts.map(({ identity, part }) => [identity, part])).toEqual([
    [identityOf({}), 1],
    [identityOf({}), 2],
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
    expect(toNewBankPayments([entry({ references: other })])).toMatchObject([
      { amountOre: 850_000, references: other },
    ]);
});

test('texts are stored without control characters and of a bounded length', () => {
  const payment = cleanEntry(
    entry({ payer: ' Eva\u0000\u200b  Lind ', message: 'x'.repeat(5000), bankReference: 'y'.repeat(5000) }),
  );
  expect(payment.payer).toBe('Eva Lind');
  expect([payment.message?.length, payment.bankReference?.length]).toEqual([500, 100]);
  const unreadable = { place: `post\u200b ${'y'.repeat(5000)}`, reason: 'AMOUNT' as const, bookedOn: null };
  const { place, amount } = cleanUnreadable({ ...unreadable, amount: '1'.repeat(5000) });
  expect([place.startsWith('post yyy'), place.length, amount?.length]).toEqual([true, 100, 100]);
});

// Keys are stored: with other ones, the payments of files that were read before would be new.
test.each<[string, Partial<BankEntry>]>([
  ['2026-11-30|bank A1|850000|1', {}],
  ['2026-11-30|bank A1 B|850000|1', { bankReference: 'a1  b ' }],
  ['2026-11-30|bank A1|850000|EUR|1', { currency: 'EUR' }],
  ['2026-11-30|bank A1|850000|reversal|1', { isReversal: true }],
  ['2026-11-30|text 102343|850000|1', { bankReference: null }],
  ['2026-11-30|text HYRA DEC|850000|1', { bankReference: null, references: [], message: 'Hyra dec' }],
  ['2026-11-30|text EVA LIND|850000|1', { bankReference: null, references: [] }],
  ['2026-11-30|text |850000|1', { bankReference: null, references: [], payer: null }],
  [
    '2026-11-30|text 1 2|850000|1',
    { bankReference: null, references: ['1', '2'].map((reference) => ({ reference, ore: null })) },
  ],
])('the identity is %s', (identity, changes) => {
  expect(identityOf(changes)).toBe(identity);
});

test('a payment with a part of 0 stays one, for a person to decide', () => {
  const references = [
    { reference: '1', ore: 850_000 },
    { reference: '2', ore: 0 },
  ];
  expect(toNewBankPayments([entry({ references })])).toHaveLength(1);
});

test('stores texts as one line, and nothing for what is empty', () => {
  const stored = cleanEntry(
    entry({
      ...{ account: ' ', currency: 'SEKX', payer: null, message: 'Hyra\u0007dec' },
      ...{ references: [{ reference: ' 10\u200b2343 ', ore: 5 }], otherTexts: ['x'.repeat(600), ' a '] },
    }),
  );
  expect(stored).toMatchObject({ account: null, currency: 'SEK', payer: null, message: 'Hyra dec' });
  expect(stored.references).toEqual([{ reference: '10 2343', ore: 5 }]);
  expect(stored.otherTexts?.map(({ length }) => length)).toEqual([500, 1]);
  expect(cleanEntry(entry()).otherTexts).toEqual([]);
});

test('stores the account of the payer as one line, and nothing for a payment without one', () => {
  expect(cleanEntry(entry({ payerAccount: ' SE45 5000\u200b0000  ' })).payerAccount).toBe('SE45 5000 0000');
  expect(cleanEntry(entry())).not.toHaveProperty('payerAccount');
});

test('a payment of 0 without a reference stays one', () => {
  expect(toNewBankPayments([entry({ amountOre: 0, references: [] })])).toHaveLength(1);
});
