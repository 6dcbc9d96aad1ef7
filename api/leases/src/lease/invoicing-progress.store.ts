import { equalsAny, type Tx } from '@husrum/api-platform';
import { type Month, startOfMonth } from '@husrum/format';
import { sql } from 'kysely';
import {
  findLastMarkableDay,
  lastMarkableDay,
  listMarks,
  markBilledElsewhere,
  undoMark,
} from './billed-elsewhere.store';

/** Null when no more invoices are created. */
interface NextInvoiceMonth {
  readonly leaseId: number;
  readonly month: Month | null;
}

const saveNextMonths = async (tx: Tx, months: readonly NextInvoiceMonth[]): Promise<void> => {
  if (months.length === 0) return;
  const ids = months.map(({ leaseId }) => leaseId);
  await sql`
    update lease set next_invoice_month = changed.month
    from jsonb_to_recordset(${JSON.stringify(months)}::jsonb) as changed ("leaseId" bigint, month text)
    where lease.id = changed."leaseId" and ${equalsAny('lease.id', ids)}`.execute(tx);
};

/** Skips earlier months: leases of a company that were to be invoiced before `month` are invoiced from it on (docs/domain-rules.md, D-8). */
const skipToMonth = async (tx: Tx, companyId: number, month: Month): Promise<void> => {
  await tx
    .updateTable('lease')
    .set({ next_invoice_month: month })
    .where('next_invoice_month', '<', month)
    .where(({ eb, or }) => or([eb('stop', 'is', null), eb('stop', '>=', startOfMonth(month))]))
    .where('entity_id', 'in', (eb) =>
      eb.selectFrom('entity').select('entity.id').where('company_id', '=', companyId),
    )
    .execute();
};

/** How far leases have been invoiced, which whoever invoices them tells. */
export const invoicingProgress = {
  saveNextMonths,
  skipToMonth,
  findLastMarkableDay,
  lastMarkableDay,
  listMarks,
  markBilledElsewhere,
  undoMark,
};
