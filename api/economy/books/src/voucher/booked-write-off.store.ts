import { equalsAny, groupBy, type Tx } from '@husrum/api-platform';
import { sql } from 'kysely';
import { swedishDay } from '../swedish-day.store';
import { book, deferredSince, findObjects, invoiceWithOriginal, type LetObject } from './booked-event.store';
import type { BookedWriteOff } from './write-off-voucher.rules';

type Rate = BookedWriteOff['rates'][number];

/** What was written off and taken back, each with its VAT, the highest rate first. */
export const listBookedWriteOffs = async (
  tx: Tx,
  ids: readonly number[],
): Promise<readonly BookedWriteOff[]> => {
  const { rows } = await sql<Omit<BookedWriteOff, 'rates' | keyof LetObject> & { entityId: number | null }>`
    select write_off.id, invoice.company_id as "companyId", invoice.tenant_id as "tenantId", ${book} as book,
      write_off.amount_ore as "amountOre", write_off.day, ${swedishDay('write_off.created_at')} as "registeredOn",
      invoice.entity_id as "entityId", write_off.what = 'WRITTEN_OFF' as "isNew",
      ${deferredSince} as "deferredSince",
      coalesce((
        select voucher.is_deferred from write_off earlier join voucher on voucher.write_off_id = earlier.id
        where earlier.invoicebase_id = invoice.id and earlier.id < write_off.id
        order by earlier.id desc limit 1), false) as "wasNeverIncome"
    from write_off join (${invoiceWithOriginal}) on invoice.id = write_off.invoicebase_id
    where ${equalsAny('write_off.id', ids)} order by write_off.id`.execute(tx);
  const { rows: rates } = await sql<Rate & { writeOffId: number }>`
    select write_off_id as "writeOffId", tax_rate as "taxRate", tax_ore as "taxOre" from write_off_part
    where ${equalsAny('write_off_id', ids)} order by tax_rate desc`.execute(tx);
  const objects = await findObjects(
    tx,
    rows.map(({ entityId }) => entityId),
  );
  const byWriteOff = groupBy(rates, ({ writeOffId }) => writeOffId);
  return rows.map(({ entityId, ...writeOff }) => ({
    ...writeOff,
    ...(objects.get(entityId ?? 0) ?? { object: null, costCentre: null }),
    rates: (byWriteOff.get(writeOff.id) ?? []).map(({ taxRate, taxOre }) => ({ taxRate, taxOre })),
  }));
};
