import { equalsAny, groupBy, type Tx } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import { listBookedInvoices } from './booked-event.store';
import type { DeferredInvoice, IncomeEvent, IncomeVoucher } from './deferred-income.rules';
import { listLines } from './voucher.store';

/** What was marked in this round. */
interface Marked {
  readonly invoiceIds: readonly number[];
  readonly allocationIds: readonly number[];
  readonly writeOffIds: readonly number[];
}

/** Those of the marked invoices, of the invoices that they credit, and of those of allocations, whose income is booked when paid. */
const findDeferredIds = async (
  tx: Tx,
  { invoiceIds, allocationIds, writeOffIds }: Marked,
): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct invoicebase_id as id from voucher
    where is_deferred and kind = 'INVOICE' and invoicebase_id in (
      select coalesce(credits_id, id) from invoicebase where ${equalsAny('id', invoiceIds)}
      union select invoicebase_id from allocation where ${equalsAny('id', allocationIds)}
      union select invoicebase_id from write_off where ${equalsAny('id', writeOffIds)}
    ) order by 1`.execute(tx);
  return rows.map(({ id }) => id);
};

interface AllocationRow {
  readonly id: number;
  readonly invoiceId: number;
  readonly day: LocalDate;
  readonly paidOre: number;
}

const listAllocations = async (tx: Tx, ids: readonly number[]): Promise<readonly AllocationRow[]> => {
  const { rows } = await sql<AllocationRow>`
    select id, invoicebase_id as "invoiceId", allocated_at as day, amount_ore as "paidOre"
    from allocation where ${equalsAny('invoicebase_id', ids)} order by id`.execute(tx);
  return rows;
};

const listCreditIds = async (tx: Tx, ids: readonly number[]) => {
  const { rows } = await sql<{ id: number; invoiceId: number }>`
    select id, credits_id as "invoiceId" from invoicebase
    where ${equalsAny('credits_id', ids)} and sent_at is not null order by id`.execute(tx);
  return rows;
};

interface Dropped {
  readonly droppedBeforeOre: number;
  readonly droppedOre: number;
}
const nothingDropped: Dropped = { droppedBeforeOre: 0, droppedOre: 0 };

/** What of each invoice nobody will pay, and was never income: in all, and without what is marked. */
const sumDropped = async (
  tx: Tx,
  ids: readonly number[],
  { writeOffIds }: Marked,
): Promise<ReadonlyMap<number, Dropped>> => {
  const { rows } = await sql<Dropped & { id: number }>`
    select dropped.invoicebase_id as id, -sum(voucher.amount_ore)::bigint as "droppedOre",
      coalesce(-sum(voucher.amount_ore) filter (
        where voucher.write_off_id is null or not ${equalsAny('voucher.write_off_id', writeOffIds)}), 0)::bigint as "droppedBeforeOre"
    from (
      select invoicebase_id, id as rounding_id, null::bigint as write_off_id from payment_rounding
      where ${equalsAny('invoicebase_id', ids)}
      union all select invoicebase_id, null, id from write_off where ${equalsAny('invoicebase_id', ids)}
    ) dropped join voucher on voucher.rounding_id = dropped.rounding_id or voucher.write_off_id = dropped.write_off_id
    where voucher.is_deferred group by 1`.execute(tx);
  return new Map(rows.map(({ id, ...dropped }) => [id, dropped]));
};

type IncomeRow = Omit<IncomeVoucher, 'lines' | 'column' | 'id'> & {
  readonly voucherId: number;
  readonly allocationId: number | null;
  readonly invoiceId: number | null;
};

const listIncomeVouchers = async (tx: Tx, ids: readonly number[]): Promise<readonly IncomeVoucher[]> => {
  const { rows } = await sql<IncomeRow>`
    select id as "voucherId", allocation_id as "allocationId", invoicebase_id as "invoiceId", income_of as "incomeOf",
      company_id as "companyId", tenant_id as "tenantId", book, kind, is_reversal as "isReversal", event_day as "eventDay",
      registered_on as "registeredOn", amount_ore as "amountOre"
    from voucher where ${equalsAny('income_of', ids)} order by id`.execute(tx);
  const lines = await listLines(
    tx,
    rows.map(({ voucherId }) => voucherId),
  );
  return rows.map(({ voucherId, allocationId, invoiceId, ...voucher }) => ({
    ...voucher,
    ...(allocationId === null
      ? { column: 'invoicebase_id' as const, id: invoiceId ?? 0 }
      : { column: 'allocation_id' as const, id: allocationId }),
    lines: lines.get(voucherId) ?? [],
  }));
};

/** The invoices whose income is booked when it is paid that what is marked concerns. */
export const listDeferredInvoices = async (tx: Tx, marked: Marked): Promise<readonly DeferredInvoice[]> => {
  const ids = await findDeferredIds(tx, marked);
  if (ids.length === 0) return [];
  const invoices = await listBookedInvoices(tx, ids);
  const allocations = groupBy(await listAllocations(tx, ids), ({ invoiceId }) => invoiceId);
  const creditIds = await listCreditIds(tx, ids);
  const credits = new Map(
    (
      await listBookedInvoices(
        tx,
        creditIds.map(({ id }) => id),
      )
    ).map((credit) => [credit.id, credit]),
  );
  const creditsOf = groupBy(creditIds, ({ invoiceId }) => invoiceId);
  const dropped = await sumDropped(tx, ids, marked);
  const booked = groupBy(await listIncomeVouchers(tx, ids), ({ incomeOf }) => incomeOf);
  const isNew = { allocation_id: new Set(marked.allocationIds), invoicebase_id: new Set(marked.invoiceIds) };
  return invoices.map((invoice) => {
    const events: readonly IncomeEvent[] = [
      ...(allocations.get(invoice.id) ?? []).map(({ id, day, paidOre }) => ({
        ...{ column: 'allocation_id' as const, id, day, paidOre, credit: null },
      })),
      ...(creditsOf.get(invoice.id) ?? []).flatMap(({ id }) => {
        const credit = credits.get(id);
        return credit === undefined
          ? []
          : [{ column: 'invoicebase_id' as const, id, day: credit.sentOn, paidOre: 0, credit }];
      }),
    ];
    return {
      ...{ invoice, events, booked: booked.get(invoice.id) ?? [] },
      ...(dropped.get(invoice.id) ?? nothingDropped),
      newEvents: events.filter(({ column, id }) => isNew[column].has(id)),
    };
  });
};

/**
 * Marks the invoices of the company that were sent before the fiscal year, are not paid, and whose income is not booked for that reason
 * yet.
 */
export const markUnclosedInvoices = async (
  tx: Tx,
  { companyId, yearStart }: { readonly companyId: number; readonly yearStart: LocalDate },
): Promise<void> => {
  await sql`insert into unbooked_event (billable_id, kind, source_id)
    select sent.billable_id, 'INVOICE', sent.invoicebase_id from voucher sent
    where sent.company_id = ${companyId}::bigint and sent.is_deferred and sent.kind = 'INVOICE' and sent.event_day < ${yearStart}
      and exists (select from invoicebase where id = sent.invoicebase_id and left_ore > 0 and cancelled_at is null)
      and not exists (
        select from voucher closing
        where closing.income_of = sent.invoicebase_id and closing.invoicebase_id = sent.invoicebase_id
          and to_char(closing.event_day + 1, 'MMDD') = to_char(${yearStart}::date, 'MMDD') and closing.registered_on > closing.event_day)
    order by sent.id`.execute(tx);
};
