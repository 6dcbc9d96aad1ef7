import { createLeasedApartment, manualInvoiceParams } from '@husrum/api-invoicing/testing';
import { runNightlySteps, testRunContext } from '@husrum/api-runs/testing';
import { companyBooksCalls } from '@husrum/contract/company-books';
import { type InvoiceListItem, invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { addDays } from '@husrum/format';
import fc from 'fast-check';
import { CallFailed, makeAccount, type TestAccount, testServer } from '../index';
import { digestRows } from '../isolation/owned-rows';
import { createBooksChecker } from './check-books';
import { findJournalViolations } from './find-journal-violations';

// The test checks invariants 3, 8, 9, 11, 12, 13 and 14 of the domain rules, and those of the journal, for random sequences of a user's actions.
const app = testServer();
/** A second server of the same database. */
const other = testServer();

const START = '2026-11-19';

const stepArbitrary = fc.oneof(
  fc.record({ action: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 35 }) }),
  fc.record({
    action: fc.constant('pay' as const),
    kronor: fc.integer({ min: 1, max: 20_000 }),
    pick: fc.nat(),
  }),
  fc.record({
    action: fc.constantFrom('undo' as const, 'credit' as const, 'cancel' as const),
    pick: fc.nat(),
  }),
  fc.record({
    action: fc.constant('creditPart' as const),
    percent: fc.integer({ min: 1, max: 100 }),
    pick: fc.nat(),
  }),
  fc.record({ action: fc.constant('adjustRent' as const), rate: fc.integer({ min: -10, max: 10 }) }),
  fc.record({
    action: fc.constant('addRow' as const),
    kronor: fc.integer({ min: -500, max: 500 }),
    pick: fc.nat(),
  }),
);
type Step = typeof stepArbitrary extends fc.Arbitrary<infer S> ? S : never;

/** How the company keeps its books. */
const settingsArbitrary = fc.record({
  method: fc.constantFrom('SENT' as const, 'ACCRUED' as const, 'CASH' as const),
  yearStart: fc.constantFrom(1, 2),
});
type Settings = typeof settingsArbitrary extends fc.Arbitrary<infer S> ? S : never;

const setClocks = (instant: string): void => {
  for (const server of [app, other]) server.clock.set(instant);
};

const createApartment = async ({ method, yearStart }: Settings) => {
  setClocks(`${START}T08:00:00Z`);
  const account = await makeAccount(app);
  const settings = { auto_enabled: true, generate_day: 20, send_day: 22 };
  const apartment = await createLeasedApartment(app, account, { settings, lease: { start: '2026-12-01' } });
  await apartment.user.post(companyBooksCalls.saveSettings, {
    params: { id: apartment.company.id },
    body: {
      ...{ fiscal_year_start: yearStart, accrues: method === 'ACCRUED', accounts: [] },
      cash_from: method === 'CASH' ? START : null,
    },
  });
  return { account, ...apartment };
};
type LeasedApartment = Awaited<ReturnType<typeof createApartment>>;

/** Runs the nightly steps twice. The second time must change nothing (invariant 9). */
const runNightlyStepsAfter = async (account: TestAccount, days: number): Promise<void> => {
  setClocks(`${addDays(app.clock.today(), days)}T00:10:00Z`);
  await runNightlySteps(testRunContext(app, account));
  const digest = () => app.system((tx) => digestRows(tx, account.businessId));
  const before = await digest();
  await runNightlySteps(testRunContext(app, account));
  expect(await digest()).toEqual(before);
};

const PAYABLE = ['READY', 'PENDING_PAYMENT', 'PARTIALLY_PAYED', 'OVERDUE', 'PAYED'];
const UNPAID = ['PENDING_PAYMENT', 'PARTIALLY_PAYED', 'OVERDUE'];
const UNSENT = ['EDIT', 'REVIEW', 'READY', 'ERROR'];

/** Credits a part of what is left of every row, unless that rounds to nothing. */
const creditPercent = async (user: LeasedApartment['user'], id: number, percent: number): Promise<void> => {
  const params = manualInvoiceParams(id);
  const { rows } = await user.post(invoiceActionCalls.previewCreditPart, { params, body: {} });
  const body = {
    reason: 'Avdrag',
    rows: rows.map((row) => ({ id: row.id, amount: Math.trunc(row.remaining * percent) / 100 })),
  };
  const { pay_amount_rounded } = await user.post(invoiceActionCalls.previewCreditPart, { params, body });
  if (pay_amount_rounded > 0) await user.post(invoiceActionCalls.creditPart, { params, body });
};

/** Performs a step, unless it needs an invoice in a certain status and there is none. */
const performStep = async ({ account, user, lease, entity }: LeasedApartment, step: Step): Promise<void> => {
  if (step.action === 'wait') return runNightlyStepsAfter(account, step.days);
  if (step.action === 'adjustRent') {
    const { data } = await user.get(rentAdjustmentCalls.list);
    // The same percentage is refused on the same day.
    const isRepeated = data.some(
      ({ rate, effective_on }) => rate === step.rate && effective_on === app.clock.today(),
    );
    if (step.rate !== 0 && !isRepeated)
      await user.post(rentAdjustmentCalls.create, { body: { entity_id: entity.id, rate: step.rate } });
    return;
  }
  const { data } = await user.get(invoiceCalls.listByLease, {
    params: { id: lease.id },
    query: { limit: 100 },
  });
  const pickInvoice = (matches: (invoice: InvoiceListItem) => boolean): InvoiceListItem | undefined => {
    const candidates = data.filter((invoice) => invoice.kind !== 'CREDIT' && matches(invoice));
    return candidates[step.pick % Math.max(1, candidates.length)];
  };
  if (step.action === 'pay') {
    const invoice = pickInvoice(({ status }) => PAYABLE.includes(status));
    if (invoice)
      await user.post(invoiceActionCalls.pay, {
        params: manualInvoiceParams(invoice.id),
        body: { payment: step.kronor },
      });
  } else if (step.action === 'addRow') {
    const invoice = pickInvoice(({ status }) => UNSENT.includes(status));
    const row = { name: 'Nyckel', quantity: 1, fee: step.kronor, tax_rate: 25 };
    if (invoice) await user.post(invoiceRowCalls.create, { body: { invoicebase_id: invoice.id, ...row } });
  } else if (step.action === 'creditPart') {
    const invoice = pickInvoice(({ status }) => [...UNPAID, 'PAYED'].includes(status));
    if (invoice) await creditPercent(user, invoice.id, step.percent);
  } else if (step.action === 'undo') {
    const invoice = pickInvoice(({ sent_at }) => sent_at !== null);
    if (invoice === undefined) return;
    const { payments } = await user.get(invoiceCalls.detail, { params: { id: invoice.id } });
    const payment = payments.find(({ undoable }) => undoable);
    const params = { ...manualInvoiceParams(invoice.id), paymentId: payment?.payment_id ?? 0 };
    if (payment) await user.post(invoiceActionCalls.undoPayment, { params });
  } else {
    const statuses = step.action === 'cancel' ? UNSENT : [...UNPAID, 'PAYED'];
    const invoice = pickInvoice(({ status }) => statuses.includes(status));
    if (invoice)
      await user.post(invoiceActionCalls[step.action], { params: manualInvoiceParams(invoice.id) });
  }
};

const expectBooksToAgree = async ({ user, company }: LeasedApartment): Promise<void> => {
  const check = await user.post(companyBooksCalls.runCheck, { params: { id: company.id } });
  expect(check).toMatchObject({ agrees: true, faults: [] });
};

test('after any actions the books balance, locked invoices are unchanged, and nightly steps that are repeated change nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      settingsArbitrary,
      fc.array(stepArbitrary, { minLength: 6, maxLength: 16 }),
      async (settings, steps) => {
        const apartment = await createApartment(settings);
        const checkBooks = createBooksChecker();
        for (const step of [{ action: 'wait', days: 3 } as const, ...steps]) {
          await performStep(apartment, step);
          const violations = await checkBooks(
            (work) => app.forAccount(apartment.account, work),
            app.files,
            app.clock.today(),
          );
          expect(violations).toEqual([]);
          await expectBooksToAgree(apartment);
        }
      },
    ),
    { numRuns: 6, endOnFailure: true },
  );
}, 240_000);

/** Whether the server refused a call, for a reason that it names. */
const isRefusal = (reason: unknown): boolean => reason instanceof CallFailed && reason.status < 500;

/** What two people do at the same time, each on a server of their own. One of them may be refused. */
const togetherArbitrary = fc.array(fc.tuple(stepArbitrary, stepArbitrary), { minLength: 4, maxLength: 8 });

test('the journal is whole after what two servers do at the same time', async () => {
  await fc.assert(
    fc.asyncProperty(settingsArbitrary, togetherArbitrary, async (settings, pairs) => {
      const apartment = await createApartment(settings);
      await performStep(apartment, { action: 'wait', days: 3 });
      for (const [first, second] of pairs) {
        if (first.action === 'wait') await performStep(apartment, first);
        const steps = [first, second].filter(({ action }) => action !== 'wait');
        const users = [apartment.user, other.as(apartment.account)];
        const results = await Promise.allSettled(
          steps.map((step, index) =>
            performStep({ ...apartment, user: users[index] ?? apartment.user }, step),
          ),
        );
        for (const result of results)
          if (result.status === 'rejected') expect(isRefusal(result.reason)).toBe(true);
        expect(await app.forAccount(apartment.account, findJournalViolations)).toEqual([]);
        await expectBooksToAgree(apartment);
      }
    }),
    { numRuns: 6, endOnFailure: true },
  );
}, 240_000);
