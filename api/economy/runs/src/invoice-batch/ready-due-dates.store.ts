import { dueDateWhenSent } from '@husrum/api-invoicing';
import type { Tx } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';
import { isDueSoon } from './ready-due-dates.rules';

interface ReadyDueDate {
  id: number;
  /** It is null on a credit invoice. */
  due_at: LocalDate | null;
  /**
   * The company's shortest time to pay, in days, and whether the invoice is due earlier. Left out on a credit invoice, and when
   * the company has been removed.
   */
  min_days?: number;
  due_soon?: boolean;
}

/** The due dates that the invoices with the status READY get if they are sent today. */
export const listDueDatesOfReadyInvoices = async (tx: Tx, today: LocalDate): Promise<ReadyDueDate[]> => {
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
  return invoices.map((invoice) => {
    const { id, min_days } = invoice;
    const dueAt = dueDateWhenSent(invoice, today);
    return dueAt === null || min_days === null
      ? { id, due_at: dueAt }
      : { id, due_at: dueAt, min_days, due_soon: isDueSoon(dueAt, today, min_days) };
  });
};
