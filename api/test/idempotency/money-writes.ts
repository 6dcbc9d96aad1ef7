import { addonCalls } from '@husrum/contract/addon';
import { companyCalls } from '@husrum/contract/company';
import { invoiceActionCalls } from '@husrum/contract/invoice';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { leaseCalls } from '@husrum/contract/lease';
import { leaseAddonCalls } from '@husrum/contract/lease-addon';
import { proposedCreditCalls } from '@husrum/contract/proposed-credit';
import { rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import {
  createEditableInvoice,
  type createLeasedFlat,
  createReadyInvoice,
  createSentInvoice,
  manualParams,
} from '../../src/invoice/invoice.test-data';
import { toUpdateBody } from '../../src/lease/lease.test-data';
import type { TestAccount, TestServer } from '../kit';

export interface CallInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly body?: Readonly<Record<string, unknown>>;
}
type Flat = Awaited<ReturnType<typeof createLeasedFlat>>;
type MakeInput = (flat: Flat, app: TestServer, account: TestAccount) => Promise<CallInput>;

const row = { name: 'Nyckel', quantity: 1, fee: 350, tax_rate: 0 };
const addon = { name: 'Bredband', fee: 199, tax_rate: 25 };
const createReady = ({ user, lease }: Flat) => createReadyInvoice(user, lease.id);
const createSent = ({ user, lease }: Flat) => createSentInvoice(user, lease.id);
const createInReview: MakeInput = async ({ user, lease, company }) => {
  const settings = await user.get(companyCalls.invoicingConfig, { params: { id: company.id } });
  await user.patch(companyCalls.updateInvoicingConfig, {
    params: { id: company.id },
    body: { ...settings, auto_require_review: true },
  });
  return { params: { id: (await createReadyInvoice(user, lease.id)).id } };
};
const createRow = async ({ user, lease }: Flat) => {
  const { id } = await createEditableInvoice(user, lease.id);
  const { rows } = await user.post(invoiceRowCalls.create, { body: { invoicebase_id: id, ...row } });
  return rows.at(-1)?.id ?? 0;
};
const createAddon = async ({ user }: Flat) => (await user.post(addonCalls.create, { body: addon })).id;
const createLeaseAddon = async ({ user, lease }: Flat) => {
  const body = { lease_id: lease.id, ...addon, start: '2026-12-01' };
  return (await user.post(leaseAddonCalls.create, { body })).leaseaddon.id;
};
const createAdjustment = async ({ user, entity }: Flat, scheduled_at: string | null) => {
  const body = { entity_id: entity.id, rate: 3.2, scheduled_at };
  return (await user.post(rentAdjustmentCalls.create, { body })).id;
};

/** For every call that changes money or amounts: an input with which it has an effect. */
export const moneyWrites: Readonly<Record<string, MakeInput>> = {
  'invoice.create': async ({ lease }) => ({
    body: { lease_id: lease.id, start: '2026-12-01', stop: '2026-12-31' },
  }),
  'invoice.update': async (flat, ...at) => {
    const { params } = await createInReview(flat, ...at);
    return { body: { id: params?.id, status: 'READY' } };
  },
  'invoice.remove': async ({ user, lease }) => ({
    params: { id: (await createEditableInvoice(user, lease.id)).id },
  }),
  'invoice.sendAll': async (flat) => ({ body: { ids: [(await createReady(flat)).id] } }),
  'invoice.send': async (flat) => ({ params: { id: (await createReady(flat)).id } }),
  'invoiceBatch.approve': async (flat, ...at) => {
    const { params } = await createInReview(flat, ...at);
    return { body: { ids: [params?.id] } };
  },
  'invoiceBatch.send': async (flat) => ({ body: { ids: [(await createReady(flat)).id] } }),
  'invoiceBatch.changeDueDate': async (flat) => ({
    body: { ids: [(await createReady(flat)).id], due_at: '2027-01-11' },
  }),
  'invoiceRow.create': async ({ user, lease }) => ({
    body: { invoicebase_id: (await createEditableInvoice(user, lease.id)).id, ...row },
  }),
  'invoiceRow.update': async (flat) => ({ body: { id: await createRow(flat), ...row, fee: 400 } }),
  'invoiceRow.remove': async (flat) => ({ params: { id: await createRow(flat) } }),
  'invoiceAction.generateManual': async ({ user, lease }) => ({
    params: { id: (await createEditableInvoice(user, lease.id)).id },
    body: {},
  }),
  'invoiceAction.pay': async (flat) => ({
    params: manualParams((await createSent(flat)).id),
    body: { payment: 100 },
  }),
  'invoiceAction.undoPayment': async (flat) => {
    const { id } = await createSent(flat);
    const paid = await flat.user.post(invoiceActionCalls.pay, {
      params: manualParams(id),
      body: { payment: 100 },
    });
    return { params: { ...manualParams(id), paymentId: paid.payments[0]?.payment_id ?? 0 } };
  },
  'invoiceAction.cancel': async (flat) => ({ params: manualParams((await createReady(flat)).id) }),
  'invoiceAction.credit': async (flat) => ({ params: manualParams((await createSent(flat)).id) }),
  'invoiceAction.mail': async (flat) => ({ params: manualParams((await createReady(flat)).id) }),
  'invoiceAction.markSent': async (flat) => ({ params: manualParams((await createReady(flat)).id) }),
  'invoiceAction.changeDueDate': async (flat) => ({
    params: manualParams((await createReady(flat)).id),
    body: { due_at: '2027-01-11' },
  }),
  'addon.create': async () => ({ body: addon }),
  'addon.update': async (flat) => ({
    body: { id: await createAddon(flat), ...addon, fee: 249, update_leases: true },
  }),
  'addon.remove': async (flat) => ({ params: { id: await createAddon(flat) } }),
  'leaseAddon.create': async ({ lease }) => ({ body: { lease_id: lease.id, ...addon, start: '2026-12-01' } }),
  'leaseAddon.update': async (flat) => ({
    body: { id: await createLeaseAddon(flat), ...addon, fee: 249, start: '2026-12-01' },
  }),
  'leaseAddon.remove': async (flat) => ({ params: { id: await createLeaseAddon(flat) } }),
  'rentAdjustment.create': async ({ entity }) => ({ body: { entity_id: entity.id, rate: 3.2 } }),
  'rentAdjustment.update': async (flat) => ({
    body: { id: await createAdjustment(flat, '2027-03-01'), rate: 4, scheduled_at: '2027-03-01' },
  }),
  'rentAdjustment.remove': async (flat) => ({ params: { id: await createAdjustment(flat, '2027-03-01') } }),
  'rentAdjustment.removeScheduled': async (flat) => {
    await createAdjustment(flat, '2027-03-01');
    return {};
  },
  'rentAdjustment.restore': async (flat) => ({ params: { id: await createAdjustment(flat, null) } }),
  'rentAdjustment.createSupplement': async (flat) => {
    await createSentInvoice(flat.user, flat.lease.id, '2026-11-01', '2026-11-30');
    return { params: { id: await createAdjustment(flat, null) }, body: { lease_id: flat.lease.id } };
  },
  'unbilledPeriod.createInvoices': async ({ lease }) => ({
    body: { lease_id: lease.id, start: '2026-10-01', stop: '2026-10-31', mode: 'ONE' },
  }),
  'unbilledPeriod.markBilledElsewhere': async ({ lease }) => ({
    body: { until: '2026-09-30', lease_id: lease.id },
  }),
  'proposedCredit.decide': async ({ user, lease }) => {
    await createSentInvoice(user, lease.id);
    await user.patch(leaseCalls.update, {
      body: toUpdateBody(lease, { stop: '2026-12-10', updated_at: null }),
    });
    const { data } = await user.get(proposedCreditCalls.listByLease, { params: { id: lease.id } });
    return { params: { id: data[0]?.id ?? 0 }, body: { decision: 'CREDITED' } };
  },
  'jobRun.restart': async ({ company }, app, account) => {
    const { id } = await app.forAccount(account, (tx) =>
      tx
        .insertInto('job_run')
        .values({
          kind: 'GENERATE',
          company_id: company.id,
          period: '2026-12',
          status: 'FAILED',
          finished_at: app.clock.now().toISOString(),
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    return { params: { id } };
  },
};

/** Writes of the same nouns without an effect: they store nothing, or need an integration that does not exist yet. */
export const writesWithoutEffect: readonly string[] = [
  'invoiceAction.preview',
  'invoiceBatch.export',
  'invoiceAction.bookkeep',
  'invoiceAction.generateFortnox',
  'invoiceAction.generateVisma',
];
