import type { Tx } from '@husrum/api-platform';
import { sql } from 'kysely';

const selectSyncedInvoices = (tx: Tx) =>
  tx
    .selectFrom('accounting_invoice')
    .innerJoin('invoicebase', 'invoicebase.id', 'accounting_invoice.invoicebase_id')
    .select([
      'invoicebase.id',
      'invoicebase.kind',
      'invoicebase.invoice_type',
      'invoicebase.pay_ore',
      'invoicebase.left_ore',
      'invoicebase.due_at',
      'invoicebase.sent_at',
      'invoicebase.booked_at',
      'invoicebase.cancelled_at',
      'invoicebase.credited_at',
      'invoicebase.sync_active',
      'invoicebase.updated_at',
      'accounting_invoice.integration_id',
      'accounting_invoice.service_id',
      'accounting_invoice.reference',
      'accounting_invoice.state as accounting_state',
      'accounting_invoice.tax_ore as service_tax_ore',
      sql<number>`coalesce((select sum(amount_ore) from accounting_payment
        where accounting_payment.invoicebase_id = invoicebase.id), 0)::bigint`.as('shared_ore'),
      sql<boolean>`exists (select from invoicebase credit where credit.credits_id = invoicebase.id)`.as(
        'has_credit_invoice',
      ),
      sql<number>`coalesce((select sum(amount_ore) from allocation
        where allocation.invoicebase_id = invoicebase.id), 0)::bigint`.as('allocated_ore'),
      sql<boolean>`exists (select from accounting_task task
        where task.invoicebase_id = invoicebase.id and task.state <> 'DONE')`.as('has_open_tasks'),
    ]);
/**
 * An invoice of ours that is linked to an accounting program: its values, which the sync compares with the program's, and what is
 * stored about the program's invoice. `has_credit_invoice` is true for a credit of a part too, whereas `credited_at` is only set when
 * all of it is credited.
 */
export type SyncedInvoice = Awaited<
  ReturnType<ReturnType<typeof selectSyncedInvoices>['executeTakeFirstOrThrow']>
>;

/** The invoices of the connection by the program's keys. Unknown keys are left out. */
export const findSyncedInvoices = async (
  tx: Tx,
  integrationId: number,
  serviceIds: readonly string[],
): Promise<ReadonlyMap<string, SyncedInvoice>> => {
  if (serviceIds.length === 0) return new Map();
  const rows = await selectSyncedInvoices(tx)
    .where('accounting_invoice.integration_id', '=', integrationId)
    .where('accounting_invoice.service_id', 'in', [...new Set(serviceIds)])
    .execute();
  return new Map(rows.flatMap((row) => (row.service_id === null ? [] : [[row.service_id, row] as const])));
};

export const findSyncedInvoice = (tx: Tx, invoiceId: number): Promise<SyncedInvoice | undefined> =>
  selectSyncedInvoices(tx).where('invoicebase.id', '=', invoiceId).executeTakeFirst();

/**
 * Whether a task that registers a payment of the invoice in the program is waiting. A payment found in the program may then be
 * that task's own, whose response was lost.
 */
export const hasWaitingPayTask = async (tx: Tx, invoiceId: number): Promise<boolean> =>
  (await tx
    .selectFrom('accounting_task')
    .select('id')
    .where('invoicebase_id', '=', invoiceId)
    .where('kind', '=', 'PAY')
    .where('state', '=', 'WAITING')
    .limit(1)
    .executeTakeFirst()) !== undefined;

/**
 * A payment that is, or was (amount 0), registered both here and in the program. `linkPayment` then stores the id of our payment,
 * in the same transaction.
 */
interface SharedPayment {
  readonly integrationId: number;
  readonly invoiceId: number;
  readonly serviceId: string;
  readonly amountOre: number;
  readonly paidAt: string;
}

/** Inserts a shared payment. The result is undefined if it was inserted before. */
export const insertSharedPayment = async (
  tx: Tx,
  { integrationId, invoiceId, serviceId, amountOre, paidAt }: SharedPayment,
): Promise<number | undefined> => {
  const inserted = await tx
    .insertInto('accounting_payment')
    .values({
      integration_id: integrationId,
      service_id: serviceId,
      invoicebase_id: invoiceId,
      amount_ore: amountOre,
      paid_at: paidAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
};

export const linkPayment = async (tx: Tx, sharedPaymentId: number, paymentId: number): Promise<void> => {
  await tx
    .updateTable('accounting_payment')
    .set({ payment_id: paymentId })
    .where('id', '=', sharedPaymentId)
    .execute();
};

export const listSharedPayments = (tx: Tx, invoiceId: number) =>
  tx
    .selectFrom('accounting_payment')
    .select(['id', 'service_id as serviceId', 'amount_ore as amountOre', 'payment_id as paymentId'])
    .where('invoicebase_id', '=', invoiceId)
    .orderBy('id')
    .execute();

export const sumSharedPayments = async (tx: Tx, invoiceId: number): Promise<number> =>
  (await listSharedPayments(tx, invoiceId)).reduce((sum, { amountOre }) => sum + amountOre, 0);

/** A shared payment as input of `listInvoicePayments`. */
export const toKnownPayment = ({
  serviceId,
  amountOre,
}: {
  readonly serviceId: string;
  readonly amountOre: number;
}) => ({ id: serviceId, amountOre });

export const findSharedPayment = (tx: Tx, invoiceId: number, serviceId: string) =>
  tx
    .selectFrom('accounting_payment')
    .selectAll()
    .where('invoicebase_id', '=', invoiceId)
    .where('service_id', '=', serviceId)
    .executeTakeFirst();

/** Sets the amount of the shared payment. A row of 0 is not deleted, so that the payment is never taken for a new one. */
export const changeSharedPayment = async (
  tx: Tx,
  id: number,
  change: { readonly amount_ore: number; readonly payment_id?: null },
): Promise<void> => {
  await tx.updateTable('accounting_payment').set(change).where('id', '=', id).execute();
};

/** Drafts that no sync has read since the instant, such as one that was booked or removed in the program and has lost its key there. */
export const listUnsyncedDrafts = (tx: Tx, integrationId: number, since: string): Promise<SyncedInvoice[]> =>
  selectSyncedInvoices(tx)
    .where('accounting_invoice.integration_id', '=', integrationId)
    .where('accounting_invoice.state', '=', 'DRAFT')
    .where('accounting_invoice.service_id', 'is not', null)
    .where('invoicebase.sync_active', '=', true)
    .where(({ eb, or }) =>
      or([eb('accounting_invoice.synced_at', 'is', null), eb('accounting_invoice.synced_at', '<', since)]),
    )
    .orderBy('invoicebase.id')
    .execute();
