import { type InvoiceListItem, invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { addDays } from '@husrum/format';
import fc from 'fast-check';
import { letFlat, manual } from '../../src/invoice/invoice.test-data';
import { nightOf } from '../../src/job-run/job-run.test-data';
import { runNight } from '../../src/job-run/run-night';
import { digestOf } from '../isolation/owned-rows';
import { makeAccount, type TestAccount, testServer } from '../kit';
import { ledger } from './ledger';

// Invariants 3, 9, 11, 12, 13 and 14 of the domain's rules, over whatever a landlord may do in any order.
const app = testServer();

const START = '2026-11-19';

const step = fc.oneof(
  fc.record({ does: fc.constant('sleep' as const), days: fc.integer({ min: 1, max: 35 }) }),
  fc.record({ does: fc.constant('pay' as const), kronor: fc.integer({ min: 1, max: 20_000 }), at: fc.nat() }),
  fc.record({
    does: fc.constantFrom('undo' as const, 'credit' as const, 'cancel' as const),
    at: fc.nat(),
  }),
  fc.record({ does: fc.constant('raise' as const), rate: fc.integer({ min: -10, max: 10 }) }),
  fc.record({
    does: fc.constant('charge' as const),
    kronor: fc.integer({ min: -500, max: 500 }),
    at: fc.nat(),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const begin = async () => {
  app.clock.set(`${START}T08:00:00Z`);
  const account = await makeAccount(app);
  const settings = { auto_enabled: true, generate_day: 20, send_day: 22 };
  const flat = await letFlat(app, account, { settings, lease: { start: '2026-12-01' } });
  return { account, ...flat };
};
type Flat = Awaited<ReturnType<typeof begin>>;

/** A night, and once more: the second changes nothing (invariant 9). */
const sleep = async (account: TestAccount, days: number): Promise<void> => {
  app.clock.set(`${addDays(app.clock.today(), days)}T00:10:00Z`);
  await runNight(nightOf(app, account));
  const books = () => app.system((tx) => digestOf(tx, account.billableId));
  const before = await books();
  await runNight(nightOf(app, account));
  expect(await books()).toEqual(before);
};

const UNPAID = ['PENDING_PAYMENT', 'PARTIALLY_PAYED', 'OVERDUE'];
const UNSENT = ['EDIT', 'REVIEW', 'READY', 'ERROR'];

/** Does what can be done; where nothing can, nothing happens. */
const act = async ({ account, user, lease, entity }: Flat, one: Step): Promise<void> => {
  if (one.does === 'sleep') return sleep(account, one.days);
  if (one.does === 'raise') {
    if (one.rate !== 0)
      await user.post(rentAdjustmentCalls.create, { body: { entity_id: entity.id, rate: one.rate } });
    return;
  }
  const { data } = await user.get(invoiceCalls.ofLease, { params: { id: lease.id }, query: { limit: 100 } });
  const among = (fits: (invoice: InvoiceListItem) => boolean): InvoiceListItem | undefined => {
    const fitting = data.filter((invoice) => invoice.kind !== 'CREDIT' && fits(invoice));
    return fitting[one.at % Math.max(1, fitting.length)];
  };
  if (one.does === 'pay') {
    const invoice = among(({ status }) => UNPAID.includes(status));
    if (invoice)
      await user.post(invoiceActionCalls.pay, { params: manual(invoice.id), body: { payment: one.kronor } });
  } else if (one.does === 'charge') {
    const invoice = among(({ status }) => UNSENT.includes(status));
    const row = { name: 'Nyckel', quantity: 1, fee: one.kronor, tax_rate: 25 };
    if (invoice) await user.post(invoiceRowCalls.create, { body: { invoicebase_id: invoice.id, ...row } });
  } else if (one.does === 'undo') {
    const invoice = among(({ sent_at }) => sent_at !== null);
    if (invoice === undefined) return;
    const { payments } = await user.get(invoiceCalls.detail, { params: { id: invoice.id } });
    const payment = payments.find(({ undoable }) => undoable);
    const params = { ...manual(invoice.id), paymentId: payment?.payment_id ?? 0 };
    if (payment) await user.post(invoiceActionCalls.undoPayment, { params });
  } else {
    const wanted = one.does === 'cancel' ? UNSENT : [...UNPAID, 'PAYED'];
    const invoice = among(({ status }) => wanted.includes(status));
    if (invoice) await user.post(invoiceActionCalls[one.does], { params: manual(invoice.id) });
  }
};

test('whatever is done, the books balance, what is locked stays, and a night repeated changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
      const flat = await begin();
      const wrong = ledger();
      for (const one of [{ does: 'sleep', days: 3 } as const, ...steps]) {
        await act(flat, one);
        const told = await wrong((look) => app.tenant(flat.account, look), app.files, app.clock.today());
        expect(told).toEqual([]);
      }
    }),
    { numRuns: 6, endOnFailure: true },
  );
}, 240_000);
