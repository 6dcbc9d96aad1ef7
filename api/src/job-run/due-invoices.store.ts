import type { LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db';
import { invoiceTitle } from './invoice-titles.store';

/** An invoice that a run created and that is sent automatically. */
export interface DueInvoice {
  invoiceId: number;
  leaseId: number | null;
  title: string;
  companyId: number;
  /** The month of the run that created it. */
  month: string;
}

/**
 * Ready invoices whose send date has come, in companies with automatic invoicing. Only those that a run has created since it
 * was turned on: an invoice created by a person is sent by a person.
 */
export const listDueInvoices = async (
  tx: Tx,
  today: LocalDate,
  onlyCompanyId?: number,
): Promise<DueInvoice[]> => {
  const rows = await tx
    .selectFrom('invoicebase')
    .innerJoin('job_run', 'job_run.id', 'invoicebase.job_run_id')
    .innerJoin('invoicing_config', 'invoicing_config.company_id', 'invoicebase.company_id')
    .select([
      'invoicebase.id',
      'invoicebase.lease_id',
      'invoicebase.reference',
      'invoicebase.entity_name',
      'invoicebase.tenant_name',
      'invoicing_config.company_id',
      'job_run.period',
    ])
    // Those that lacked an address last time are tried again.
    .where(({ and, or, eb }) =>
      or([
        eb('invoicebase.status', '=', 'READY'),
        and([
          eb('invoicebase.status', '=', 'ERROR'),
          eb('invoicebase.mail_error', 'is not', null),
          eb('invoicebase.error', 'is', null),
          eb('invoicebase.sent_at', 'is', null),
        ]),
      ]),
    )
    .where('invoicebase.send_date', '<=', today)
    .where('invoicing_config.auto_enabled', '=', true)
    .whereRef('job_run.period', '>=', 'invoicing_config.auto_from')
    .$if(onlyCompanyId !== undefined, (all) =>
      all.where('invoicing_config.company_id', '=', onlyCompanyId ?? 0),
    )
    .orderBy('invoicing_config.company_id')
    .orderBy('job_run.period')
    .orderBy('invoicebase.id')
    .execute();
  return rows.map((row) => ({
    invoiceId: row.id,
    leaseId: row.lease_id,
    title: invoiceTitle(row),
    companyId: row.company_id,
    month: row.period,
  }));
};
