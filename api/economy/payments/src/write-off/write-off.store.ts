import { equalsAny, type Tx } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';
import { type Insertable, sql } from 'kysely';
import type { Claim, WriteOffPart } from './write-off.rules';

/** What an invoice asks for, with its partial credits deducted. */
export const findClaim = async (tx: Tx, invoiceId: number): Promise<Claim> => {
  const { payOre } = await tx
    .selectFrom('invoicebase')
    .select(sql<number>`coalesce(sum(pay_ore), 0)::bigint`.as('payOre'))
    .where(({ eb, or }) => or([eb('id', '=', invoiceId), eb('credits_id', '=', invoiceId)]))
    .executeTakeFirstOrThrow();
  const { rows } = await sql<WriteOffPart>`
    select tax_rate as "taxRate", sum(total_ore)::bigint as "baseOre", sum(tax_ore)::bigint as "taxOre" from invoice_row
    where invoicebase_id in (select id from invoicebase where id = ${invoiceId}::bigint or credits_id = ${invoiceId}::bigint)
    group by 1 order by 1 desc`.execute(tx);
  return { payOre, rates: rows };
};

/** What of each rate is written off of the invoice. */
export const sumWriteOffParts = async (tx: Tx, invoiceId: number): Promise<readonly WriteOffPart[]> => {
  const { rows } = await sql<WriteOffPart>`
    select tax_rate as "taxRate", sum(base_ore)::bigint as "baseOre", sum(tax_ore)::bigint as "taxOre" from write_off_part
    where write_off_id in (select id from write_off where invoicebase_id = ${invoiceId}::bigint)
    group by 1 order by 1 desc`.execute(tx);
  return rows;
};

export const sumWrittenOff = async (tx: Tx, invoiceId: number): Promise<number> => {
  const { ore } = await tx
    .selectFrom('write_off')
    .select(sql<number>`coalesce(sum(amount_ore), 0)::bigint`.as('ore'))
    .where('invoicebase_id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  return ore;
};

/** The last day on which something of the invoice was written off or taken back. Null: never. */
export const findLastWriteOffDay = async (tx: Tx, invoiceId: number): Promise<LocalDate | null> => {
  const row = await tx
    .selectFrom('write_off')
    .select('day')
    .where('invoicebase_id', '=', invoiceId)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.day ?? null;
};

/** The last day on which a payment of the invoice was undone. Null: never. */
export const findLastReversalDay = async (tx: Tx, invoiceId: number): Promise<LocalDate | null> => {
  const row = await tx
    .selectFrom('allocation')
    .select('allocated_at')
    .where('invoicebase_id', '=', invoiceId)
    .where('kind', '=', 'REVERSAL')
    .orderBy('allocated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.allocated_at ?? null;
};

/** Stores what was written off or taken back, with what each rate has of it. */
export const insertWriteOff = async (
  tx: Tx,
  writeOff: Insertable<DatabaseTables['write_off']>,
  parts: readonly WriteOffPart[],
): Promise<void> => {
  const { id } = await tx.insertInto('write_off').values(writeOff).returning('id').executeTakeFirstOrThrow();
  const changed = parts.filter(({ baseOre, taxOre }) => baseOre !== 0 || taxOre !== 0);
  if (changed.length === 0) return;
  await tx
    .insertInto('write_off_part')
    .values(
      changed.map(({ taxRate, baseOre, taxOre }) => ({
        ...{ write_off_id: id, tax_rate: taxRate, base_ore: baseOre, tax_ore: taxOre },
      })),
    )
    .execute();
};

/**
 * What a payment has recovered of write-offs, by invoice, and is not restored. Without what a user has taken back since: nothing of it
 * is written off any more.
 */
export const sumRecovered = async (
  tx: Tx,
  paymentId: number,
  invoiceIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ invoiceId: number; ore: number }>`
    select invoicebase_id as "invoiceId", -sum(amount_ore)::bigint as ore from write_off recovered
    where payment_id = ${paymentId}::bigint and ${equalsAny('invoicebase_id', invoiceIds)} and not exists (
      select from write_off later
      where later.invoicebase_id = recovered.invoicebase_id and later.what = 'TAKEN_BACK' and later.id > recovered.id)
    group by 1`.execute(tx);
  return new Map(rows.map(({ invoiceId, ore }) => [invoiceId, ore]));
};
