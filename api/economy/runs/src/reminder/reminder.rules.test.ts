import * as fc from 'fast-check';
import {
  daysLate,
  decideReminder,
  type LateInvoice,
  nextReminderDay,
  planReminders,
  type ReminderTerms,
  stateFee,
} from './reminder.rules';

const terms: ReminderTerms = { isOn: true, days: [7, 21, 35], feeOre: 6000, feeLevel: 1 };
const today = '2026-12-15';
const late = (changes: Partial<LateInvoice> = {}): LateInvoice => ({
  ...{ id: 1, tenantId: 7, companyId: 2, dueAt: '2026-12-01', leftOre: 850_000 },
  ...{ isInProgram: false, hasArrived: true, isDisputed: false, asideUntil: null, openTicket: null },
  ...{ promisedOn: null, isPending: false, lastLevel: 0, remindedOn: null, isFeeAgreed: true, hasFee: false },
  ...changes,
});

describe('the day of the next reminder', () => {
  test.each<[Partial<LateInvoice>, string | null]>([
    [{}, '2026-12-08'],
    // The second is due 21 days after the due date, and 14 days after the first.
    [{ lastLevel: 1, remindedOn: '2026-12-08' }, '2026-12-22'],
    [{ lastLevel: 1, remindedOn: '2027-02-01' }, '2027-02-15'],
    [{ lastLevel: 2, remindedOn: '2026-12-22' }, '2027-01-05'],
    [{ lastLevel: 3, remindedOn: '2027-01-05' }, null],
  ])('of %j is %s', (changes, day) => {
    expect(nextReminderDay(late(changes), terms)).toBe(day);
  });

  test('there is no second reminder in a company with one level', () => {
    expect(nextReminderDay(late({ lastLevel: 1, remindedOn: '2026-12-08' }), { days: [7] })).toBeNull();
  });
});

describe('whether an invoice is reminded of', () => {
  test.each<[Partial<LateInvoice>, object]>([
    [{}, { level: 1 }],
    [{ dueAt: '2026-12-08' }, { level: 1 }],
    [{ dueAt: '2026-12-09' }, { exclusion: 'EARLY' }],
    [{ lastLevel: 1, remindedOn: '2026-12-10' }, { exclusion: 'EARLY' }],
    [{ dueAt: '2026-11-01', lastLevel: 1, remindedOn: '2026-12-01' }, { level: 2 }],
    [{ lastLevel: 3, remindedOn: '2026-12-01' }, { exclusion: 'NO_LEVEL' }],
    [{ leftOre: 99 }, { exclusion: 'SMALL' }],
    [{ leftOre: 100 }, { level: 1 }],
    [{ isDisputed: true }, { exclusion: 'DISPUTED' }],
    [{ openTicket: 1001 }, { exclusion: 'TICKET' }],
    [{ asideUntil: today }, { exclusion: 'ASIDE' }],
    [{ asideUntil: '2026-12-14' }, { level: 1 }],
    [{ promisedOn: today }, { exclusion: 'PROMISE' }],
    // A broken promise keeps nobody from being reminded.
    [{ promisedOn: '2026-12-14' }, { level: 1 }],
    [{ isPending: true }, { exclusion: 'PENDING' }],
    [{ hasArrived: false }, { exclusion: 'NOT_ARRIVED' }],
    [{ tenantId: null }, { exclusion: 'NO_TENANT' }],
    [{ isInProgram: true }, { exclusion: 'PROGRAM' }],
    // What cannot be changed is named before what can.
    [{ isInProgram: true, isDisputed: true }, { exclusion: 'PROGRAM' }],
  ])('%j: %j', (changes, decision) => {
    expect(decideReminder(late(changes), terms, today)).toEqual(decision);
  });

  test('a company that has not turned reminders on sends none', () => {
    expect(decideReminder(late(), { ...terms, isOn: false }, today)).toEqual({ exclusion: 'OFF' });
    expect(decideReminder(late(), undefined, today)).toEqual({ exclusion: 'OFF' });
  });
});

describe('the fee', () => {
  const invoice = (changes: Partial<LateInvoice> & { level?: number } = {}) => ({
    ...late(changes),
    level: changes.level ?? 1,
  });
  const feesOf = (invoices: ReturnType<typeof invoice>[], changes: Partial<ReminderTerms> = {}) =>
    stateFee(invoices, { ...terms, ...changes }).map(({ id, feeOre }) => [id, feeOre]);

  test('is stated once in a letter, for the invoice that was due first', () => {
    const newer = invoice({ id: 2 });
    const older = invoice({ id: 3, dueAt: '2026-11-02' });
    expect(feesOf([newer, older])).toEqual([
      [3, 6000],
      [2, 0],
    ]);
  });

  test.each([
    ['not without an agreement', { isFeeAgreed: false }, {}, 0],
    ['not twice for an invoice', { hasFee: true }, {}, 0],
    ['not before its level', { level: 1 }, { feeLevel: 2 }, 0],
    ['at its level', { level: 2 }, { feeLevel: 2 }, 6000],
    ['after its level, if it was agreed on later', { level: 3 }, { feeLevel: 2 }, 6000],
    ['as the company has set it', {}, { feeOre: 5000 }, 5000],
  ])('%s', (_name, changes, settings, fee) => {
    expect(feesOf([invoice(changes)], settings)).toEqual([[1, fee]]);
  });

  test('is stated for the invoice of a lease that has agreed on it', () => {
    const older = invoice({ id: 3, dueAt: '2026-11-02', isFeeAgreed: false });
    expect(feesOf([older, invoice({ id: 2 })])).toEqual([
      [3, 0],
      [2, 6000],
    ]);
  });
});

test('one letter to each tenant of a company, with the highest level and the sums of its invoices', () => {
  const invoices = [
    late({ id: 1 }),
    late({ id: 2, dueAt: '2026-11-01', lastLevel: 1, remindedOn: '2026-11-20', leftOre: 12_345 }),
    late({ id: 3, companyId: 4 }),
    late({ id: 4, tenantId: 8, isDisputed: true }),
  ];
  const byCompany = new Map([
    [2, terms],
    [4, { ...terms, feeOre: 0 }],
  ]);
  const { plans, excluded } = planReminders(invoices, byCompany, today);
  expect(plans).toMatchObject([
    { tenantId: 7, companyId: 2, level: 2, owedOre: 862_345, feeOre: 6000, lines: [{ id: 2 }, { id: 1 }] },
    { tenantId: 7, companyId: 4, level: 1, owedOre: 850_000, feeOre: 0, lines: [{ id: 3 }] },
  ]);
  expect(excluded).toMatchObject([{ invoice: { id: 4 }, exclusion: 'DISPUTED' }]);
});

test('every invoice is in one letter or left out with one reason, and no fee is stated where none is agreed', () => {
  const invoice = fc.record({
    isDisputed: fc.boolean(),
    isFeeAgreed: fc.boolean(),
    hasFee: fc.boolean(),
    tenantId: fc.option(fc.integer({ min: 1, max: 3 })),
    companyId: fc.option(fc.integer({ min: 1, max: 3 })),
    leftOre: fc.integer({ min: 1, max: 1_000_000 }),
    lastLevel: fc.integer({ min: 0, max: 3 }),
  });
  fc.assert(
    fc.property(fc.array(invoice, { maxLength: 30 }), (all) => {
      const invoices = all.map((changes, index) => late({ ...changes, id: index + 1 }));
      const { plans, excluded } = planReminders(
        invoices,
        new Map([
          [1, terms],
          [2, terms],
        ]),
        today,
      );
      const lines = plans.flatMap((plan) => plan.lines);
      const ids = [...lines.map(({ id }) => id), ...excluded.map((each) => each.invoice.id)];
      expect(ids.toSorted((a, b) => a - b)).toEqual(invoices.map(({ id }) => id));
      for (const line of lines)
        if (line.feeOre > 0) expect([line.isFeeAgreed, line.hasFee]).toEqual([true, false]);
      for (const { lines: ofPlan } of plans)
        expect(ofPlan.filter(({ feeOre }) => feeOre > 0).length).toBeLessThanOrEqual(1);
    }),
  );
});

test('the days that an invoice is late are counted from its due date, also over a change of the clock', () => {
  expect(daysLate('2026-12-01', '2026-12-15')).toBe(14);
  expect(daysLate('2026-03-28', '2026-03-30')).toBe(2);
});
