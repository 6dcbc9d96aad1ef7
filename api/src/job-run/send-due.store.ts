import type { LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db';
import { invoiceTitle } from './invoice-titles.store';

/** An invoice that a run made and that is to be sent by itself. */
export interface Sendable {
  invoiceId: number;
  leaseId: number | null;
  title: string;
  companyId: number;
  /** The month of the run that made it. */
  month: string;
}

/**
 * Ready invoices whose send day has come, in companies whose invoices go by themselves: only those that a run made since
 * that was turned on. What a person has made, a person sends.
 */
export const sendables = async (tx: Tx, today: LocalDate, only?: number): Promise<Sendable[]> => {
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
    .where('invoicebase.status', '=', 'READY')
    .where('invoicebase.send_date', '<=', today)
    .where('invoicing_config.auto_enabled', '=', true)
    .whereRef('job_run.period', '>=', 'invoicing_config.auto_from')
    .$if(only !== undefined, (all) => all.where('invoicing_config.company_id', '=', only ?? 0))
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
