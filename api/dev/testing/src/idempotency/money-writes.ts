import {
  createEditableInvoice,
  type createLeasedApartment,
  createReadyInvoice,
  createSentInvoice,
  manualInvoiceParams,
} from '@husrum/api-invoicing/testing';
import { toUpdateBody } from '@husrum/api-leases/testing';
import { createCamtFile, toUpload } from '@husrum/api-payments/testing';
import { drainJobQueue } from '@husrum/api-runs/testing';
import { addonCalls } from '@husrum/contract/addon';
import { bankFileCalls } from '@husrum/contract/bank-file';
import { companyCalls } from '@husrum/contract/company';
import { depositCalls } from '@husrum/contract/deposit';
import { indexRunCalls } from '@husrum/contract/index-run';
import { invoiceActionCalls } from '@husrum/contract/invoice';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { lateChargeCalls } from '@husrum/contract/late-charge';
import { leaseCalls } from '@husrum/contract/lease';
import { leaseAddonCalls } from '@husrum/contract/lease-addon';
import { payoutCalls } from '@husrum/contract/payout';
import { proposedCreditCalls } from '@husrum/contract/proposed-credit';
import { referenceRateCalls } from '@husrum/contract/reference-rate';
import { reminderCalls } from '@husrum/contract/reminder';
import { rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { writeOffCalls } from '@husrum/contract/write-off';
import type { TestAccount, TestServer } from '../index';

export interface CallInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly body?: Readonly<Record<string, unknown>>;
}
type LeasedApartment = Awaited<ReturnType<typeof createLeasedApartment>>;
type MakeInput = (apartment: LeasedApartment, app: TestServer, account: TestAccount) => Promise<CallInput>;

const row = { name: 'Nyckel', quantity: 1, fee: 350, tax_rate: 0 };
/** The payout of 500 kr that an invoice was paid too much. */
const createCredit = async (apartment: LeasedApartment) => {
  const { id } = await createSent(apartment);
  await apartment.user.post(invoiceActionCalls.pay, {
    params: manualInvoiceParams(id),
    body: { payment: 9000, paid_at: null },
  });
  const { tenantId, company } = apartment;
  return { tenant_id: tenantId, company_id: company.id, amount: 500, paid_at: '2026-11-20', account: null };
};
const deposit = { amount: 20_000, due_at: '2026-12-31', interest_rate: 2 };
/** The id of a deposit that came in. */
const createHeldDeposit = async ({ user, lease }: LeasedApartment): Promise<number> => {
  const { id, invoice } = await user.post(depositCalls.create, { body: { ...deposit, lease_id: lease.id } });
  const params = manualInvoiceParams(invoice.id);
  await user.post(invoiceActionCalls.markSent, { params });
  await user.post(invoiceActionCalls.pay, { params, body: { payment: 20_000, paid_at: null } });
  return id;
};
const reminderSettings = {
  is_on: true,
  days_1: 7,
  days_2: 21,
  days_3: null,
  fee: 60,
  fee_level: '1' as const,
};
/** An invoice that a company which reminds can remind of. */
const createRemindable: typeof createLate = async (apartment, ...context) => {
  const { user, company } = apartment;
  await user.post(reminderCalls.saveSettings, { params: { id: company.id }, body: reminderSettings });
  return createLate(apartment, ...context);
};
/** A reminder that is not sent: its run has not begun. */
const createReminder = async (apartment: LeasedApartment, app: TestServer, account: TestAccount) => {
  const { invoice_id } = await createRemindable(apartment, app, account);
  await apartment.user.post(reminderCalls.start, { body: { ids: [invoice_id], company_id: null } });
  const { data } = await apartment.user.get(reminderCalls.list, { query: {} });
  return { params: { id: data[0]?.id ?? 0 } };
};
const addon = { name: 'Bredband', fee: 199, tax_rate: 25 };
const createReady = ({ user, lease }: LeasedApartment) => createReadyInvoice(user, lease.id);
const createSent = ({ user, lease }: LeasedApartment) => createSentInvoice(user, lease.id);
/** The path parameters of an invoice that waits for review. */
const createInReview: MakeInput = async ({ user, lease, company }) => {
  const settings = await user.get(companyCalls.invoicingConfig, { params: { id: company.id } });
  await user.patch(companyCalls.updateInvoicingConfig, {
    params: { id: company.id },
    body: { ...settings, auto_require_review: true },
  });
  return { params: { id: (await createReadyInvoice(user, lease.id)).id } };
};
/** The write-off of an invoice that is late. */
const createLate = async (apartment: LeasedApartment, app: TestServer, account: TestAccount) => {
  const { id } = await createSent(apartment);
  await app.forAccount(account, (tx) =>
    tx.updateTable('invoicebase').set({ due_at: '2026-10-30' }).where('id', '=', id).execute(),
  );
  return { invoice_id: id, day: '2026-11-02', reason: 'Konkurs' };
};
/** The interest of a late invoice, which waits for the next invoice. */
const createOpenCharge: MakeInput = async (apartment, app, account) => {
  const { user, company } = apartment;
  const { invoice_id } = await createLate(apartment, app, account);
  await user.post(lateChargeCalls.saveSettings, {
    params: { id: company.id },
    body: { billing: 'NEXT_INVOICE', min_interest: 0 },
  });
  await user.post(lateChargeCalls.chargeInterest, { body: { invoice_ids: [invoice_id] } });
  const { charges } = await user.get(lateChargeCalls.ofInvoice, { params: { id: invoice_id } });
  return { params: { id: charges[0]?.id ?? 0 } };
};
const typedRate = { valid_from: '2026-07-01', percent: 2.5, note: 'riksbank.se' };
/** A clause that raises the rent of the lease for 2027. */
const insertIndexClause: (...context: Parameters<MakeInput>) => Promise<void> = async (
  { lease },
  app,
  account,
) => {
  await app.forAccount(account, async (tx) => {
    await tx
      .insertInto('index_value')
      .values({ series: '1980', year: 2026, value: 420, note: 'SCB' })
      .execute();
    await tx
      .insertInto('index_clause')
      .values({
        ...{ lease_id: lease.id, base_rent_ore: 10_200_000, share: 100, series: '1980' },
        ...{ base_value: 415.51, base_year: 2024, first_year: 2026, conversion: null },
      })
      .execute();
  });
};
/** A run that has raised the rent of the lease, and its row. */
const runIndex = async (...context: Parameters<MakeInput>) => {
  await insertIndexClause(...context);
  const [{ user }, app] = context;
  const { id } = await user.post(indexRunCalls.start, { body: { year: 2027 } });
  await drainJobQueue(app);
  const { data } = await user.get(indexRunCalls.rows, { params: { id } });
  return { id, rowId: data[0]?.id ?? 0 };
};
const createRow = async ({ user, lease }: LeasedApartment) => {
  const { id } = await createEditableInvoice(user, lease.id);
  const { rows } = await user.post(invoiceRowCalls.create, { body: { invoicebase_id: id, ...row } });
  return rows.at(-1)?.id ?? 0;
};
const uploadPaymentOf = async ({ user }: LeasedApartment, ocr: string | null) => {
  const file = toUpload(createCamtFile([{ ocr: ocr ?? undefined, amount: 100 }]));
  return (await user.post(bankFileCalls.upload, { body: {}, file })).id;
};
const createAddon = async ({ user }: LeasedApartment) =>
  (await user.post(addonCalls.create, { body: addon })).id;
const createLeaseAddon = async ({ user, lease }: LeasedApartment) => {
  const body = { lease_id: lease.id, ...addon, start: '2026-12-01' };
  return (await user.post(leaseAddonCalls.create, { body })).leaseaddon.id;
};
const createAdjustment = async ({ user, entity }: LeasedApartment, scheduledAt: string | null) => {
  const body = { entity_id: entity.id, rate: 3.2, scheduled_at: scheduledAt };
  return (await user.post(rentAdjustmentCalls.create, { body })).id;
};

/** For every call that changes money or amounts: an input with which it has an effect. */
export const moneyWrites: Readonly<Record<string, MakeInput>> = {
  'invoice.create': async ({ lease }) => ({
    body: { lease_id: lease.id, start: '2026-12-01', stop: '2026-12-31' },
  }),
  'invoice.createQuarterBridge': async ({ user, lease }) => {
    // The next period starts in the middle of a quarter.
    await user.patch(leaseCalls.update, {
      body: toUpdateBody(lease, { payment_interval: 'QUARTERLY', next_invoice_month: '2027-02' }),
    });
    return { body: { lease_id: lease.id } };
  },
  'invoice.update': async (apartment, ...context) => {
    const { params } = await createInReview(apartment, ...context);
    return { body: { id: params?.id, status: 'READY' } };
  },
  'invoice.remove': async ({ user, lease }) => ({
    params: { id: (await createEditableInvoice(user, lease.id)).id },
  }),
  'invoice.sendAll': async (apartment) => ({ body: { ids: [(await createReady(apartment)).id] } }),
  'invoice.send': async (apartment) => ({ params: { id: (await createReady(apartment)).id } }),
  'invoiceBatch.approve': async (apartment, ...context) => {
    const { params } = await createInReview(apartment, ...context);
    return { body: { ids: [params?.id] } };
  },
  'invoiceBatch.send': async (apartment) => ({ body: { ids: [(await createReady(apartment)).id] } }),
  'invoiceBatch.changeDueDate': async (apartment) => ({
    body: { ids: [(await createReady(apartment)).id], due_at: '2027-01-11' },
  }),
  'invoiceBatch.pay': async (apartment) => ({
    body: { ids: [(await createSent(apartment)).id], paid_at: '2026-11-20' },
  }),
  'invoiceRow.create': async ({ user, lease }) => ({
    body: { invoicebase_id: (await createEditableInvoice(user, lease.id)).id, ...row },
  }),
  'invoiceRow.update': async (apartment) => ({ body: { id: await createRow(apartment), ...row, fee: 400 } }),
  'invoiceRow.remove': async (apartment) => ({ params: { id: await createRow(apartment) } }),
  'invoiceAction.generateManual': async ({ user, lease }) => ({
    params: { id: (await createEditableInvoice(user, lease.id)).id },
    body: {},
  }),
  'invoiceAction.pay': async (apartment) => ({
    params: manualInvoiceParams((await createSent(apartment)).id),
    body: { payment: 100 },
  }),
  'invoiceAction.undoPayment': async (apartment) => {
    const { id } = await createSent(apartment);
    const paid = await apartment.user.post(invoiceActionCalls.pay, {
      params: manualInvoiceParams(id),
      body: { payment: 100 },
    });
    return { params: { ...manualInvoiceParams(id), paymentId: paid.payments[0]?.payment_id ?? 0 } };
  },
  'invoiceAction.cancel': async (apartment) => ({
    params: manualInvoiceParams((await createReady(apartment)).id),
  }),
  'invoiceAction.credit': async (apartment) => ({
    params: manualInvoiceParams((await createSent(apartment)).id),
  }),
  'invoiceAction.creditPart': async (apartment) => ({
    params: manualInvoiceParams((await createSent(apartment)).id),
    body: { reason: 'Avdrag', start: '2026-12-01', stop: '2026-12-10' },
  }),
  'deposit.create': async ({ lease }) => ({ body: { ...deposit, lease_id: lease.id } }),
  'deposit.use': async (apartment) => ({
    params: { id: await createHeldDeposit(apartment) },
    body: { invoice_id: null, amount: 500, paid_at: '2026-11-20', reason: 'Städning' },
  }),
  'deposit.addInterest': async (apartment, app) => {
    const id = await createHeldDeposit(apartment);
    app.clock.set('2027-11-20T08:00:00Z');
    return { params: { id }, body: { day: '2027-11-20' } };
  },
  'deposit.repay': async (apartment) => ({
    params: { id: await createHeldDeposit(apartment) },
    body: { amount: 500, paid_at: '2026-11-20', to_account: null },
  }),
  'deposit.undo': async (apartment) => {
    const id = await createHeldDeposit(apartment);
    const body = { amount: 500, paid_at: '2026-11-20', to_account: null };
    const { entries } = await apartment.user.post(depositCalls.repay, { params: { id }, body });
    return { params: { id: entries[0]?.id ?? 0 } };
  },
  'deposit.saveSettings': async ({ company }) => ({
    params: { id: company.id },
    body: { account: 2397, interest_account: 8410, cost_account: 3911 },
  }),
  'payout.create': async (apartment) => ({ body: await createCredit(apartment) }),
  'payout.undo': async (apartment) => {
    const { id } = await apartment.user.post(payoutCalls.create, { body: await createCredit(apartment) });
    return { params: { id } };
  },
  'indexRun.start': async (apartment, app, account) => {
    await insertIndexClause(apartment, app, account);
    return { body: { year: 2027 } };
  },
  'indexRun.undo': async (...context) => ({ params: { id: (await runIndex(...context)).id } }),
  'indexRun.undoRow': async (...context) => ({ params: { id: (await runIndex(...context)).rowId } }),
  'indexRun.mailLetters': async (...context) => ({ params: { id: (await runIndex(...context)).id } }),
  'indexRun.markLetterSent': async (...context) => ({ params: { id: (await runIndex(...context)).rowId } }),
  'writeOff.create': async (...context) => ({ body: await createLate(...context) }),
  'writeOff.undo': async (apartment, ...context) => {
    const body = await createLate(apartment, ...context);
    await apartment.user.post(writeOffCalls.create, { body });
    return { params: { id: body.invoice_id } };
  },
  'lateCharge.chargeInterest': async (...context) => ({
    body: { invoice_ids: [(await createLate(...context)).invoice_id] },
  }),
  'lateCharge.chargeCompensation': async (apartment, app, account) => {
    const { invoice_id } = await createLate(apartment, app, account);
    await app.forAccount(account, (tx) => tx.updateTable('tenant').set({ organisation: true }).execute());
    return { body: { invoice_id } };
  },
  'lateCharge.bill': async (...context) => {
    const { params } = await createOpenCharge(...context);
    return { body: { ids: [params?.id] } };
  },
  'lateCharge.withdraw': async (...context) => ({
    ...(await createOpenCharge(...context)),
    body: { reason: 'Kulans' },
  }),
  'lateCharge.saveSettings': async ({ company }) => ({
    params: { id: company.id },
    body: { billing: 'NEXT_INVOICE', min_interest: 50 },
  }),
  'referenceRate.save': async () => ({ body: typedRate }),
  'referenceRate.remove': async ({ user }) => {
    const { id } = await user.post(referenceRateCalls.save, { body: typedRate });
    return { params: { id: id ?? 0 } };
  },
  'reminder.saveSettings': async ({ company }) => ({ params: { id: company.id }, body: reminderSettings }),
  'reminder.start': async (...context) => ({
    body: { ids: [(await createRemindable(...context)).invoice_id], company_id: null },
  }),
  'reminder.send': createReminder,
  'reminder.markSent': createReminder,
  'reminder.remove': createReminder,
  'reminder.setHold': async (...context) => ({
    params: { id: (await createRemindable(...context)).invoice_id },
    body: { is_disputed: true, aside_until: null, ticket_id: null, note: 'Fel hyra' },
  }),
  'reminder.putAside': async (...context) => ({
    body: { ids: [(await createRemindable(...context)).invoice_id], until: '2026-12-24', note: null },
  }),
  'reminder.setAgreement': async ({ lease }) => ({ params: { id: lease.id }, body: { is_agreed: true } }),
  'credit.offset': async (apartment) => {
    const first = await createSent(apartment);
    await apartment.user.post(invoiceActionCalls.pay, {
      params: manualInvoiceParams(first.id),
      body: { payment: 8500 },
    });
    await createSentInvoice(apartment.user, apartment.lease.id, '2026-11-01', '2026-11-30');
    await apartment.user.post(invoiceActionCalls.credit, { params: manualInvoiceParams(first.id) });
    return { params: { id: apartment.tenantId }, body: {} };
  },
  'bankFile.book': async (apartment) => {
    const { ocr } = await createSent(apartment);
    return { params: { id: await uploadPaymentOf(apartment, ocr) }, body: { count: 1, amount: 100 } };
  },
  'bankFile.choose': async (apartment) => {
    const params = { id: await uploadPaymentOf(apartment, null) };
    const { data } = await apartment.user.get(bankFileCalls.payments, { params });
    return { params: { id: data[0]?.id ?? 0 }, body: { left_out: true } };
  },
  'bankFile.divide': async (apartment) => {
    const invoice = await createSent(apartment);
    const params = { id: await uploadPaymentOf(apartment, null) };
    const { data } = await apartment.user.get(bankFileCalls.payments, { params });
    return {
      params: { id: data[0]?.id ?? 0 },
      body: { parts: [{ invoice_id: invoice.id, amount: 100 }] },
    };
  },
  'bankFile.remove': async (apartment) => ({ params: { id: await uploadPaymentOf(apartment, null) } }),
  'invoiceAction.mail': async (apartment) => ({
    params: manualInvoiceParams((await createReady(apartment)).id),
  }),
  'invoiceAction.markSent': async (apartment) => ({
    params: manualInvoiceParams((await createReady(apartment)).id),
  }),
  'invoiceAction.changeDueDate': async (apartment) => ({
    params: manualInvoiceParams((await createReady(apartment)).id),
    body: { due_at: '2027-01-11' },
  }),
  'addon.create': async () => ({ body: addon }),
  'addon.update': async (apartment) => ({
    body: { id: await createAddon(apartment), ...addon, fee: 249, update_leases: true },
  }),
  'addon.remove': async (apartment) => ({ params: { id: await createAddon(apartment) } }),
  'leaseAddon.create': async ({ lease }) => ({ body: { lease_id: lease.id, ...addon, start: '2026-12-01' } }),
  'leaseAddon.update': async (apartment) => ({
    body: { id: await createLeaseAddon(apartment), ...addon, fee: 249, start: '2026-12-01' },
  }),
  'leaseAddon.remove': async (apartment) => ({ params: { id: await createLeaseAddon(apartment) } }),
  'rentAdjustment.create': async ({ entity }) => ({ body: { entity_id: entity.id, rate: 3.2 } }),
  'rentAdjustment.update': async (apartment) => ({
    body: { id: await createAdjustment(apartment, '2027-03-01'), rate: 4, scheduled_at: '2027-03-01' },
  }),
  'rentAdjustment.remove': async (apartment) => ({
    params: { id: await createAdjustment(apartment, '2027-03-01') },
  }),
  'rentAdjustment.removeAllScheduled': async (apartment) => {
    await createAdjustment(apartment, '2027-03-01');
    return {};
  },
  'rentAdjustment.restore': async (apartment) => ({
    params: { id: await createAdjustment(apartment, null) },
  }),
  'rentAdjustment.createSupplement': async (apartment) => {
    await createSentInvoice(apartment.user, apartment.lease.id, '2026-11-01', '2026-11-30');
    return {
      params: { id: await createAdjustment(apartment, null) },
      body: { lease_id: apartment.lease.id },
    };
  },
  'unbilledPeriod.createInvoices': async ({ lease }) => ({
    body: { lease_id: lease.id, start: '2026-10-01', stop: '2026-10-31', mode: 'ONE' },
  }),
  'unbilledPeriod.markBilledElsewhere': async ({ lease }) => ({
    body: { until: '2026-09-30', lease_id: lease.id },
  }),
  'unbilledPeriod.undoBilledElsewhere': async ({ user, lease }) => {
    await user.post(unbilledPeriodCalls.markBilledElsewhere, {
      body: { until: '2026-09-30', lease_id: lease.id },
    });
    const { data } = await user.get(unbilledPeriodCalls.listBilledElsewhere);
    return { params: { id: data[0]?.id ?? 0 } };
  },
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

/**
 * Writes of the same nouns that change no amounts here: they only preview, export or upload something, or need an integration,
 * which the business does not have.
 */
export const writesWithoutEffect: readonly string[] = [
  // A file that is uploaded again is recognised. Its payments are registered by `bankFile.book`.
  'bankFile.upload',
  'bankFile.columns',
  'invoiceAction.preview',
  'invoiceAction.previewCreditPart',
  'invoiceBatch.export',
  'invoiceBatch.sendingPreview',
  'reminder.check',
  'invoiceAction.bookkeep',
  'invoiceAction.generateFortnox',
  'invoiceAction.generateVisma',
];
