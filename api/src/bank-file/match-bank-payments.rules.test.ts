import {
  type MatchedInvoice,
  type MatchedPayment,
  matchBankPayments,
  type PaymentOfAnyFile,
  type RegisteredBefore,
} from './match-bank-payments.rules';

const TODAY = '2026-11-30';
const COMPANY = 2;

const payment = (changes: Partial<MatchedPayment> = {}): MatchedPayment => ({
  id: 1,
  bankReference: 'A1',
  bookedOn: '2026-11-27',
  amountOre: 850_000,
  currency: 'SEK',
  payer: 'LIND, EVA',
  references: ['10024784'],
  message: null,
  isReversal: false,
  isLeftOut: false,
  chosenInvoiceId: null,
  bookedInvoiceId: null,
  isDuplicate: false,
  ...changes,
});

const invoice = (changes: Partial<MatchedInvoice> = {}): MatchedInvoice => ({
  id: 7,
  companyId: COMPANY,
  reference: '100247',
  ocr: '10024784',
  status: 'PENDING_PAYMENT',
  isSent: true,
  isPaidInHusrum: true,
  tenantId: 4,
  tenantName: 'Eva Lind',
  leftOre: 850_000,
  start: '2026-12-01',
  created_at: '2026-11-20T08:00:00.000Z',
  ...changes,
});

const match = (
  payments: readonly MatchedPayment[],
  invoices: readonly MatchedInvoice[] = [invoice()],
  registered: readonly RegisteredBefore[] = [],
  otherFiles: readonly PaymentOfAnyFile[] = [],
) => matchBankPayments(payments, { companyId: COMPANY, today: TODAY, invoices, registered, otherFiles });
const matchOne = (changes: Partial<MatchedPayment> = {}, invoiceChanges: Partial<MatchedInvoice> = {}) =>
  match([payment(changes)], [invoice(invoiceChanges)])[0];

describe('a payment with the OCR number of an invoice', () => {
  test.each([
    ['what is left of it', 850_000, 'EXACT', 0],
    ['less than is left of it', 500_000, 'LESS', 0],
    ['more than is left of it', 900_000, 'MORE', 50_000],
  ])('of %s is ready to be registered', (_amount, amountOre, reason, surplusOre) => {
    expect(matchOne({ amountOre })).toEqual({
      paymentId: 1,
      state: 'READY',
      reason,
      invoiceId: 7,
      leftOre: 850_000,
      surplusOre,
      canBook: true,
      counterpartId: null,
    });
  });

  test('is ready also when the number has spaces, and when the whole message is the number', () => {
    expect(matchOne({ references: ['1002 4784'] })).toMatchObject({ state: 'READY' });
    expect(matchOne({ references: [], message: '1002 4784' })).toMatchObject({ state: 'READY' });
  });

  test.each([
    ['is paid already', 'CHOICE', 'PAID', true, { status: 'PAYED', leftOre: 0 }],
    ['is credited', 'CHOICE', 'CREDITED', false, { status: 'CREDITED', leftOre: 0 }],
    ['is cancelled', 'CHOICE', 'CANCELLED', false, { status: 'CANCELLED', leftOre: 0 }],
    ['is not approved', 'CHOICE', 'NOT_READY', false, { status: 'REVIEW', isSent: false }],
    ['is ready and not sent', 'READY', 'EXACT', true, { status: 'READY', isSent: false }],
    ['is sent and whose mail came back', 'READY', 'EXACT', true, { status: 'ERROR' }],
    ['is in an accounting program', 'OUTSIDE', 'IN_PROGRAM', false, { isPaidInHusrum: false }],
    ['belongs to another company', 'CHOICE', 'OTHER_COMPANY', false, { companyId: 3 }],
    [
      'begins more than a year after the payment',
      'CHOICE',
      'DAY',
      false,
      { start: '2028-12-01', created_at: '2028-11-20T08:00:00.000Z' },
    ],
  ] as const)('that %s: %s, %s', (_invoice, state, reason, canBook, changes) => {
    expect(matchOne({}, changes)).toMatchObject({ state, reason, canBook, invoiceId: 7 });
  });

  test('cannot be registered on a future day, nor if it exceeds an invoice without a tenant', () => {
    expect(matchOne({ bookedOn: '2026-12-01' })).toMatchObject({ reason: 'DAY', canBook: false });
    expect(matchOne({ amountOre: 850_001 }, { tenantId: null })).toMatchObject({
      reason: 'NO_TENANT',
      canBook: false,
    });
    expect(matchOne({}, { tenantId: null })).toMatchObject({ state: 'READY' });
  });

  test('gets what an earlier payment of the invoice in the file has left', () => {
    const reasons = (first: number, second: number) =>
      match([payment({ amountOre: first }), payment({ id: 2, amountOre: second })]).map(
        ({ reason }) => reason,
      );
    expect(reasons(850_000, 850_000)).toEqual(['EXACT', 'PAID']);
    expect(reasons(400_000, 450_000)).toEqual(['LESS', 'EXACT']);
    expect(reasons(400_000, 500_000)).toEqual(['LESS', 'MORE']);
  });
});

test('a payment that the bank took back in the same file must be ticked, and leaves the invoice to the next payment', () => {
  const reasons = (first: Partial<MatchedPayment>, reversal: Partial<MatchedPayment>) =>
    match([
      payment(first),
      payment({ id: 2, isReversal: true, bankReference: 'B1', ...reversal }),
      payment({ id: 3, bankReference: 'A3', bookedOn: '2026-11-30' }),
    ]).map(({ reason }) => reason);
  expect(reasons({}, {})).toEqual(['REVERSED', 'REVERSAL', 'EXACT']);
  expect(reasons({}, { references: [], bankReference: 'A1' })).toEqual(['REVERSED', 'REVERSAL', 'EXACT']);
  // A reversal of another amount, without a number or reference in common, or before the payment, is not of this payment.
  for (const reversal of [{ amountOre: 1 }, { references: [] }, { bookedOn: '2026-11-26' }])
    expect(reasons({}, reversal)).toEqual(['EXACT', 'REVERSAL', 'PAID']);
});

describe('a reversal in another file', () => {
  const toOtherFile = (changes: Partial<PaymentOfAnyFile>): PaymentOfAnyFile => ({
    ...payment({ id: 90 }),
    ...changes,
  });
  const reversal = toOtherFile({ isReversal: true, bookedOn: '2026-11-30' });

  test('makes the payment one that must be ticked, also when it is only a proposal', () => {
    for (const references of [['10024784'], []])
      expect(match([payment({ references })], undefined, undefined, [reversal])).toMatchObject([
        { state: 'CHOICE', reason: 'REVERSED', canBook: true, invoiceId: 7, counterpartId: 90 },
      ]);
  });

  test('is told of a payment that is registered already, and shows the invoice of that payment', () => {
    expect(match([payment({ bookedInvoiceId: 7 })], undefined, undefined, [reversal])).toMatchObject([
      { state: 'KNOWN', reason: 'BOOKED', counterpartId: 90 },
    ]);
    const registered = toOtherFile({ bookedInvoiceId: 7, bookedOn: '2026-11-20' });
    expect(match([payment({ isReversal: true })], undefined, undefined, [registered])).toMatchObject([
      { state: 'OUTSIDE', reason: 'REVERSAL', invoiceId: 7, canBook: false, counterpartId: 90 },
    ]);
  });

  test('of a payment that this file has as a duplicate belongs to the file that has it first', () => {
    const first = toOtherFile({ bookedInvoiceId: 7 });
    const payments = [payment({ isDuplicate: true }), payment({ id: 2, isReversal: true })];
    expect(match(payments, undefined, undefined, [first])).toMatchObject([
      { reason: 'DUPLICATE', counterpartId: null },
      { reason: 'REVERSAL', counterpartId: 90, invoiceId: 7 },
    ]);
  });
});

describe('a payment of an amount that is registered on the invoice already', () => {
  const before: RegisteredBefore = {
    invoiceId: 7,
    amountOre: 400_000,
    paidAt: '2026-11-30',
    bankReference: null,
  };
  const reasonOf = (changes: Partial<MatchedPayment>, registered: Partial<RegisteredBefore>) =>
    match([payment({ amountOre: 400_000, ...changes })], undefined, [{ ...before, ...registered }])[0]
      ?.reason;

  test.each([
    ['for a day three days later', 'SIMILAR', {}, {}],
    ['for a day five days before', 'SIMILAR', {}, { paidAt: '2026-11-22' }],
    [
      'with a number of the bank that this one lacks',
      'SIMILAR',
      { bankReference: null },
      { bankReference: 'A2' },
    ],
    ['with another number of the bank', 'LESS', {}, { bankReference: 'A2' }],
    ['for a day six days before', 'LESS', {}, { paidAt: '2026-11-21' }],
    ['but with one öre more', 'LESS', {}, { amountOre: 400_001 }],
    ['but on another invoice', 'LESS', {}, { invoiceId: 8 }],
  ] as const)('%s: %s', (_name, reason, changes, registered) => {
    expect(reasonOf(changes, registered)).toBe(reason);
  });

  test('can be ticked', () => {
    expect(match([payment({ amountOre: 400_000 })], undefined, [before])).toMatchObject([
      { state: 'CHOICE', canBook: true, invoiceId: 7 },
    ]);
  });
});

describe('a payment without the OCR number of an invoice', () => {
  test('is proposed for the open invoice of its amount and of a tenant with the payer’s name', () => {
    for (const references of [[], ['999']])
      expect(matchOne({ references })).toMatchObject({
        state: 'CHOICE',
        reason: 'PROPOSED',
        invoiceId: 7,
        canBook: true,
      });
  });

  test.each([
    ['the amount is another', { amountOre: 850_001 }, {}],
    ['the payer has another name', { payer: 'Bo Ek' }, {}],
    ['the payer is unknown', { payer: null }, {}],
    ['the invoice is in an accounting program', {}, { isPaidInHusrum: false }],
    ['the invoice belongs to another company', {}, { companyId: 3 }],
    ['the invoice is not approved', {}, { status: 'REVIEW', isSent: false }],
  ] as const)('is not proposed for an invoice when %s', (_reason, changes, invoiceChanges) => {
    expect(matchOne({ references: [], ...changes }, invoiceChanges)).toMatchObject({
      state: 'CHOICE',
      reason: 'UNKNOWN',
      invoiceId: null,
      canBook: false,
    });
  });

  test('is proposed for the oldest of several open invoices of the same tenant and amount', () => {
    const november = invoice({ id: 8, reference: '100248', ocr: '10024883', start: '2026-11-01' });
    expect(match([payment({ references: [] })], [invoice(), november])).toMatchObject([
      { reason: 'PROPOSED', invoiceId: 8 },
    ]);
  });

  test('is not proposed when two tenants have the payer’s name', () => {
    const two = [invoice(), invoice({ id: 8, reference: '100248', ocr: '10024883', tenantId: 5 })];
    expect(match([payment({ references: [] })], two)).toMatchObject([{ reason: 'UNKNOWN' }]);
  });

  test('is proposed for the invoice whose number, or whose OCR number within a text, it has', () => {
    for (const changes of [
      { references: ['100247'] },
      { references: [], message: 'avi 100247 Lind' },
      { references: [], message: 'Hyra dec OCR 10024784' },
    ])
      expect(matchOne({ ...changes, payer: null, amountOre: 1 })).toMatchObject({
        reason: 'PROPOSED',
        invoiceId: 7,
      });
  });

  test('with several references without amounts needs a choice, unless the references are the same', () => {
    expect(matchOne({ references: ['10024784', '10024883'] })).toMatchObject({
      state: 'CHOICE',
      reason: 'SEVERAL',
    });
    expect(matchOne({ references: ['10024784', '1002 4784'] })).toMatchObject({ state: 'READY' });
  });

  test('is proposed for the invoice whose OCR number its reference has after zeros or within a text', () => {
    for (const reference of ['000000010024784', 'OCR 10024784 tack'])
      expect(matchOne({ references: [reference], payer: null, amountOre: 1 })).toMatchObject({
        reason: 'PROPOSED',
        invoiceId: 7,
      });
  });

  test('with the number of a paid invoice must be ticked, as paid already', () => {
    expect(
      matchOne({ references: [], message: 'avi 100247' }, { status: 'PAYED', leftOre: 0 }),
    ).toMatchObject({ state: 'CHOICE', reason: 'PAID', canBook: true });
  });

  test('is proposed for the payer’s open invoice, although a number in its message happens to be that of a paid invoice', () => {
    const paid = invoice({
      id: 3,
      reference: '1204',
      ocr: '120467',
      status: 'PAYED',
      leftOre: 0,
      tenantId: 9,
    });
    const message = 'Hyra lgh 1204';
    expect(match([payment({ references: [], message })], [paid, invoice()])).toMatchObject([
      { reason: 'PROPOSED', invoiceId: 7 },
    ]);
  });

  test('and a second one are proposed for different invoices of the tenant, and a third for none', () => {
    const january = invoice({ id: 8, reference: '100248', ocr: '10024883', start: '2027-01-01' });
    const payments = [1, 2, 3].map((id) => payment({ id, references: [] }));
    expect(match(payments, [invoice(), january]).map(({ invoiceId }) => invoiceId)).toEqual([7, 8, null]);
  });

  test('is not proposed for an invoice whose OCR number a later payment has', () => {
    const january = invoice({ id: 8, reference: '100248', ocr: '10024883', start: '2027-01-01' });
    const payments = [payment({ references: [] }), payment({ id: 2 })];
    expect(match(payments, [invoice(), january])).toMatchObject([
      { paymentId: 1, reason: 'PROPOSED', invoiceId: 8 },
      { paymentId: 2, reason: 'EXACT', invoiceId: 7 },
    ]);
  });
});

test('thousands of payments and invoices with the same amount are matched by name without comparing each with each', () => {
  const names = Array.from({ length: 3000 }, (_, index) => `Förnamn${index} Efternamn`);
  const invoices = names.map((tenantName, index) =>
    invoice({
      id: index,
      reference: null,
      ocr: null,
      tenantName: tenantName.replace('Efternamn', `Eft${index % 100}`),
    }),
  );
  const payments = invoices.map(({ id, tenantName }) =>
    payment({ id, references: [], payer: tenantName.toUpperCase() }),
  );
  const start = performance.now();
  const matches = match(payments, invoices);
  // Comparing each with each would take more than ten times as long.
  expect(performance.now() - start).toBeLessThan(5000);
  expect(
    matches.every(({ paymentId, invoiceId, reason }) => reason === 'PROPOSED' && paymentId === invoiceId),
  ).toBe(true);
});

describe('a payment about which something is decided', () => {
  test('is ready on the invoice that a person chose, but must be ticked if that has been paid since', () => {
    expect(matchOne({ references: [], payer: null, chosenInvoiceId: 7 })).toMatchObject({
      state: 'READY',
      reason: 'EXACT',
    });
    expect(matchOne({ chosenInvoiceId: 7 }, { status: 'PAYED', leftOre: 0 })).toMatchObject({
      state: 'CHOICE',
      reason: 'PAID',
      surplusOre: 850_000,
      canBook: true,
    });
    expect(matchOne({ chosenInvoiceId: 7 }, { status: 'CREDITED', leftOre: 0 })).toMatchObject({
      reason: 'CREDITED',
    });
  });

  test.each([
    ['is left out', 'OUTSIDE', 'LEFT_OUT', { isLeftOut: true }],
    ['is a reversal', 'OUTSIDE', 'REVERSAL', { isReversal: true }],
    ['is in another currency', 'OUTSIDE', 'CURRENCY', { currency: 'EUR' }],
    ['is in an earlier file', 'KNOWN', 'DUPLICATE', { isDuplicate: true }],
    ['is registered', 'KNOWN', 'BOOKED', { bookedInvoiceId: 7 }],
  ] as const)('or that %s cannot be registered: %s, %s', (_payment, state, reason, changes) => {
    expect(matchOne(changes)).toMatchObject({ state, reason, canBook: false });
  });
});
