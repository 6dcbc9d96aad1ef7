import {
  equalsAny,
  groupBy,
  insertRows,
  insertRowsReturningIds,
  splitIntoChunks,
  type Tx,
  zip,
} from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import type { IncomeVoucher } from './deferred-income.rules';
import type { VoucherLine } from './income.rules';
import type { Voucher } from './voucher.rules';

/** The column of a voucher that has the id of its event. */
export type EventColumn =
  | 'invoicebase_id'
  | 'payment_id'
  | 'allocation_id'
  | 'rounding_id'
  | 'payout_id'
  | 'write_off_id'
  | 'deposit_entry_id';

/** What one statement books at most: its lines fit in one statement, too, which checks that they balance. */
const VOUCHERS_PER_STATEMENT = 200;

/** The vouchers of these events, in the order in which they were written. */
export const listVouchersOfEvents = async (
  tx: Tx,
  column: EventColumn,
  ids: readonly number[],
): Promise<readonly Voucher[]> => {
  const { rows } = await sql<Omit<Voucher, 'lines'> & { voucherId: number }>`
    select id as "voucherId", ${sql.ref(column)} as id, company_id as "companyId", tenant_id as "tenantId", book, kind,
      is_reversal as "isReversal", is_deferred as "isDeferred", event_day as "eventDay", registered_on as "registeredOn", amount_ore as "amountOre"
    from voucher where ${equalsAny(column, ids)} order by voucher.id`.execute(tx);
  const lines = await listLines(
    tx,
    rows.map(({ voucherId }) => voucherId),
  );
  return rows.map(({ voucherId, ...voucher }) => ({ ...voucher, lines: lines.get(voucherId) ?? [] }));
};

/** The lines of each voucher, by its id. */
export const listLines = async (
  tx: Tx,
  voucherIds: readonly number[],
): Promise<ReadonlyMap<number, readonly VoucherLine[]>> => {
  if (voucherIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('voucher_line')
    .select(['voucher_id', 'account', 'ore', 'tax_rate', 'cost_centre'])
    .where(equalsAny('voucher_id', voucherIds))
    .orderBy('id')
    .execute();
  return new Map(
    [...groupBy(rows, ({ voucher_id }) => voucher_id)].map(([id, lines]) => [
      id,
      lines.map(({ account, ore, tax_rate, cost_centre }) => ({
        ...{ account, ore },
        ...(tax_rate === null ? {} : { taxRate: tax_rate }),
        ...(cost_centre === null ? {} : { costCentre: cost_centre }),
      })),
    ]),
  );
};

/** Writes vouchers, each with its lines. */
export const insertVouchers = async (
  tx: Tx,
  column: EventColumn,
  vouchers: readonly (Voucher &
    Partial<Pick<IncomeVoucher, 'incomeOf'>> & { readonly bookedOn: LocalDate })[],
): Promise<void> => {
  for (const chunk of splitIntoChunks(vouchers, VOUCHERS_PER_STATEMENT)) {
    const ids = await insertRowsReturningIds(
      tx,
      'voucher',
      chunk.map(
        ({
          id,
          companyId,
          tenantId,
          kind,
          isReversal,
          isDeferred = false,
          incomeOf = null,
          book,
          eventDay,
          bookedOn,
          registeredOn,
          amountOre,
        }) => ({
          ...{
            company_id: companyId,
            tenant_id: tenantId,
            kind,
            book,
            [column]: id,
            is_reversal: isReversal,
            is_deferred: isDeferred,
            income_of: incomeOf,
          },
          ...{ event_day: eventDay, booked_on: bookedOn, registered_on: registeredOn, amount_ore: amountOre },
        }),
      ),
    );
    await insertRows(
      tx,
      'voucher_line',
      zip(chunk, ids).flatMap(([{ lines }, voucherId]) =>
        lines.map(({ account, ore, taxRate, costCentre }) => ({
          ...{ voucher_id: voucherId, account, ore },
          ...{ tax_rate: taxRate ?? null, cost_centre: costCentre ?? null },
        })),
      ),
    );
  }
};

export type UnbookedEventKind = DatabaseTables['unbooked_event']['kind'];

interface UnbookedEvents {
  /** The day on which they are booked. Null: there is nothing to book. */
  readonly today: LocalDate | null;
  /** The ids of invoices, payments and so on, in their order. */
  readonly idsByKind: ReadonlyMap<UnbookedEventKind, readonly number[]>;
  /** How many marks were taken: an event can have several. */
  readonly count: number;
}

/** Takes marks of what is not in the journal yet, oldest first. Those that another transaction takes are left out. */
export const takeUnbookedEvents = async (tx: Tx, limit: number): Promise<UnbookedEvents> => {
  const { rows } = await sql<{ kind: UnbookedEventKind; id: number; today: LocalDate }>`
    delete from unbooked_event where id in (
      select id from unbooked_event order by id limit ${limit} for update skip locked
    ) returning kind, source_id as id, app_today() as today`.execute(tx);
  const idsByKind = new Map(
    [...groupBy(rows, ({ kind }) => kind)].map(([kind, marks]) => [
      kind,
      [...new Set(marks.map(({ id }) => id))].sort((a, b) => a - b),
    ]),
  );
  return { today: rows[0]?.today ?? null, idsByKind, count: rows.length };
};

export const listBusinessesWithUnbookedEvents = async (tx: Tx): Promise<readonly number[]> => {
  const rows = await tx
    .selectFrom('unbooked_event')
    .select('billable_id')
    .distinct()
    .orderBy('billable_id')
    .execute();
  return rows.map(({ billable_id }) => billable_id);
};
