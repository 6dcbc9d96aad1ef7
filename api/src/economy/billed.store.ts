import type { LocalDate, Month } from '@husrum/format';
import { sql } from 'kysely';
import type { Tx } from '../platform/db';
import type { Period } from '../rent/period';
import type { Scope } from './simulated-leases.store';

const total = (column: 'fee_ore' | 'pay_ore' | 'left_ore') =>
  sql<number>`coalesce(sum(${sql.ref(column)}), 0)::bigint`;

/** What was asked for in sent invoices whose period begins in some months, less what was credited; ex VAT, öre. */
export const sentFee = async (tx: Tx, { start, stop }: Period): Promise<number> => {
  const { fee } = await tx
    .selectFrom('invoicebase')
    .select(total('fee_ore').as('fee'))
    .where('start', '>=', start)
    .where('start', '<=', stop)
    .where('cancelled_at', 'is', null)
    .where(({ eb, or }) => or([eb('sent_at', 'is not', null), eb('kind', '=', 'CREDIT')]))
    .executeTakeFirstOrThrow();
  return fee;
};

/** Sent invoices that fall due on these days: what they ask for, and what of it is paid. */
export const dueWithin = async (
  tx: Tx,
  { start, stop }: Period,
): Promise<{ payOre: number; paidOre: number }> => {
  const { pay, left } = await tx
    .selectFrom('invoicebase')
    .select([total('pay_ore').as('pay'), total('left_ore').as('left')])
    .where('due_at', '>=', start)
    .where('due_at', '<=', stop)
    .where('kind', '<>', 'CREDIT')
    .where('sent_at', 'is not', null)
    .where('cancelled_at', 'is', null)
    .where('credited_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { payOre: pay, paidOre: pay - left };
};

/** Invoices that are already made, by the month their period begins in; ex VAT, öre. Those credited cancel out. */
export const feeByMonth = async (
  tx: Tx,
  from: LocalDate,
  { company_id, lease_id }: Scope,
): Promise<ReadonlyMap<Month, number>> => {
  const rows = await tx
    .selectFrom('invoicebase')
    .$if(company_id !== undefined, (all) => all.where('company_id', '=', company_id ?? 0))
    .$if(lease_id !== undefined, (all) => all.where('lease_id', '=', lease_id ?? 0))
    .select([sql<string>`to_char(start, 'YYYY-MM')`.as('month'), total('fee_ore').as('fee')])
    .where('start', '>=', from)
    .where('cancelled_at', 'is', null)
    .groupBy('month')
    .execute();
  return new Map(rows.map(({ month, fee }) => [month, fee]));
};
