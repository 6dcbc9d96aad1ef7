import type { Tx } from '@husrum/api-platform';
import { sql } from 'kysely';

/** Queries by what is wrong with the journal (docs/domain-rules.md, D-24), whatever the settings of the companies are. */
const queries: Readonly<Record<string, ReturnType<typeof sql<{ violation: string }>>>> = {
  'an event that is not in the journal': sql`select kind || ' ' || source_id as violation from unbooked_event`,
  'a voucher that does not balance': sql`
    select voucher_id || ': ' || sum(ore) as violation from voucher_line group by voucher_id having sum(ore) <> 0`,
  'a sent invoice that is not booked exactly once': sql`
    select invoice.id || ': ' || coalesce(sum(case when is_reversal then -1 else 1 end), 0) as violation
    from invoicebase invoice left join voucher on voucher.invoicebase_id = invoice.id and voucher.kind in ('INVOICE', 'CREDIT')
    where invoice.sent_at is not null group by invoice.id
    having coalesce(sum(case when is_reversal then -1 else 1 end), 0) <> 1`,
  'a payment that is not booked exactly once': sql`
    select payment.id || ': ' || coalesce(sum(case when is_reversal then -1 else 1 end), 0) as violation
    from payment left join voucher on voucher.payment_id = payment.id
    group by payment.id having coalesce(sum(case when is_reversal then -1 else 1 end), 0) <> 1`,
  'an entry of a deposit that is not booked exactly once, by itself or by its payment': sql`
    select entry.id || ': ' || count(voucher.id) as violation
    from deposit_entry entry left join voucher on voucher.deposit_entry_id = entry.id
    group by entry.id, entry.what having count(voucher.id) <> case entry.what when 'USED_INVOICE' then 0 else 1 end`,
  'a deposit of which more was taken than came in': sql`
    select id || ': ' || held_ore as violation from deposit_balance where held_ore < 0`,
  'income of months to come that never becomes income': sql`
    select voucher.invoicebase_id || ': ' || sum(ore) as violation
    from voucher join voucher_line on voucher_line.voucher_id = voucher.id
    where account = 2970 group by voucher.invoicebase_id having sum(ore) <> 0`,
  'an invoice whose income is not what was paid of it': sql`
    select invoice.id || ': ' || income.ore || ' of ' || paid.ore as violation
    from invoicebase invoice
      cross join lateral (select coalesce(sum(amount_ore), 0) as ore from allocation where invoicebase_id = invoice.id) paid
      cross join lateral (
        select coalesce(sum(ore), 0) as ore from voucher join voucher_line on voucher_line.voucher_id = voucher.id
        where income_of = invoice.id and account = 1510) income
    where exists (select from voucher where invoicebase_id = invoice.id and is_deferred and kind = 'INVOICE')
      and income.ore <> case when invoice.cancelled_at is null then paid.ore else 0 end
      -- What was not paid when the fiscal year ended is income, too.
      and not exists (
        select from voucher where income_of = invoice.id and invoicebase_id = invoice.id and registered_on > event_day)`,
};

/** What is wrong with the journal of a business. Empty if it is correct. */
export const findJournalViolations = async (tx: Tx): Promise<string[]> => {
  const found: string[] = [];
  for (const [name, query] of Object.entries(queries)) {
    const { rows } = await query.execute(tx);
    const [first] = rows;
    if (first !== undefined) found.push(`${name} (${rows.length}): ${first.violation}`);
  }
  return found;
};
