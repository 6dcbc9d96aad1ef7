import { equalsAny, groupBy, type Tx } from '@husrum/api-platform';
import { accountingNames } from '@husrum/contract/integration';
import { sql } from 'kysely';
import { chosenBilling, minInterestOre } from './late-charge-settings.store';
import type { LatePayment } from './late-days.rules';
import type { LateInvoice } from './late-invoice.types';

const programs = sql.join(accountingNames.map((name) => sql.lit(name)));

/** SQL: the amounts of the late charges that the invoice bills, less what is credited of them. */
const billedOre = sql`coalesce((
  select sum(total_ore) from invoice_row
  where late_charge_id is not null
    and invoicebase_id in (select each.id from invoicebase each where each.id = invoice.id or each.credits_id = invoice.id)), 0)`;

/** What each payment left on the invoices, on its first day there. Payments that were undone or moved left nothing. */
const listPayments = async (
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly LatePayment[]>> => {
  const { rows } = await sql<LatePayment & { invoiceId: number }>`
    select invoicebase_id as "invoiceId", min(allocated_at) filter (where amount_ore > 0) as day, sum(amount_ore)::bigint as ore
    from allocation where ${equalsAny('invoicebase_id', ids)}
    group by invoicebase_id, payment_id having sum(amount_ore) > 0 order by 1, 2`.execute(tx);
  return groupBy(rows, ({ invoiceId }) => invoiceId);
};

export const findLateInvoices = async (tx: Tx, ids: readonly number[]): Promise<readonly LateInvoice[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<Omit<LateInvoice, 'payments'>>`
    select invoice.id, invoice.reference, invoice.company_id as "companyId", invoice.company_name as "companyName",
      invoice.tenant_name as "tenantName", lease.id as "leaseId", invoice.due_at as "dueAt", invoice.left_ore as "leftOre",
      invoice.written_off_ore as "writtenOffOre",
      invoice.kind <> 'CREDIT' and invoice.sent_at is not null and invoice.cancelled_at is null
        and invoice.credited_at is null as "isClaimed",
      coalesce(invoice.invoice_type in (${programs}), false) or coalesce(program.name in (${programs}), false) as "isInProgram",
      coalesce(lease_tenant.tenant_id = invoice.tenant_id, false) as "hasSameTenant",
      lease.next_invoice_month is not null as "hasNextInvoice",
      coalesce(tenant.organisation, false) as "isBusiness",
      (invoice.pay_ore - ${billedOre} + coalesce((
        select sum(credit.pay_ore) from invoicebase credit where credit.credits_id = invoice.id), 0))::bigint as "claimOre",
      (select max(promised_on) from open_payment_promise where invoicebase_id = invoice.id) as "promisedOn",
      (select max(through_on) from late_charge where invoicebase_id = invoice.id and withdrawn_at is null) as "chargedThrough",
      coalesce((select json_agg(kind order by id) from late_charge
        where invoicebase_id = invoice.id and withdrawn_at is null), '[]') as kinds,
      ${chosenBilling} as billing, ${minInterestOre} as "minInterestOre"
    from invoicebase invoice
      left join lease on lease.id = invoice.lease_id
      left join lease_tenant on lease_tenant.lease_id = lease.id and lease_tenant.is_primary
      left join tenant on tenant.id = invoice.tenant_id
      left join invoicing_config on invoicing_config.company_id = invoice.company_id
      left join integration program on program.id = invoicing_config.integration_id
      left join late_charge_settings settings on settings.company_id = invoice.company_id
    where ${equalsAny('invoice.id', ids)} order by invoice.id`.execute(tx);
  const payments = await listPayments(tx, ids);
  return rows.map((row) => ({ ...row, payments: payments.get(row.id) ?? [] }));
};
