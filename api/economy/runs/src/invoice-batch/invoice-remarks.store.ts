import type { DB, Tx } from '@husrum/api-platform';
import type { ResponseOf } from '@husrum/contract/core';
import type { invoiceCalls } from '@husrum/contract/invoice';
import { type ExpressionBuilder, sql } from 'kysely';
import { invoiceRemarks, type Remark } from './invoice-remarks.rules';

type InvoiceExpression = ExpressionBuilder<DB, 'invoicebase'>;

const selectOtherInvoices = (eb: InvoiceExpression) =>
  eb
    .selectFrom('invoicebase as other')
    .whereRef('other.lease_id', '=', 'invoicebase.lease_id')
    .whereRef('other.id', '<>', 'invoicebase.id')
    .where('other.cancelled_at', 'is', null)
    .where('other.credited_at', 'is', null);

const selectPreviousAmount = (eb: InvoiceExpression) =>
  selectOtherInvoices(eb)
    .select('other.pay_ore')
    .where('other.kind', '=', 'RENT')
    .whereRef('other.start', '<', 'invoicebase.start')
    .orderBy('other.start', 'desc')
    .limit(1);

/** The names of the rows of an invoice, in one text. */
const rowNames = (invoice: 'invoicebase' | 'other') => sql<string | null>`(
  select string_agg(name, ' ' order by name) from invoice_row where invoicebase_id = ${sql.ref(`${invoice}.id`)})`;

/** Two supplements of a period are usual. They are one charge twice only when amount and rows are the same. */
const isSameCharge = sql<boolean>`(invoicebase.kind <> 'SUPPLEMENT'
  or other.pay_ore = invoicebase.pay_ore
    and ${rowNames('other')} is not distinct from ${rowNames('invoicebase')})`;

const selectOverlappingReference = (eb: InvoiceExpression) =>
  selectOtherInvoices(eb)
    .select(sql<string>`coalesce(other.reference, other.start::text)`.as('reference'))
    .whereRef('other.kind', '=', 'invoicebase.kind')
    .whereRef('other.start', '<=', 'invoicebase.stop')
    .whereRef('other.stop', '>=', 'invoicebase.start')
    .where(isSameCharge)
    .orderBy('other.id')
    .limit(1);

const selectInvoices = (tx: Tx) =>
  tx
    .selectFrom('invoicebase')
    .leftJoin('tenant', 'tenant.id', 'invoicebase.tenant_id')
    .select(['invoicebase.id', 'invoicebase.kind', 'invoicebase.pay_ore', 'invoicebase.sync_active'])
    .select(['tenant.id as tenant_id', 'tenant.email', 'tenant.billing_email'])
    .select((eb) => [
      selectPreviousAmount(eb).as('previous_ore'),
      selectOverlappingReference(eb).as('overlapping_reference'),
    ])
    .orderBy('invoicebase.start')
    .orderBy('invoicebase.id');

type InvoiceToCheck = Awaited<ReturnType<ReturnType<typeof selectInvoices>['execute']>>[number];

const toRemarks = ({ tenant_id, email, billing_email, ...invoice }: InvoiceToCheck): Remark[] =>
  invoiceRemarks({
    kind: invoice.kind,
    payOre: invoice.pay_ore,
    tenant: tenant_id === null ? null : { email: billing_email ?? email },
    syncActive: invoice.sync_active,
    previousPayOre: invoice.previous_ore,
    overlappingReference: invoice.overlapping_reference,
  });

/** Remarks on the invoices with the status READY, for the person who sends them. Oldest first. */
export const listRemarksOnReadyInvoices = async (
  tx: Tx,
): Promise<ResponseOf<typeof invoiceCalls.remarks>['remarks']> => {
  const invoices = await selectInvoices(tx).where('invoicebase.status', '=', 'READY').execute();
  return invoices.flatMap((invoice) => toRemarks(invoice).map((remark) => ({ id: invoice.id, ...remark })));
};

/** Remarks on those of the invoices that are not sent, by invoice id. */
export const findRemarksById = async (
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly Remark[]>> => {
  if (ids.length === 0) return new Map();
  const invoices = await selectInvoices(tx)
    .where('invoicebase.id', 'in', ids)
    .where('invoicebase.sent_at', 'is', null)
    .execute();
  return new Map(invoices.map((invoice) => [invoice.id, toRemarks(invoice)]));
};
