import { isSentAutomatically } from '@husrum/api-invoicing';
import { entityHouse } from '@husrum/api-objects';
import type { Tx } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';
import { formatInvoiceTitle } from './invoice-titles.store';

/** An invoice that a run created and that is sent automatically. */
export interface InvoiceToSend {
  invoiceId: number;
  leaseId: number | null;
  title: string;
  companyId: number;
  /** The month of the run that created it. */
  month: string;
}

/**
 * The ready invoices whose send date has come, of companies with automatic invoicing. Only those that a run has created since
 * automatic invoicing was turned on: an invoice that a person has created is sent by a person. Those with a problem are
 * listed too, to try again: the run then reports the problem.
 */
export const listInvoicesToSend = async (tx: Tx, today: LocalDate): Promise<InvoiceToSend[]> => {
  const rows = await tx
    .selectFrom('invoicebase')
    .innerJoin('job_run', 'job_run.id', 'invoicebase.job_run_id')
    .innerJoin('invoicing_config', 'invoicing_config.company_id', 'invoicebase.company_id')
    .select([
      'invoicebase.id',
      'invoicebase.lease_id',
      'invoicebase.reference',
      'invoicebase.entity_name',
      entityHouse('invoicebase.entity_id').as('house'),
      'invoicebase.tenant_name',
      'invoicing_config.company_id',
      'job_run.period',
    ])
    .where('invoicebase.status', 'in', ['READY', 'ERROR'])
    .where('invoicebase.stage', '=', 'READY')
    .where('invoicebase.sent_at', 'is', null)
    .where('invoicebase.send_date', '<=', today)
    .where(isSentAutomatically)
    .orderBy('invoicing_config.company_id')
    .orderBy('job_run.period')
    .orderBy('invoicebase.id')
    .execute();
  return rows.map((row) => ({
    invoiceId: row.id,
    leaseId: row.lease_id,
    title: formatInvoiceTitle(row),
    companyId: row.company_id,
    month: row.period,
  }));
};
