import { openInvoiceStatuses } from '@husrum/contract/invoice';
import { sql } from 'kysely';

/** Leaves out paid, credited and cancelled invoices, of which an account gets ever more. The database uses an index for it. */
export const isOpenInvoice = sql<boolean>`invoicebase.status in (${sql.join(openInvoiceStatuses.map((status) => sql.lit(status)))})`;
