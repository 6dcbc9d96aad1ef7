import type { ResponseOf } from '@husrum/contract/core';
import type { invoiceCalls } from '@husrum/contract/invoice';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db';
import type { DB } from '../platform/db/tables';
import { invoiceRemarks } from '../rent/invoice-remarks.rules';

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

const selectOverlappingReference = (eb: InvoiceExpression) =>
  selectOtherInvoices(eb)
    .select(sql<string>`coalesce(other.reference, other.start::text)`.as('reference'))
    .whereRef('other.kind', '=', 'invoicebase.kind')
    .whereRef('other.start', '<=', 'invoicebase.stop')
    .whereRef('other.stop', '>=', 'invoicebase.start')
    .orderBy('other.id')
    .limit(1);

/** Remarks on the invoices with the status READY, for the person who sends them. Oldest first. */
export const listRemarksOnReadyInvoices = async (
  tx: Tx,
): Promise<ResponseOf<typeof invoiceCalls.remarks>> => {
  const rows = await tx
    .selectFrom('invoicebase')
    .leftJoin('tenant', 'tenant.id', 'invoicebase.tenant_id')
    .select(['invoicebase.id', 'invoicebase.kind', 'invoicebase.pay_ore', 'invoicebase.sync_active'])
    .select(['tenant.id as tenant_id', 'tenant.email', 'tenant.billing_email'])
    .select((eb) => [
      selectPreviousAmount(eb).as('previous_ore'),
      selectOverlappingReference(eb).as('overlapping_reference'),
    ])
    .where('invoicebase.status', '=', 'READY')
    .orderBy('invoicebase.start')
    .orderBy('invoicebase.id')
    .execute();
  const remarks = rows.flatMap(({ id, tenant_id, email, billing_email, ...invoice }) =>
    invoiceRemarks({
      kind: invoice.kind,
      payOre: invoice.pay_ore,
      tenant: tenant_id === null ? null : { email: billing_email ?? email },
      syncActive: invoice.sync_active,
      previousPayOre: invoice.previous_ore,
      overlappingReference: invoice.overlapping_reference,
    }).map((remark) => ({ id, ...remark })),
  );
  return { remarks };
};
