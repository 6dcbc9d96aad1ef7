import type { Tx } from '@husrum/api-platform';
import type { Period } from '@husrum/api-rent';
import { addDays, type LocalDate, type Month, parseDateTime } from '@husrum/format';
import { sql } from 'kysely';
import type { ForecastScope } from '../forecast/leases-to-forecast.store';
import type { RentalMonth } from './rental-month.rules';

const sumOf = (column: 'fee_ore' | 'left_ore' | 'written_off_ore') =>
  sql<number>`coalesce(sum(${sql.ref(column)}), 0)::bigint`;

/** Deposits are no income: these figures leave out their invoices and the credit invoices of those (docs/domain-rules.md, D-31). */
const selectIncome = (tx: Tx) => tx.selectFrom('invoicebase').where('is_deposit', '=', false);

/** The total of the sent invoices whose period begins on one of the days, minus what was credited. Öre ex VAT. */
export const sumInvoicedFee = async (tx: Tx, { start, stop }: Period): Promise<number> => {
  const { fee } = await selectIncome(tx)
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

const startOfDay = (day: LocalDate): string => parseDateTime(`${day} 00:00`).toISOString();

/** The total of the invoices that were first sent on one of the days, minus what has been credited of them. Öre ex VAT. */
export const sumSentFee = async (tx: Tx, { start, stop }: Period): Promise<number> => {
  const { fee } = await selectIncome(tx)
    .select(
      sql<number>`coalesce(sum(fee_ore + coalesce((select sum(credit.fee_ore) from invoicebase credit
        where credit.credits_id = invoicebase.id), 0)), 0)::bigint`.as('fee'),
    )
    .where('sent_at', '>=', startOfDay(start))
    .where('sent_at', '<', startOfDay(addDays(stop, 1)))
    .where('kind', '<>', 'CREDIT')
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return fee;
};

/**
 * What has been sent for each month in which the period of an invoice begins, and how much of it is paid. Öre with VAT. Credited
 * invoices are left out, and partial credits deducted. The left amounts of the months are the sum of the list of sent invoices.
 */
export const sumSentByMonth = async (
  tx: Tx,
  { start, stop }: Period,
): Promise<ReadonlyMap<Month, Omit<RentalMonth, 'month'>>> => {
  const rows = await selectIncome(tx)
    .select([
      sql<string>`to_char(start, 'YYYY-MM')`.as('month'),
      sumOfPayOre.as('pay'),
      sumOf('left_ore').as('left'),
      sumOf('written_off_ore').as('writtenOff'),
    ])
    .where('start', '>=', start)
    .where('start', '<=', stop)
    .where('kind', '<>', 'CREDIT')
    .where('sent_at', 'is not', null)
    .where('cancelled_at', 'is', null)
    .where('credited_at', 'is', null)
    .groupBy('month')
    .execute();
  return new Map(
    rows.map(({ month, pay, left, writtenOff }) => [
      month,
      { billedOre: pay, paidOre: pay - left - writtenOff, leftOre: left },
    ]),
  );
};

/** The amounts of sent invoices that are due in the period, and how much of them is paid. Öre. */
export const sumDueAmounts = async (
  tx: Tx,
  { start, stop }: Period,
): Promise<{ payOre: number; paidOre: number }> => {
  const { pay, left, writtenOff } = await selectIncome(tx)
    .select([sumOfPayOre.as('pay'), sumOf('left_ore').as('left'), sumOf('written_off_ore').as('writtenOff')])
    .where('due_at', '>=', start)
    .where('due_at', '<=', stop)
    .where('kind', '<>', 'CREDIT')
    .where('sent_at', 'is not', null)
    .where('cancelled_at', 'is', null)
    .where('credited_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { payOre: pay, paidOre: pay - left - writtenOff };
};

/** The total of the existing invoices, by the month in which their period begins. A credited one and its credit sum to 0. Öre ex VAT. */
export const sumFeeByMonth = async (
  tx: Tx,
  from: LocalDate,
  { company_id, lease_id }: ForecastScope,
): Promise<ReadonlyMap<Month, number>> => {
  const rows = await selectIncome(tx)
    .$if(company_id !== undefined, (all) => all.where('company_id', '=', company_id ?? 0))
    .$if(lease_id !== undefined, (all) => all.where('lease_id', '=', lease_id ?? 0))
    .select([sql<string>`to_char(start, 'YYYY-MM')`.as('month'), sumOf('fee_ore').as('fee')])
    .where('start', '>=', from)
    .where('cancelled_at', 'is', null)
    .groupBy('month')
    .execute();
  return new Map(rows.map(({ month, fee }) => [month, fee]));
};
