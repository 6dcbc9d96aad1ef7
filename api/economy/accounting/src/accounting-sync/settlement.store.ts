import { sumUnregisteredCredits } from '@husrum/api-payments';
import type { Tx } from '@husrum/api-platform';
import { sql } from 'kysely';

/**
 * The amount of each of our payments that is registered in the program, by payment and invoice. A credit invoice counts with the
 * invoice that it credits.
 */
const selectRegisteredAmounts = (integrationId: number) => sql`
  select accounting_payment.payment_id, coalesce(invoicebase.credits_id, invoicebase.id) as invoice_id,
    sum(accounting_payment.amount_ore)::bigint as ore
  from accounting_payment join invoicebase on invoicebase.id = accounting_payment.invoicebase_id
  where accounting_payment.integration_id = ${integrationId}::bigint and accounting_payment.payment_id is not null
  group by 1, 2`;
const selectAllocatedAmounts = sql`
  select payment_id, invoicebase_id as invoice_id, sum(amount_ore)::bigint as ore from allocation group by 1, 2`;

/**
 * What is allocated to the connection's booked invoices here, but not registered on them in the program. Leaves out invoices
 * with open tasks.
 */
export const listUnregisteredAllocations = async (tx: Tx, integrationId: number) => {
  const { rows } = await sql<{
    payment_id: number;
    invoice_id: number;
    ore: number;
    paid_at: string;
    booked_at: string;
    left_ore: number;
    service_left_ore: number | null;
  }>`
    with registered as (${selectRegisteredAmounts(integrationId)}), allocated as (${selectAllocatedAmounts})
    select allocated.payment_id, allocated.invoice_id, allocated.ore - coalesce(registered.ore, 0) as ore,
      payment.paid_at, invoicebase.booked_at, invoicebase.left_ore, accounting_invoice.left_ore as service_left_ore
    from allocated
      join accounting_invoice on accounting_invoice.invoicebase_id = allocated.invoice_id
        and accounting_invoice.integration_id = ${integrationId}::bigint and accounting_invoice.state = 'BOOKED'
      join invoicebase on invoicebase.id = allocated.invoice_id and invoicebase.sync_active
        and invoicebase.booked_at is not null
      join payment on payment.id = allocated.payment_id
      left join registered on registered.payment_id = allocated.payment_id and registered.invoice_id = allocated.invoice_id
    where allocated.ore > coalesce(registered.ore, 0)
      and not exists (select from accounting_task task
        where task.invoicebase_id = allocated.invoice_id and task.state <> 'DONE')
    order by allocated.payment_id, allocated.invoice_id`.execute(tx);
  return rows;
};

/**
 * The part of each payment that is not registered in the program, without what is offset on manual invoices: that is booked as
 * theirs (docs/domain-rules.md, D-24).
 */
export const listUnregisteredAmounts = async (
  tx: Tx,
  integrationId: number,
  paymentIds: readonly number[],
): Promise<{ id: number; unregisteredOre: number }[]> => {
  const { rows } = await sql<{ id: number; unregisteredOre: number }>`
    select payment.id, payment.amount_ore - coalesce((select sum(amount_ore) from accounting_payment
      where accounting_payment.payment_id = payment.id
        and accounting_payment.integration_id = ${integrationId}::bigint), 0)::bigint as "unregisteredOre"
    from payment where payment.id = any(${[...paymentIds]}::bigint[])`.execute(tx);
  const bookedAsManual = await sumUnregisteredCredits(tx, paymentIds);
  return rows.map(({ id, unregisteredOre }) => ({
    id,
    unregisteredOre: unregisteredOre - (bookedAsManual.get(id) ?? 0),
  }));
};

/**
 * The surpluses of the payments: amounts that are registered on an invoice or its credit invoice in the program, but no longer on
 * the invoice here. Each with those documents, and what is left to pay of each in the program.
 */
export const listSurpluses = async (tx: Tx, integrationId: number, paymentIds: readonly number[]) => {
  const { rows } = await sql<{
    paymentId: number;
    ore: number;
    documents: { invoiceId: number; leftOre: number }[];
  }>`
    with registered as (${selectRegisteredAmounts(integrationId)}), allocated as (${selectAllocatedAmounts})
    select registered.payment_id as "paymentId", registered.ore - coalesce(allocated.ore, 0) as ore,
      (select jsonb_agg(jsonb_build_object('invoiceId', document.id, 'leftOre', coalesce(there.left_ore, 0))
          order by document.id)
        from invoicebase document join accounting_invoice there on there.invoicebase_id = document.id
        where (document.id = registered.invoice_id or document.credits_id = registered.invoice_id)
          and there.integration_id = ${integrationId}::bigint and there.state = 'BOOKED'
          and not exists (select from accounting_task task
            where task.invoicebase_id = document.id and task.state <> 'DONE')) as documents
    from registered left join allocated
      on allocated.payment_id = registered.payment_id and allocated.invoice_id = registered.invoice_id
    where registered.payment_id = any(${[...paymentIds]}::bigint[]) and registered.ore > coalesce(allocated.ore, 0)
    order by registered.payment_id, registered.invoice_id`.execute(tx);
  return rows.map(({ documents, ...row }) => ({ ...row, documents: documents ?? [] }));
};

/** Whether the payment is registered in the program, or an open SETTLE task will register it there. */
export const isRegisteredOrEnqueued = async (tx: Tx, paymentId: number): Promise<boolean> => {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from accounting_payment where payment_id = ${paymentId}::bigint)
      or exists (select from accounting_task where kind = 'SETTLE' and state <> 'DONE'
        and detail ->> 'paymentId' = ${String(paymentId)}) as known`.execute(tx);
  return rows[0]?.known ?? false;
};
