import type { Tx } from '@husrum/api-platform';
import type { Period } from '@husrum/api-rent';
import type { LocalDate, Month } from '@husrum/format';
import { sql } from 'kysely';
import type { ForecastScope } from '../forecast/leases-to-forecast.store';

const sumOf = (column: 'fee_ore' | 'left_ore') => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::bigint`;

/** The total of the sent invoices whose period begins on one of the days, minus what was credited. Öre ex VAT. */
export const sumInvoicedFee = async (tx: Tx, { start, stop }: Period): Promise<number> => {
  const { fee } = await tx
    .selectFrom('invoicebase')
    .select(sumOf('fee_ore').as('fee'))
    .where('start', '>=', start)
    .where('start', '<=', stop)
    .where('cancelled_at', 'is', null)
    .where(({ eb, or }) => or([eb('sent_at', 'is not', null), eb('kind', '=', 'CREDIT')]))
    .executeTakeFirstOrThrow();
  return fee;
};

/** The sum of the amounts to pay, minus partial credits: the amount of a credit invoice is negative. */
const sumOfPayOre = sql<number>`coalesce(sum(pay_ore + coalesce((select sum(credit.pay_ore) from invoicebase credit
  where credit.credits_id = invoicebase.id), 0)), 0)::bigint`;

/** The amounts of sent invoices that are due in the period, and how much of them is paid. Öre. */
export const sumDueAmounts = async (
  tx: Tx,
  { start, stop }: Period,
): Promise<{ payOre: number; paidOre: number }> => {
  const { pay, left } = await tx
    .selectFrom('invoicebase')
    .select([sumOfPayOre.as('pay'), sumOf('left_ore').as('left')])
    .where('due_at', '>=', start)
    .where('due_at', '<=', stop)
    .where('kind', '<>', 'CREDIT')
    .where('sent_at', 'is not', null)
    .where('cancelled_at', 'is', null)
    .where('credited_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { payOre: pay, paidOre: pay - left };
};

/** The total of the existing invoices, by the month in which their period begins. A credited one and its credit sum to 0. Öre ex VAT. */
export const sumFeeByMonth = async (
  tx: Tx,
  from: LocalDate,
  { company_id, lease_id }: ForecastScope,
): Promise<ReadonlyMap<Month, number>> => {
  const rows = await tx
    .selectFrom('invoicebase')
    .$if(company_id !== undefined, (all) => all.where('company_id', '=', company_id ?? 0))
    .$if(lease_id !== undefined, (all) => all.where('lease_id', '=', lease_id ?? 0))
    .select([sql<string>`to_char(start, 'YYYY-MM')`.as('month'), sumOf('fee_ore').as('fee')])
    .where('start', '>=', from)
    .where('cancelled_at', 'is', null)
    .groupBy('month')
    .execute();
  return new Map(rows.map(({ month, fee }) => [month, fee]));
};
