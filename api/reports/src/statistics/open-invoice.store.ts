import { openInvoiceStatuses } from '@husrum/contract/invoice';
import { sql } from 'kysely';

/**
 * Whether an invoice is still to be sent or paid. It is only a filter that an index serves: the number of other invoices grows for
 * ever.
 */
export const isOpenInvoice = sql<boolean>`invoicebase.status in (${sql.join(openInvoiceStatuses.map((status) => sql.lit(status)))})`;
