import type { MatchedInvoice, MatchedPayment, PaymentOfAnyFile } from './match-bank-payments.rules';
import { invoice, match, matchOne, payment, TODAY } from './match-bank-payments.test-data';
import type { EarlierPayment } from './similar-payment.rules';

test("a payment to another account than the company's is asked about, however certain its OCR number is, unless a person chose the invoice", () => {
  expect(matchOne({ isOtherAccount: true })).toMatchObject({
    state: 'CHOICE',
    reason: 'PROPOSED',
    invoiceId: 7,
    canBook: true,
  });
  expect(matchOne({ isOtherAccount: true, chosenInvoiceId: 7 })).toMatchObject({ state: 'READY' });
  const several = { references: ['10024784', '10024883'], amountOre: 1_700_000 };
  const invoices = [invoice(), invoice({ id: 8, ocr: '10024883', reference: '10024883' })];
  expect(match([payment(several)], invoices)).toMatchObject([{ state: 'READY' }]);
  expect(match([payment({ ...several, isOtherAccount: true })], invoices)).toMatchObject([
    { state: 'CHOICE', reason: 'PROPOSED', canBook: true },
  ]);
});

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
      parts: [],
      similarId: null,
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
  const before: EarlierPayment = {
    bankPaymentId: null,
    invoiceId: 7,
    tenantId: 4,
    amountOre: 400_000,
    wholeOre: 400_000,
    paidAt: '2026-11-30',
    references: [],
    message: null,
  };
  const matchAfter = (earlier: Partial<EarlierPayment>, changes: Partial<MatchedPayment> = {}) =>
    match([payment({ amountOre: 400_000, ...changes })], undefined, [{ ...before, ...earlier }])[0];

  test.each([
    ['by hand, for a day three days later', 'SIMILAR', {}],
    ['for a day five days before', 'SIMILAR', { paidAt: '2026-11-22' }],
    ['from another file, whatever its numbers', 'SIMILAR', { bankPaymentId: 90, paidAt: '2026-11-27' }],
    ['as a part of a payment', 'SIMILAR', { bankPaymentId: 90, wholeOre: 900_000 }],
    ['for a day six days before', 'LESS', { paidAt: '2026-11-21' }],
    ['but with one öre more', 'LESS', { amountOre: 400_001, wholeOre: 400_001 }],
    ['but on another invoice', 'LESS', { invoiceId: 8 }],
    [
      'on another invoice, but with the OCR number of this one',
      'SIMILAR',
      { invoiceId: 8, references: ['1002 4784'] },
    ],
    [
      'on another invoice, but with that number as its message',
      'SIMILAR',
      { invoiceId: 8, message: '10024784' },
    ],
  ] as const)('%s: %s', (_name, reason, earlier) => {
    expect(matchAfter(earlier)?.reason).toBe(reason);
  });

  test.each([
    ['on another invoice of the tenant', 'SIMILAR', { invoiceId: 9 }],
    ['on an invoice of another tenant', 'PROPOSED', { invoiceId: 9, tenantId: 5 }],
    [
      'in another file, with the OCR number of this one',
      'SIMILAR',
      { invoiceId: null, tenantId: null, references: ['10024784'] },
    ],
    ['for a day six days before', 'PROPOSED', { invoiceId: 9, paidAt: '2026-11-21' }],
  ] as const)('of a payment that is only proposed, %s: %s', (_name, reason, earlier) => {
    const ofName = { references: [], amountOre: 850_000 };
    const equal = { amountOre: 850_000, wholeOre: 850_000 };
    expect(matchAfter({ ...equal, ...earlier }, ofName)).toMatchObject({
      reason,
      invoiceId: 7,
      canBook: true,
    });
  });

  test('can be ticked, and leads to the file of the other', () => {
    expect(matchAfter({ bankPaymentId: 90 })).toMatchObject({
      state: 'CHOICE',
      canBook: true,
      invoiceId: 7,
      similarId: 90,
    });
    expect(matchAfter({})).toMatchObject({ similarId: null });
  });

  test('is compared as a whole when one of the files splits it', () => {
    const whole = { amountOre: 500_000, wholeOre: 900_000 };
    expect(matchAfter({ amountOre: 900_000, wholeOre: 900_000 }, whole)?.reason).toBe('SIMILAR');
    expect(matchAfter(whole, { amountOre: 900_000, wholeOre: 900_000 })?.reason).toBe('SIMILAR');
  });

  test('or that an earlier file has, must be ticked, unless the bank took that one back', () => {
    const unregistered = { bankPaymentId: 90, invoiceId: null, references: ['10024784'] };
    expect(matchAfter(unregistered)?.reason).toBe('SIMILAR');
    const reversed = [
      { ...payment({ id: 90, amountOre: 400_000, bankReference: 'B1', bookedOn: '2026-11-25' }) },
      {
        ...payment({ id: 91, amountOre: 400_000, bankReference: 'B1', bookedOn: '2026-11-26' }),
        isReversal: true,
      },
    ];
    expect(
      match([payment({ amountOre: 400_000 })], undefined, [{ ...before, ...unregistered }], reversed),
    ).toMatchObject([{ reason: 'LESS' }]);
  });

  test('twice in this file must be ticked twice', () => {
    const twice = [payment({ amountOre: 400_000 }), payment({ id: 2, amountOre: 400_000 })];
    expect(match(twice, undefined, [before]).map(({ reason }) => reason)).toEqual(['SIMILAR', 'SIMILAR']);
  });
});

describe('a payment that names invoices of two tenants', () => {
  const ofA = invoice();
  const ofB = invoice({
    id: 8,
    reference: '100248',
    ocr: '10024883',
    tenantId: 5,
    tenantName: 'Bo Ek',
    leftOre: 777_700,
  });
  const both = { references: ['10024784', '10024883'], amountOre: 1_627_700 };
  const matchBoth = (changes: Partial<MatchedPayment> = {}, invoices: MatchedInvoice[] = [ofA, ofB]) =>
    match([payment({ ...both, ...changes })], invoices)[0];
  const divided = [
    { invoiceId: 7, leftOre: 850_000, ore: 850_000 },
    { invoiceId: 8, leftOre: 777_700, ore: 777_700 },
  ];
  const undecided = divided.map((part) => ({ ...part, ore: null }));

  test('is divided when what is left of them adds up to it', () => {
    expect(matchBoth()).toMatchObject({
      state: 'READY',
      reason: 'EXACT',
      canBook: true,
      invoiceId: 7,
      leftOre: 850_000,
      surplusOre: 0,
      parts: divided,
    });
    // The invoices may be of one tenant, as of two.
    expect(matchBoth({}, [ofA, { ...ofB, tenantId: 4 }])).toMatchObject({ state: 'READY', parts: divided });
  });

  test('takes what it pays of them', () => {
    const next = payment({ id: 2, references: ['10024883'], amountOre: 777_700 });
    expect(match([payment(both), next], [ofA, ofB]).map(({ reason }) => reason)).toEqual(['EXACT', 'PAID']);
    expect(match([next, payment(both)], [ofA, ofB]).map(({ reason }) => reason)).toEqual([
      'EXACT',
      'SEVERAL',
    ]);
  });

  test.each([
    ['of less', { amountOre: 1_600_000 }],
    ['of one öre more', { amountOre: 1_627_701 }],
    ['of the amount of one of them', { amountOre: 850_000 }],
    ['for which a person chose one of them', { amountOre: 1_600_000, chosenInvoiceId: 7 }],
    ['of which the file says another part', { statedOre: [800_000, null] }],
  ])('%s stays undecided, and cannot be registered on one of them', (_amount, changes) => {
    expect(matchBoth(changes)).toMatchObject({
      state: 'CHOICE',
      reason: 'SEVERAL',
      canBook: false,
      invoiceId: null,
      parts: undecided,
    });
  });

  test('is divided although a person chose one of them before', () => {
    expect(matchBoth({ chosenInvoiceId: 7 })).toMatchObject({ state: 'READY', parts: divided });
  });

  test('of which one is paid already, pays the other', () => {
    const paid = { ...ofA, status: 'PAYED', leftOre: 0 } as const;
    expect(matchBoth({ amountOre: 777_700 }, [paid, ofB])).toMatchObject({
      state: 'READY',
      invoiceId: 8,
      parts: [
        { invoiceId: 7, ore: 0 },
        { invoiceId: 8, ore: 777_700 },
      ],
    });
    expect(matchBoth({}, [paid, ofB])).toMatchObject({ reason: 'SEVERAL', canBook: false });
    expect(matchBoth({}, [paid, { ...ofB, status: 'PAYED', leftOre: 0 }])).toMatchObject({
      reason: 'SEVERAL',
      canBook: false,
    });
  });

  test.each([
    ['is not approved', 'CHOICE', 'NOT_READY', 8, { status: 'REVIEW', isSent: false }],
    ['is of another company', 'CHOICE', 'OTHER_COMPANY', 8, { companyId: 3 }],
    ['is in an accounting program', 'CHOICE', 'IN_PROGRAM', 8, { isPaidInHusrum: false }],
  ] as const)(
    'of which one %s, is not registered at all: %s, %s',
    (_other, state, reason, invoiceId, changes) => {
      expect(matchBoth({}, [ofA, { ...ofB, ...changes }])).toMatchObject({
        state,
        reason,
        invoiceId,
        canBook: false,
        parts: undecided,
      });
    },
  );

  test('that are in an accounting program, is registered there', () => {
    const inProgram = [ofA, ofB].map((one) => ({ ...one, isPaidInHusrum: false }));
    expect(matchBoth({ amountOre: 1 }, inProgram)).toMatchObject({ state: 'OUTSIDE', reason: 'IN_PROGRAM' });
  });

  test('by a number that is not an OCR number, is divided only if it is ticked', () => {
    expect(matchBoth({ references: ['100247', '10024883'] })).toMatchObject({
      state: 'CHOICE',
      reason: 'PROPOSED',
      canBook: true,
      parts: divided,
    });
  });

  test('in its message, is divided only if it is ticked, and is not proposed for one of them', () => {
    const message = 'Hyra avi 100247 och 100248';
    expect(matchBoth({ references: [], message })).toMatchObject({ reason: 'PROPOSED', parts: divided });
    for (const amountOre of [1_600_000, 100])
      expect(matchBoth({ references: [], message, amountOre })).toMatchObject({
        reason: 'SEVERAL',
        canBook: false,
        parts: undecided,
      });
    // The amount says which of them it pays.
    expect(matchBoth({ references: [], message, amountOre: 777_700 })).toMatchObject({
      reason: 'PROPOSED',
      invoiceId: 8,
      parts: [],
    });
  });

  test('in its message, is not divided among one that a later payment of the file pays', () => {
    const mentioned = payment({ ...both, references: [], message: '100247 100248' });
    expect(match([mentioned, payment({ id: 2 })], [ofA, ofB])).toMatchObject([
      { reason: 'SEVERAL', canBook: false },
      { reason: 'EXACT', invoiceId: 7 },
    ]);
  });

  test('one by its OCR number and the other in the message, does not give its surplus to the first tenant', () => {
    const changes = { references: ['10024784'], message: 'även 100248' };
    expect(matchBoth(changes)).toMatchObject({ reason: 'PROPOSED', parts: divided });
    expect(matchBoth({ ...changes, amountOre: 1_600_000 })).toMatchObject({
      reason: 'SEVERAL',
      canBook: false,
    });
    expect(matchBoth({ ...changes, amountOre: 850_000 })).toMatchObject({
      state: 'READY',
      invoiceId: 7,
      parts: [],
    });
  });

  test('and is the same as one in another file must be ticked', () => {
    const earlier: EarlierPayment = {
      bankPaymentId: 90,
      invoiceId: null,
      tenantId: null,
      amountOre: 1_627_700,
      wholeOre: 1_627_700,
      paidAt: '2026-11-27',
      references: both.references,
      message: null,
    };
    expect(match([payment(both)], [ofA, ofB], [earlier])).toMatchObject([
      { state: 'CHOICE', reason: 'SIMILAR', canBook: true, parts: divided },
    ]);
  });

  test('that is left out or registered still tells which invoices', () => {
    expect(matchBoth({ isLeftOut: true })).toMatchObject({ reason: 'LEFT_OUT', canBook: false });
    const bookedParts = [
      { invoiceId: 7, ore: 850_000 },
      { invoiceId: 8, ore: 777_700 },
    ];
    expect(matchBoth({ bookedInvoiceId: 7, bookedParts })).toMatchObject({
      reason: 'BOOKED',
      parts: bookedParts,
    });
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
    for (const references of [
      ['10024784', '1002 4784'],
      ['10024784', '100247'],
    ])
      expect(matchOne({ references })).toMatchObject({ state: 'READY', invoiceId: 7, parts: [] });
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
  let reads = 0;
  const countReads = (invoiceToRead: MatchedInvoice): MatchedInvoice =>
    new Proxy(invoiceToRead, {
      get: (target, key, receiver) => {
        reads += 1;
        return Reflect.get(target, key, receiver);
      },
    });
  const names = Array.from({ length: 3000 }, (_, index) => `Förnamn${index} Efternamn`);
  const invoices = names.map((tenantName, index) =>
    countReads(
      invoice({
        id: index,
        reference: null,
        ocr: null,
        tenantName: tenantName.replace('Efternamn', `Eft${index % 100}`),
      }),
    ),
  );
  const payments = invoices.map(({ id, tenantName }) =>
    payment({ id, references: [], payer: tenantName.toUpperCase() }),
  );
  const matches = match(payments, invoices);
  // Thirty names share a word. Comparing each with each would read every invoice 3,000 times or more.
  expect(reads / invoices.length).toBeLessThan(200);
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

describe('the days and states in which an invoice can be paid', () => {
  test('a payment on the earliest day, a year before the invoice was created, can be registered', () => {
    expect(matchOne({ bookedOn: '2025-11-20' })).toMatchObject({ state: 'READY' });
    expect(matchOne({ bookedOn: '2025-11-19' })).toMatchObject({ reason: 'DAY' });
    expect(matchOne({ bookedOn: TODAY })).toMatchObject({ state: 'READY' });
  });

  test('an invoice that is wrong and was never sent cannot be paid', () => {
    expect(matchOne({}, { status: 'ERROR', isSent: false })).toMatchObject({
      reason: 'NOT_READY',
      canBook: false,
    });
  });

  test('a cancelled invoice is not proposed, although it was sent', () => {
    expect(matchOne({ references: [] }, { status: 'CANCELLED' })).toMatchObject({ reason: 'UNKNOWN' });
  });

  test('an invoice of another company is that first, also when it is in an accounting program', () => {
    expect(matchOne({}, { companyId: 3, isPaidInHusrum: false })).toMatchObject({
      state: 'CHOICE',
      reason: 'OTHER_COMPANY',
    });
  });

  test('an invoice in an accounting program is told when its number is the reference, not when it is in a text', () => {
    const inProgram = { isPaidInHusrum: false };
    expect(matchOne({ references: ['100247'] }, inProgram)).toMatchObject({
      state: 'OUTSIDE',
      reason: 'IN_PROGRAM',
      invoiceId: 7,
    });
    expect(matchOne({ references: [], message: 'avi 100247', payer: null }, inProgram)).toMatchObject({
      state: 'CHOICE',
      reason: 'UNKNOWN',
    });
  });

  test('a payment to another account with the references of one invoice is asked about', () => {
    const twice = { references: ['10024784', '100247'] };
    expect(matchOne(twice)).toMatchObject({ state: 'READY', reason: 'EXACT' });
    expect(matchOne({ ...twice, isOtherAccount: true })).toMatchObject({ reason: 'PROPOSED', canBook: true });
  });

  test('a number of an invoice that is short or has letters is a reference only as a whole', () => {
    const invoices = [invoice({ reference: 'A-12', ocr: null }), invoice({ id: 8, ocr: '10024883' })];
    expect(
      match([payment({ references: ['A-12', '10024883'], amountOre: 1_700_000 })], invoices),
    ).toMatchObject([{ reason: 'PROPOSED', parts: [{ invoiceId: 7 }, { invoiceId: 8 }] }]);
  });
});

describe('a payment that may be the same as an earlier one', () => {
  const earlier = (changes: Partial<EarlierPayment>): EarlierPayment => ({
    bankPaymentId: 90,
    invoiceId: null,
    tenantId: null,
    amountOre: 850_000,
    wholeOre: 850_000,
    paidAt: '2026-11-27',
    references: [],
    message: null,
    ...changes,
  });

  test('of another file must be ticked when that one is registered, although the bank took it back', () => {
    const reversed = [
      payment({ id: 90, bankReference: 'B1', bookedOn: '2026-11-25' }),
      payment({ id: 91, bankReference: 'B1', bookedOn: '2026-11-26', isReversal: true }),
    ];
    expect(match([payment()], undefined, [earlier({ invoiceId: 7 })], reversed)).toMatchObject([
      { reason: 'SIMILAR' },
    ]);
  });

  test('is found by the tenant of the invoice that the earlier one names, when it is only a proposal', () => {
    const paid = invoice({ id: 8, reference: '100248', ocr: '10024883', status: 'PAYED', leftOre: 0 });
    const named = [earlier({ references: ['10024883'] })];
    expect(match([payment({ references: [] })], [invoice(), paid], named)).toMatchObject([
      { reason: 'SIMILAR', invoiceId: 7, similarId: 90 },
    ]);
    expect(match([payment()], [invoice(), paid], named)).toMatchObject([{ reason: 'EXACT' }]);
  });

  test('a duplicate takes no reversal from the payment of the file that has it first, whichever is read last', () => {
    const first = { ...payment({ id: 50 }), bookedInvoiceId: 7 };
    const payments = [payment({ id: 99, isDuplicate: true }), payment({ id: 100, isReversal: true })];
    expect(match(payments, undefined, undefined, [first])).toMatchObject([
      { reason: 'DUPLICATE', counterpartId: null },
      { reason: 'REVERSAL', counterpartId: 50, invoiceId: 7 },
    ]);
  });
});

describe('a payment of several invoices, and what is said of its parts', () => {
  const ofA = invoice();
  const ofB = invoice({ id: 8, reference: '100248', ocr: '10024883', tenantId: 5, leftOre: 777_700 });
  const both = { references: ['10024784', '10024883'], amountOre: 1_627_700 };
  const matchBoth = (changes: Partial<MatchedPayment>, invoices: MatchedInvoice[] = [ofA, ofB]) =>
    match([payment({ ...both, ...changes })], invoices)[0];
  const mentioned = { references: [], message: 'avi 100247 och 100248' };

  test('is divided when the file says the same parts, and not when it says them of the other invoice', () => {
    expect(matchBoth({ statedOre: [850_000, 777_700] })).toMatchObject({ state: 'READY' });
    expect(matchBoth({ statedOre: [777_700, 850_000] })).toMatchObject({ reason: 'SEVERAL' });
    expect(matchBoth({ statedOre: [null, 777_700] })).toMatchObject({ state: 'READY' });
  });

  test('adds what the file says of the two numbers of one invoice', () => {
    const references = ['10024784', '100247', '10024883'];
    expect(matchBoth({ references, statedOre: [800_000, 50_000, 777_700] })).toMatchObject({
      reason: 'PROPOSED',
      canBook: true,
    });
    expect(matchBoth({ references, statedOre: [800_000, 50_001, 777_700] })).toMatchObject({
      reason: 'SEVERAL',
    });
  });

  test('is not registered on a day after today', () => {
    expect(matchBoth({ bookedOn: '2026-12-01' })).toMatchObject({ reason: 'DAY', canBook: false });
  });

  test('all of another company is of that company, not in an accounting program', () => {
    const others = [ofA, ofB].map((one) => ({ ...one, companyId: 3, isPaidInHusrum: false }));
    expect(matchBoth({}, others)).toMatchObject({ state: 'CHOICE', reason: 'OTHER_COMPANY' });
  });

  test('must be ticked when the bank took it back', () => {
    const reversal = { ...payment({ id: 90, ...both }), isReversal: true };
    expect(match([payment(both)], [ofA, ofB], [], [reversal])).toMatchObject([
      { state: 'CHOICE', reason: 'REVERSED', canBook: true, invoiceId: 7, counterpartId: 90 },
    ]);
  });

  test('that is proposed keeps its invoices from being proposed for another payment', () => {
    const proposed = payment({ ...mentioned, amountOre: 1_627_700 });
    const ofName = payment({ id: 2, references: [] });
    expect(match([proposed, ofName], [ofA, ofB])).toMatchObject([
      { reason: 'PROPOSED', canBook: true },
      { reason: 'UNKNOWN' },
    ]);
  });

  test('that is proposed is compared with payments of the tenants, and a certain one only with those of the invoices', () => {
    const equal: EarlierPayment = {
      ...{ bankPaymentId: 90, invoiceId: 60, tenantId: 5, amountOre: 1_627_700, wholeOre: 1_627_700 },
      ...{ paidAt: '2026-11-27', references: [], message: null },
    };
    expect(match([payment({ ...both, ...mentioned })], [ofA, ofB], [equal])).toMatchObject([
      { reason: 'SIMILAR', similarId: 90 },
    ]);
    expect(match([payment(both)], [ofA, ofB], [equal])).toMatchObject([{ state: 'READY' }]);
  });

  test.each<[string, Partial<MatchedInvoice>]>([
    ['is in an accounting program', { isPaidInHusrum: false }],
    ['is not approved', { status: 'REVIEW', isSent: false }],
  ])('in its text, of which one %s, is proposed for the other', (_what, changes) => {
    expect(matchBoth({ ...mentioned, amountOre: 1_600_000 }, [ofA, { ...ofB, ...changes }])).toMatchObject({
      reason: 'PROPOSED',
      invoiceId: 7,
      parts: [],
    });
  });

  test('in its text, of which only one is open and is more than the payment, is a part of that one', () => {
    const paid: MatchedInvoice = { ...ofA, status: 'PAYED', leftOre: 0 };
    expect(matchBoth({ ...mentioned, amountOre: 700_000 }, [paid, ofB])).toMatchObject({
      reason: 'PROPOSED',
      invoiceId: 8,
      parts: [],
    });
    expect(matchBoth({ ...mentioned, amountOre: 800_000 }, [paid, ofB])).toMatchObject({ reason: 'SEVERAL' });
  });

  const oneByOcr = { references: ['10024784'], message: 'även 100248', amountOre: 800_000 };
  test('one by an OCR number that is enough for it is of that one, unless a person chose the other', () => {
    expect(matchBoth(oneByOcr)).toMatchObject({ state: 'READY', reason: 'LESS', invoiceId: 7 });
    expect(matchBoth({ ...oneByOcr, chosenInvoiceId: 8 })).toMatchObject({
      reason: 'SEVERAL',
      canBook: false,
    });
  });

  test('is registered on the chosen one when a later payment of the file leaves what fits another', () => {
    const first = payment({ ...mentioned, amountOre: 800_000, chosenInvoiceId: 8 });
    const second = payment({ id: 2, amountOre: 50_000 });
    expect(match([first, second], [ofA, ofB])).toMatchObject([
      { state: 'READY', reason: 'MORE', invoiceId: 8 },
      { reason: 'LESS', invoiceId: 7 },
    ]);
  });

  test('that is left out tells which invoices, and one of a single invoice none', () => {
    expect(matchBoth({ isLeftOut: true })?.parts).toEqual([
      { invoiceId: 7, leftOre: 850_000, ore: null },
      { invoiceId: 8, leftOre: 777_700, ore: null },
    ]);
    expect(matchOne({ isLeftOut: true })?.parts).toEqual([]);
  });
});
