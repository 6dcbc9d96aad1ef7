import { payableStatuses } from '@husrum/contract/invoice';
import { sql } from 'kysely';

/**
 * Whether payments of an invoice are registered in Husrum, not in an accounting program. Those of an invoice whose connection was
 * removed are registered in Husrum, too.
 */
export const isPaidInHusrum = sql<boolean>`(invoicebase.invoice_type is null or invoicebase.invoice_type = 'MANUAL'
  or not exists (select from accounting_invoice
    where accounting_invoice.invoicebase_id = invoicebase.id and accounting_invoice.integration_id is not null))`;

/**
 * Whether a payment of an invoice can be registered in Husrum: it is ready or sent, also when its mail failed, and no credit
 * invoice.
 */
export const isPayableInHusrum = sql<boolean>`(invoicebase.kind <> 'CREDIT'
  and (invoice_status(invoicebase.status, invoicebase.due_at) in (${sql.join([...payableStatuses])})
    or (invoicebase.status = 'ERROR' and invoicebase.sent_at is not null))
  and ${isPaidInHusrum})`;
