import { sql } from 'kysely';
import type { Tx } from '../platform/db';

/** The amounts that are registered on both sides, for each payment and invoice. A credit invoice counts with the invoice that it credits. */
const selectSharedAmounts = (integrationId: number) => sql`
  select accounting_payment.payment_id, coalesce(invoicebase.credits_id, invoicebase.id) as invoice_id,
    sum(accounting_payment.amount_ore)::bigint as ore
  from accounting_payment join invoicebase on invoicebase.id = accounting_payment.invoicebase_id
  where accounting_payment.integration_id = ${integrationId}::bigint and accounting_payment.payment_id is not null
  group by 1, 2`;
const selectAllocatedAmounts = sql`
  select payment_id, invoicebase_id as invoice_id, sum(amount_ore)::bigint as ore from allocation group by 1, 2`;

/** Amounts of payments on booked invoices of the connection that are not registered in the program. Leaves out invoices with open tasks. */
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
    with shared as (${selectSharedAmounts(integrationId)}), allocated as (${selectAllocatedAmounts})
    select allocated.payment_id, allocated.invoice_id, allocated.ore - coalesce(shared.ore, 0) as ore,
      payment.paid_at, invoicebase.booked_at, invoicebase.left_ore, accounting_invoice.left_ore as service_left_ore
    from allocated
      join accounting_invoice on accounting_invoice.invoicebase_id = allocated.invoice_id
        and accounting_invoice.integration_id = ${integrationId}::bigint and accounting_invoice.state = 'BOOKED'
      join invoicebase on invoicebase.id = allocated.invoice_id and invoicebase.sync_active
        and invoicebase.booked_at is not null
      join payment on payment.id = allocated.payment_id
      left join shared on shared.payment_id = allocated.payment_id and shared.invoice_id = allocated.invoice_id
    where allocated.ore > coalesce(shared.ore, 0)
      and not exists (select from accounting_task task
        where task.invoicebase_id = allocated.invoice_id and task.state <> 'DONE')
    order by allocated.payment_id, allocated.invoice_id`.execute(tx);
  return rows;
};

/** The part of each payment that is not registered in the program. */
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
  return rows;
};

/**
 * The surpluses of the payments: amounts that are registered on an invoice or its credit invoice in the program, but no longer on
 * the invoice here. Each with those documents, and the payment left of each in the program.
 */
export const listSurpluses = async (tx: Tx, integrationId: number, paymentIds: readonly number[]) => {
  const { rows } = await sql<{
    paymentId: number;
    ore: number;
    documents: { invoiceId: number; leftOre: number }[];
  }>`
    with shared as (${selectSharedAmounts(integrationId)}), allocated as (${selectAllocatedAmounts})
    select shared.payment_id as "paymentId", shared.ore - coalesce(allocated.ore, 0) as ore,
      (select jsonb_agg(jsonb_build_object('invoiceId', document.id, 'leftOre', coalesce(there.left_ore, 0))
          order by document.id)
        from invoicebase document join accounting_invoice there on there.invoicebase_id = document.id
        where (document.id = shared.invoice_id or document.credits_id = shared.invoice_id)
          and there.integration_id = ${integrationId}::bigint and there.state = 'BOOKED'
          and not exists (select from accounting_task task
            where task.invoicebase_id = document.id and task.state <> 'DONE')) as documents
    from shared left join allocated
      on allocated.payment_id = shared.payment_id and allocated.invoice_id = shared.invoice_id
    where shared.payment_id = any(${[...paymentIds]}::bigint[]) and shared.ore > coalesce(allocated.ore, 0)
    order by shared.payment_id, shared.invoice_id`.execute(tx);
  return rows.map(({ documents, ...row }) => ({ ...row, documents: documents ?? [] }));
};

/** Whether the payment is registered in the program, or a task will register it. */
export const isRegisteredInProgram = async (tx: Tx, paymentId: number): Promise<boolean> => {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from accounting_payment where payment_id = ${paymentId}::bigint)
      or exists (select from accounting_task where kind = 'SETTLE' and state <> 'DONE'
        and detail ->> 'paymentId' = ${String(paymentId)}) as known`.execute(tx);
  return rows[0]?.known ?? false;
};
