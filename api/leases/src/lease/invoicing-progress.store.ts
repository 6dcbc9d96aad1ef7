import { equalsAny, type Tx } from '@husrum/api-platform';
import { type LocalDate, type Month, startOfMonth } from '@husrum/format';
import { sql } from 'kysely';

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

/** Sets the last day that was billed outside the product. Never moves it back. Returns how many leases changed. */
const saveBilledElsewhereUntil = async (
  tx: Tx,
  until: LocalDate,
  { companyId, leaseId }: { readonly companyId: number | null; readonly leaseId: number | null },
): Promise<number> => {
  const { numAffectedRows } = await sql`
    update lease set billed_elsewhere_until = greatest(billed_elsewhere_until, least(${until}::date, lease.stop))
    from entity
    where entity.id = lease.entity_id and lease.start <= ${until}::date
      and (lease.billed_elsewhere_until is null or lease.billed_elsewhere_until < least(${until}::date, lease.stop))
      and (${companyId}::bigint is null or entity.company_id = ${companyId}::bigint)
      and (${leaseId}::bigint is null or lease.id = ${leaseId}::bigint)`.execute(tx);
  return Number(numAffectedRows ?? 0n);
};

/** How far leases have been invoiced, which whoever invoices them tells. */
export const invoicingProgress = { saveNextMonths, skipToMonth, saveBilledElsewhereUntil };
