import type { Tx } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';
import { dueDateWhenSent } from './to-invoice-document';

/** The due dates that the invoices with the status READY get if they are sent today. The result is null on a credit invoice. */
export const listDueDatesOfReadyInvoices = async (
  tx: Tx,
  today: LocalDate,
): Promise<{ id: number; due_at: LocalDate | null }[]> => {
  const invoices = await tx
    .selectFrom('invoicebase')
    .leftJoin('invoicing_config', 'invoicing_config.company_id', 'invoicebase.company_id')
    .leftJoin('entity', 'entity.id', 'invoicebase.entity_id')
    .leftJoin('entity_type', 'entity_type.id', 'entity.entity_type_id')
    .select([
      'invoicebase.id',
      'invoicebase.kind',
      'invoicebase.start',
      'invoicebase.sent_at',
      'invoicebase.send_date',
      'invoicebase.job_run_id',
      'invoicebase.due_at',
      'invoicebase.due_by_hand',
      'invoicing_config.terms_of_payment',
      'invoicing_config.min_days',
      'entity_type.kind as entity_kind',
    ])
    .where('invoicebase.status', '=', 'READY')
    .execute();
  return invoices.map((invoice) => ({ id: invoice.id, due_at: dueDateWhenSent(invoice, today) }));
};
