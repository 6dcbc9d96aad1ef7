import type { LearntPayer } from './learnt-payer.rules';
import type { MatchedInvoice, MatchedPayment } from './match-bank-payments.rules';
import { invoice, match, matchOne, payment } from './match-bank-payments.test-data';
import type { EarlierPayment } from './similar-payment.rules';

/** 8 500 kr of Eva Lind and 7 777 kr of Bo Ek. */
const ofA = invoice();
const ofB = invoice({
  id: 8,
  reference: '100248',
  ocr: '10024883',
  tenantId: 5,
  tenantName: 'Bo Ek',
  leftOre: 777_700,
});
const paidOf = (one: MatchedInvoice): MatchedInvoice => ({ ...one, status: 'PAYED', leftOre: 0 });

describe('a payment without a number, of a payer for whom a person chose an invoice before', () => {
  const learnt: LearntPayer[] = [
    { payer: 'SOCIALTJÄNSTEN', payerAccount: '50501055', tenantId: 4, learntOn: '2026-10-28' },
  ];
  const ofPayer = (changes: Partial<MatchedPayment> = {}) =>
    payment({ payer: 'SOCIALTJÄNSTEN', payerAccount: '50501055', references: [], ...changes });
  const january = invoice({ id: 9, reference: '100249', ocr: '10024982', start: '2027-01-01' });
  const matchLearnt = (
    payments: readonly MatchedPayment[],
    invoices: readonly MatchedInvoice[] = [january, ofA, ofB],
  ) => match(payments, invoices, [], [], learnt);

  test("is proposed for the oldest open invoice of that tenant, with the day of the choice, and leaves the invoice's amount", () => {
    expect(matchLearnt([ofPayer({ amountOre: 400_000 })])).toEqual([
      {
        paymentId: 1,
        state: 'CHOICE',
        reason: 'PROPOSED',
        invoiceId: 7,
        leftOre: 850_000,
        surplusOre: 0,
        canBook: true,
        counterpartId: null,
        parts: [],
        similarId: null,
        learntOn: '2026-10-28',
      },
    ]);
  });

  test('has no day of a choice when it is proposed for its name', () => {
    expect(matchLearnt([payment({ references: [] })], [ofA])[0]).toMatchObject({
      reason: 'PROPOSED',
      invoiceId: 7,
    });
    expect(matchLearnt([payment({ references: [] })], [ofA])[0]?.learntOn).toBeUndefined();
  });

  test.each<[string, Partial<MatchedPayment>]>([
    ['has another account', { payerAccount: '51234567' }],
    ['has another name', { payer: 'OMSORGEN' }],
  ])('is proposed for none when the payer %s', (_what, changes) => {
    expect(matchLearnt([ofPayer(changes)])).toMatchObject([{ reason: 'UNKNOWN', invoiceId: null }]);
  });

  test.each<[string, Partial<MatchedInvoice>]>([
    ['is in an accounting program', { isPaidInHusrum: false }],
    ['is of another company', { companyId: 3 }],
    ['is not approved', { status: 'REVIEW', isSent: false }],
    ['is paid', { status: 'PAYED', leftOre: 0 }],
  ])(
    'is proposed for the next invoice when the oldest %s, and for none when there is no other',
    (_what, changes) => {
      expect(matchLearnt([ofPayer()], [january, { ...ofA, ...changes }])).toMatchObject([
        { reason: 'PROPOSED', invoiceId: 9 },
      ]);
      expect(matchLearnt([ofPayer()], [{ ...ofA, ...changes }])).toMatchObject([{ reason: 'UNKNOWN' }]);
    },
  );

  test('and a second one are proposed for different invoices of the tenant, and a third for none', () => {
    const payments = [1, 2, 3].map((id) => ofPayer({ id, amountOre: 400_000 }));
    expect(matchLearnt(payments).map(({ invoiceId }) => invoiceId)).toEqual([7, 9, null]);
  });

  test('is not proposed for an invoice that a payment of the file pays', () => {
    expect(matchLearnt([ofPayer({ amountOre: 400_000 }), payment({ id: 2 })])).toMatchObject([
      { reason: 'PROPOSED', invoiceId: 9 },
      { reason: 'EXACT', invoiceId: 7 },
    ]);
  });
});

describe('a payment that a person divided', () => {
  const matchDivided = (
    amountOre: number,
    [oreOfA, oreOfB]: readonly [number, number],
    invoices: readonly MatchedInvoice[] = [ofA, ofB],
  ) =>
    match(
      [
        payment({
          references: [],
          payer: null,
          amountOre,
          chosenParts: [
            { invoiceId: 7, ore: oreOfA },
            { invoiceId: 8, ore: oreOfB },
          ],
        }),
      ],
      invoices,
    )[0];
  const undecided = {
    state: 'CHOICE',
    reason: 'SEVERAL',
    canBook: false,
    invoiceId: null,
    parts: [
      { invoiceId: 7, leftOre: 850_000, ore: null },
      { invoiceId: 8, leftOre: 777_700, ore: null },
    ],
  };

  test('is ready with its parts, although they are not what is left of the invoices', () => {
    expect(matchDivided(1_350_000, [850_000, 500_000])).toEqual({
      paymentId: 1,
      state: 'READY',
      reason: 'EXACT',
      invoiceId: 7,
      leftOre: 850_000,
      surplusOre: 0,
      canBook: true,
      counterpartId: null,
      parts: [
        { invoiceId: 7, leftOre: 850_000, ore: 850_000 },
        { invoiceId: 8, leftOre: 777_700, ore: 500_000 },
      ],
      similarId: null,
    });
  });

  test('has a surplus when the invoices are paid and of one tenant', () => {
    const sameTenant = { ...ofB, tenantId: 4 };
    expect(matchDivided(1_677_700, [850_000, 777_700], [ofA, sameTenant])).toMatchObject({
      state: 'READY',
      surplusOre: 50_000,
    });
    expect(matchDivided(1_677_700, [850_000, 777_700])).toMatchObject(undecided);
  });

  test.each<[string, number, readonly [number, number]]>([
    ['less than it', 1_400_000, [850_000, 500_000]],
    ['more than it', 1_300_000, [850_000, 500_000]],
    ['it, but one is more than is left of its invoice', 1_350_000, [900_000, 450_000]],
  ])('is undecided when its parts are %s', (_what, amountOre, parts) => {
    expect(matchDivided(amountOre, parts)).toMatchObject(undecided);
  });

  test('is undecided again when an invoice has been paid since', () => {
    expect(matchDivided(1_350_000, [850_000, 500_000], [paidOf(ofA), ofB])).toMatchObject({
      reason: 'SEVERAL',
      canBook: false,
      parts: [
        { invoiceId: 7, leftOre: 0, ore: null },
        { invoiceId: 8, leftOre: 777_700, ore: null },
      ],
    });
  });

  test('takes its parts from what is left of the invoices', () => {
    const divided = payment({
      amountOre: 1_350_000,
      chosenParts: [
        { invoiceId: 7, ore: 850_000 },
        { invoiceId: 8, ore: 500_000 },
      ],
    });
    const next = payment({ id: 2, references: ['10024883'], amountOre: 277_700 });
    expect(match([divided, next], [ofA, ofB])).toMatchObject([
      { state: 'READY' },
      { state: 'READY', reason: 'EXACT', leftOre: 277_700 },
    ]);
  });
});

describe('a payment of a statement that is the sum of payments in another file', () => {
  test('is known already, and leads to the first of them', () => {
    expect(matchOne({ references: [], message: 'Bankgiroinsättning', payer: null, dayPartId: 60 })).toEqual({
      paymentId: 1,
      state: 'KNOWN',
      reason: 'DUPLICATE',
      invoiceId: null,
      leftOre: 0,
      surplusOre: 0,
      canBook: false,
      counterpartId: null,
      parts: [],
      similarId: 60,
    });
  });

  test('is a payment of its own when it has the OCR number of an invoice', () => {
    expect(matchOne({ dayPartId: 60 })).toMatchObject({ state: 'READY', invoiceId: 7, similarId: null });
  });
});

describe('an invoice that a payment names without taking of it', () => {
  const earlier = (amountOre: number, invoiceId: number): EarlierPayment => ({
    bankPaymentId: null,
    invoiceId,
    tenantId: null,
    amountOre,
    wholeOre: amountOre,
    paidAt: '2026-11-27',
    references: [],
    message: null,
  });

  test('because it may be registered already, is proposed for another payment by its name', () => {
    const byName = payment({ id: 2, references: [] });
    expect(match([payment({ amountOre: 400_000 }), byName], [ofA], [earlier(400_000, 7)])).toMatchObject([
      { reason: 'SIMILAR' },
      { reason: 'PROPOSED', invoiceId: 7 },
    ]);
    const both = payment({ references: ['10024784', '10024883'], amountOre: 1_627_700 });
    expect(match([both, byName], [ofA, ofB], [earlier(1_627_700, 8)])).toMatchObject([
      { reason: 'SIMILAR' },
      { reason: 'PROPOSED', invoiceId: 7 },
    ]);
  });
});

describe('the numbers of a payment', () => {
  test('two texts that name one invoice, none with its OCR number, are asked about', () => {
    expect(matchOne({ references: ['100247', 'avi 100247'] })).toMatchObject({
      state: 'CHOICE',
      reason: 'PROPOSED',
      invoiceId: 7,
    });
  });

  test('an OCR number of the whole amount is of that invoice, also in an accounting program, whatever the text names', () => {
    const inProgram = invoice({ isPaidInHusrum: false });
    const ofC = invoice({ id: 9, reference: '100249', ocr: '10024982', tenantId: 6, leftOre: 500_000 });
    expect(match([payment({ message: 'även 100248 och 100249' })], [inProgram, ofB, ofC])).toMatchObject([
      { state: 'OUTSIDE', reason: 'IN_PROGRAM', invoiceId: 7 },
    ]);
  });

  test('an amount that the file states for two invoices together is that of neither, so a person decides', () => {
    const together = { references: ['10024784/10024883', '10024883'], amountOre: 1_627_700 };
    expect(match([payment(together)], [ofA, ofB])).toMatchObject([{ reason: 'PROPOSED', canBook: true }]);
    expect(match([payment({ ...together, statedOre: [1_627_700, null] })], [ofA, ofB])).toMatchObject([
      { reason: 'SEVERAL', canBook: false },
    ]);
  });

  test('a payment of nothing for invoices that are paid pays none of them', () => {
    const nothing = payment({ references: ['10024784', '10024883'], amountOre: 0 });
    expect(match([nothing], [paidOf(ofA), paidOf(ofB)])).toMatchObject([
      { reason: 'SEVERAL', canBook: false, invoiceId: null },
    ]);
  });
});
