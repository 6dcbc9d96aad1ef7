import { addonCalls } from '@husrum/contract/addon';
import { companyCalls } from '@husrum/contract/company';
import { invoiceActionCalls } from '@husrum/contract/invoice';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { leaseAddonCalls } from '@husrum/contract/lease-addon';
import { rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import {
  createdNotice,
  type letFlat,
  manual,
  readyNotice,
  sentNotice,
} from '../../src/invoice/invoice.test-data';
import type { TestAccount, TestServer } from '../kit';

export interface Given {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly body?: Readonly<Record<string, unknown>>;
}
type Flat = Awaited<ReturnType<typeof letFlat>>;
type Make = (flat: Flat, app: TestServer, account: TestAccount) => Promise<Given>;

const row = { name: 'Nyckel', quantity: 1, fee: 350, tax_rate: 0 };
const addon = { name: 'Bredband', fee: 199, tax_rate: 25 };
const ready = ({ user, lease }: Flat) => readyNotice(user, lease.id);
const sent = ({ user, lease }: Flat) => sentNotice(user, lease.id);
const reviewed: Make = async ({ user, lease, company }) => {
  const settings = await user.get(companyCalls.invoicing, { params: { id: company.id } });
  await user.patch(companyCalls.updateInvoicing, {
    params: { id: company.id },
    body: { ...settings, auto_require_review: true },
  });
  return { params: { id: (await readyNotice(user, lease.id)).id } };
};
const withRow = async ({ user, lease }: Flat) => {
  const { id } = await createdNotice(user, lease.id);
  const { rows } = await user.post(invoiceRowCalls.create, { body: { invoicebase_id: id, ...row } });
  return rows.at(-1)?.id ?? 0;
};
const catalogued = async ({ user }: Flat) => (await user.post(addonCalls.create, { body: addon })).id;
const added = async ({ user, lease }: Flat) => {
  const body = { lease_id: lease.id, ...addon, start: '2026-12-01' };
  return (await user.post(leaseAddonCalls.create, { body })).leaseaddon.id;
};
const adjusted = async ({ user, entity }: Flat, scheduled_at: string | null) => {
  const body = { entity_id: entity.id, rate: 3.2, scheduled_at };
  return (await user.post(rentAdjustmentCalls.create, { body })).id;
};

/** For every call that moves money or decides what is asked for: a case in which it does something. */
export const moneyWrites: Readonly<Record<string, Make>> = {
  'invoicebase.create': async ({ lease }) => ({
    body: { lease_id: lease.id, start: '2026-12-01', stop: '2026-12-31' },
  }),
  'invoicebase.update': async (flat, ...at) => {
    const { params } = await reviewed(flat, ...at);
    return { body: { id: params?.id, status: 'READY' } };
  },
  'invoicebase.remove': async ({ user, lease }) => ({
    params: { id: (await createdNotice(user, lease.id)).id },
  }),
  'invoicebase.sendAll': async (flat) => ({ body: { ids: [(await ready(flat)).id] } }),
  'invoicebase.send': async (flat) => ({ params: { id: (await ready(flat)).id } }),
  'noticebatch.approve': async (flat, ...at) => {
    const { params } = await reviewed(flat, ...at);
    return { body: { ids: [params?.id] } };
  },
  'noticebatch.send': async (flat) => ({ body: { ids: [(await ready(flat)).id] } }),
  'noticebatch.moveDueAt': async (flat) => ({
    body: { ids: [(await ready(flat)).id], due_at: '2027-01-11' },
  }),
  'invoicerow.create': async ({ user, lease }) => ({
    body: { invoicebase_id: (await createdNotice(user, lease.id)).id, ...row },
  }),
  'invoicerow.update': async (flat) => ({ body: { id: await withRow(flat), ...row, fee: 400 } }),
  'invoicerow.remove': async (flat) => ({ params: { id: await withRow(flat) } }),
  'invoice.generateManual': async ({ user, lease }) => ({
    params: { id: (await createdNotice(user, lease.id)).id },
    body: {},
  }),
  'invoice.pay': async (flat) => ({ params: manual((await sent(flat)).id), body: { payment: 100 } }),
  'invoice.undoPayment': async (flat) => {
    const { id } = await sent(flat);
    const paid = await flat.user.post(invoiceActionCalls.pay, { params: manual(id), body: { payment: 100 } });
    return { params: { ...manual(id), paymentId: paid.payments[0]?.payment_id ?? 0 } };
  },
  'invoice.cancel': async (flat) => ({ params: manual((await ready(flat)).id) }),
  'invoice.credit': async (flat) => ({ params: manual((await sent(flat)).id) }),
  'invoice.mail': async (flat) => ({ params: manual((await ready(flat)).id) }),
  'invoice.markSent': async (flat) => ({ params: manual((await ready(flat)).id) }),
  'invoice.moveDueAt': async (flat) => ({
    params: manual((await ready(flat)).id),
    body: { due_at: '2027-01-11' },
  }),
  'addon.create': async () => ({ body: addon }),
  'addon.update': async (flat) => ({
    body: { id: await catalogued(flat), ...addon, fee: 249, update_leases: true },
  }),
  'addon.remove': async (flat) => ({ params: { id: await catalogued(flat) } }),
  'leaseaddon.create': async ({ lease }) => ({ body: { lease_id: lease.id, ...addon, start: '2026-12-01' } }),
  'leaseaddon.update': async (flat) => ({
    body: { id: await added(flat), ...addon, fee: 249, start: '2026-12-01' },
  }),
  'leaseaddon.remove': async (flat) => ({ params: { id: await added(flat) } }),
  'rentadjustment.create': async ({ entity }) => ({ body: { entity_id: entity.id, rate: 3.2 } }),
  'rentadjustment.update': async (flat) => ({
    body: { id: await adjusted(flat, '2027-03-01'), rate: 4, scheduled_at: '2027-03-01' },
  }),
  'rentadjustment.remove': async (flat) => ({ params: { id: await adjusted(flat, '2027-03-01') } }),
  'rentadjustment.removeScheduled': async (flat) => {
    await adjusted(flat, '2027-03-01');
    return {};
  },
  'rentadjustment.restore': async (flat) => ({ params: { id: await adjusted(flat, null) } }),
  'rentadjustment.supplement': async (flat) => {
    await sentNotice(flat.user, flat.lease.id, '2026-11-01', '2026-11-30');
    return { params: { id: await adjusted(flat, null) }, body: { lease_id: flat.lease.id } };
  },
  'economy.billUnbilled': async ({ lease }) => ({
    body: { lease_id: lease.id, start: '2026-10-01', stop: '2026-10-31', mode: 'ONE' },
  }),
  'economy.billedElsewhere': async ({ lease }) => ({ body: { until: '2026-09-30', lease_id: lease.id } }),
  'economy.restartRun': async ({ company }, app, account) => {
    const { id } = await app.tenant(account, (tx) =>
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

/** Writes of the same nouns that have nothing to repeat: nothing is stored, or nothing outside is connected yet. */
export const withoutEffect: readonly string[] = [
  'invoice.preview',
  'noticebatch.export',
  'invoice.bookkeep',
  'invoice.generateFortnox',
  'invoice.generateVisma',
];
