import {
  type MatchedInvoice,
  type MatchedPayment,
  matchBankPayments,
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
  isPaidHere: true,
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
) => matchBankPayments(payments, { companyId: COMPANY, today: TODAY, invoices, registered });
const matchOne = (changes: Partial<MatchedPayment> = {}, invoiceChanges: Partial<MatchedInvoice> = {}) =>
  match([payment(changes)], [invoice(invoiceChanges)])[0];

describe('by OCR number', () => {
  test.each([
    ['the whole amount', 850_000, 'EXACT', 0],
    ['less', 500_000, 'LESS', 0],
    ['more, the rest of which becomes credit', 900_000, 'MORE', 50_000],
  ])('%s', (_name, amountOre, reason, surplusOre) => {
    expect(matchOne({ amountOre })).toEqual({
      paymentId: 1,
      state: 'READY',
      reason,
      invoiceId: 7,
      leftOre: 850_000,
      surplusOre,
      canBook: true,
    });
  });

  test('also with spaces, and when the whole message is the number', () => {
    expect(matchOne({ references: ['1002 4784'] })).toMatchObject({ state: 'READY' });
    expect(matchOne({ references: [], message: '1002 4784' })).toMatchObject({ state: 'READY' });
  });

  test.each([
    ['paid already: a person must tick it', { status: 'PAYED', leftOre: 0 }, 'CHOICE', 'PAID', true],
    ['credited', { status: 'CREDITED', leftOre: 0 }, 'CHOICE', 'CREDITED', false],
    ['cancelled', { status: 'CANCELLED', leftOre: 0 }, 'CHOICE', 'CANCELLED', false],
    ['not approved', { status: 'REVIEW', isSent: false }, 'CHOICE', 'NOT_READY', false],
    ['ready and not sent', { status: 'READY', isSent: false }, 'READY', 'EXACT', true],
    ['sent, and its mail came back', { status: 'ERROR' }, 'READY', 'EXACT', true],
    ['in an accounting program', { isPaidHere: false }, 'OUTSIDE', 'IN_PROGRAM', false],
    ['of another company', { companyId: 3 }, 'CHOICE', 'OTHER_COMPANY', false],
    [
      'of a year that is not its own',
      { start: '2028-12-01', created_at: '2028-11-20T08:00:00.000Z' },
      'CHOICE',
      'DAY',
      false,
    ],
  ] as const)('an invoice that is %s', (_name, changes, state, reason, canBook) => {
    expect(matchOne({}, changes)).toMatchObject({ state, reason, canBook, invoiceId: 7 });
  });

  test('a day in the future, and a surplus that no tenant can have', () => {
    expect(matchOne({ bookedOn: '2026-12-01' })).toMatchObject({ reason: 'DAY', canBook: false });
    expect(matchOne({ amountOre: 850_001 }, { tenantId: null })).toMatchObject({
      reason: 'NO_TENANT',
      canBook: false,
    });
    expect(matchOne({}, { tenantId: null })).toMatchObject({ state: 'READY' });
  });

  test('two payments of one invoice: the second finds what the first has left', () => {
    const reasons = (first: number, second: number) =>
      match([payment({ amountOre: first }), payment({ id: 2, amountOre: second })]).map(
        ({ reason }) => reason,
      );
    expect(reasons(850_000, 850_000)).toEqual(['EXACT', 'PAID']);
    expect(reasons(400_000, 450_000)).toEqual(['LESS', 'EXACT']);
    expect(reasons(400_000, 500_000)).toEqual(['LESS', 'MORE']);
  });
});

test('a payment that the bank took back in the same file must be ticked, and takes nothing of the invoice', () => {
  const reasons = (first: Partial<MatchedPayment>, reversal: Partial<MatchedPayment>) =>
    match([
      payment(first),
      payment({ id: 2, isReversal: true, bankReference: 'B1', ...reversal }),
      payment({ id: 3, bankReference: 'A3', bookedOn: '2026-11-30' }),
    ]).map(({ reason }) => reason);
  expect(reasons({}, {})).toEqual(['REVERSED', 'REVERSAL', 'EXACT']);
  expect(reasons({}, { references: [], bankReference: 'A1' })).toEqual(['REVERSED', 'REVERSAL', 'EXACT']);
  // Of another payment: another amount, nothing in common, or before it.
  for (const reversal of [{ amountOre: 1 }, { references: [] }, { bookedOn: '2026-11-26' }])
    expect(reasons({}, reversal)).toEqual(['EXACT', 'REVERSAL', 'PAID']);
});

describe('a payment of the same amount is registered on the invoice already', () => {
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
    ['by hand, some days later', {}, {}, 'SIMILAR'],
    ['by hand, some days before', {}, { paidAt: '2026-11-22' }, 'SIMILAR'],
    ['from a file without numbers of the bank', {}, { bankReference: null }, 'SIMILAR'],
    ['and this one has no number of the bank', { bankReference: null }, { bankReference: 'A2' }, 'SIMILAR'],
    ['and both have numbers of the bank', {}, { bankReference: 'A2' }, 'LESS'],
    ['more than a few days before', {}, { paidAt: '2026-11-21' }, 'LESS'],
    ['but of another amount', {}, { amountOre: 400_001 }, 'LESS'],
    ['but on another invoice', {}, { invoiceId: 8 }, 'LESS'],
  ] as const)('%s', (_name, changes, registered, reason) => {
    expect(reasonOf(changes, registered)).toBe(reason);
  });

  test('a person can tick it', () => {
    expect(match([payment({ amountOre: 400_000 })], undefined, [before])).toMatchObject([
      { state: 'CHOICE', canBook: true, invoiceId: 7 },
    ]);
  });
});

describe('without the OCR number of an invoice', () => {
  test('the amount and the name of one open invoice are a proposal', () => {
    for (const references of [[], ['999']])
      expect(matchOne({ references })).toMatchObject({
        state: 'CHOICE',
        reason: 'PROPOSED',
        invoiceId: 7,
        canBook: true,
      });
  });

  test.each([
    ['another amount', { amountOre: 850_001 }, {}],
    ['another name', { payer: 'Bo Ek' }, {}],
    ['no name', { payer: null }, {}],
    ['an invoice of an accounting program', {}, { isPaidHere: false }],
    ['an invoice of another company', {}, { companyId: 3 }],
    ['an invoice that is not approved', {}, { status: 'REVIEW', isSent: false }],
  ] as const)('%s is no proposal', (_name, changes, invoiceChanges) => {
    expect(matchOne({ references: [], ...changes }, invoiceChanges)).toMatchObject({
      state: 'CHOICE',
      reason: 'UNKNOWN',
      invoiceId: null,
      canBook: false,
    });
  });

  test('of several open invoices of the same tenant and amount, the oldest is a proposal', () => {
    const november = invoice({ id: 8, reference: '100248', ocr: '10024883', start: '2026-11-01' });
    expect(match([payment({ references: [] })], [invoice(), november])).toMatchObject([
      { reason: 'PROPOSED', invoiceId: 8 },
    ]);
  });

  test('invoices of two tenants of the same name are no proposal', () => {
    const two = [invoice(), invoice({ id: 8, reference: '100248', ocr: '10024883', tenantId: 5 })];
    expect(match([payment({ references: [] })], two)).toMatchObject([{ reason: 'UNKNOWN' }]);
  });

  test('the number of an invoice, or an OCR number within the message, is a proposal', () => {
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

  test('several references without amounts are for a person, unless they are the same', () => {
    expect(matchOne({ references: ['10024784', '10024883'] })).toMatchObject({
      state: 'CHOICE',
      reason: 'SEVERAL',
    });
    expect(matchOne({ references: ['10024784', '1002 4784'] })).toMatchObject({ state: 'READY' });
  });

  test('an OCR number with zeros in front, or within the text of a reference, is a proposal', () => {
    for (const reference of ['000000010024784', 'OCR 10024784 tack'])
      expect(matchOne({ references: [reference], payer: null, amountOre: 1 })).toMatchObject({
        reason: 'PROPOSED',
        invoiceId: 7,
      });
  });

  test('a number of a paid invoice is one that is paid already', () => {
    expect(
      matchOne({ references: [], message: 'avi 100247' }, { status: 'PAYED', leftOre: 0 }),
    ).toMatchObject({ state: 'CHOICE', reason: 'PAID', canBook: true });
  });

  test('a number in the message that is another invoice’s by chance does not hide the open invoice of the payer', () => {
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

  test('two payments of a tenant are proposed for an invoice each, and a third for none', () => {
    const january = invoice({ id: 8, reference: '100248', ocr: '10024883', start: '2027-01-01' });
    const payments = [1, 2, 3].map((id) => payment({ id, references: [] }));
    expect(match(payments, [invoice(), january]).map(({ invoiceId }) => invoiceId)).toEqual([7, 8, null]);
  });

  test('an invoice that a later payment names is not proposed for an earlier one', () => {
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

describe('what a person decided or what is settled', () => {
  test('a chosen invoice is ready, but one that is paid already, perhaps by hand since, must be ticked', () => {
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
    [{ isLeftOut: true }, 'OUTSIDE', 'LEFT_OUT'],
    [{ isReversal: true }, 'OUTSIDE', 'REVERSAL'],
    [{ currency: 'EUR' }, 'OUTSIDE', 'CURRENCY'],
    [{ isDuplicate: true }, 'KNOWN', 'DUPLICATE'],
    [{ bookedInvoiceId: 7 }, 'KNOWN', 'BOOKED'],
  ] as const)('%j', (changes, state, reason) => {
    expect(matchOne(changes)).toMatchObject({ state, reason, canBook: false });
  });
});
