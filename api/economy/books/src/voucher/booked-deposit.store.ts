import { equalsAny, type Tx } from '@husrum/api-platform';
import { sql } from 'kysely';
import { swedishDay } from '../swedish-day.store';
import type { BookedDepositEntry } from './deposit-voucher.rules';

/** SQL: the account of the deposit that the invoice asks for or credits, or null. */
export const depositAccount = sql<number | null>`(case when invoice.is_deposit then (
  select account from deposit where invoicebase_id = coalesce(invoice.credits_id, invoice.id)) end)`;

/** SQL: the account of the deposit that made the payment or the one that it undoes, or null. */
export const payingDepositAccount = sql<number | null>`(
  select deposit.account from deposit_entry join deposit on deposit.id = deposit_entry.deposit_id
  where deposit_entry.payment_id = coalesce(payment.reverses_id, payment.id))`;

/** What became of deposits. Their invoices are manual ones, so it belongs in the company's own books. */
export const listBookedDepositEntries = async (
  tx: Tx,
  ids: readonly number[],
): Promise<readonly BookedDepositEntry[]> => {
  const { rows } = await sql<BookedDepositEntry>`
    select entry.id, invoice.company_id as "companyId", invoice.tenant_id as "tenantId", null as book, entry.what,
      entry.amount_ore as "amountOre", entry.day, ${swedishDay('entry.created_at')} as "registeredOn",
      deposit.account as "depositAccount", entry.account
    from deposit_entry entry join deposit on deposit.id = entry.deposit_id
      join invoicebase invoice on invoice.id = deposit.invoicebase_id
    where ${equalsAny('entry.id', ids)} and entry.what <> 'USED_INVOICE' order by entry.id`.execute(tx);
  return rows;
};
