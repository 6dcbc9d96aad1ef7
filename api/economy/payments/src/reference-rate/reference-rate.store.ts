import type { Tx } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';
import type { TypedRate } from './reference-rate.rules';

export const listTypedRates = async (tx: Tx): Promise<readonly TypedRate[]> => {
  const rows = await tx
    .selectFrom('reference_rate as rate')
    .leftJoin('user_account as author', 'author.id', 'rate.user_id')
    .select([
      'rate.id',
      'rate.valid_from',
      'rate.percent',
      'rate.note',
      'author.name as by',
      'rate.updated_at',
    ])
    .orderBy('rate.valid_from')
    .execute();
  return rows.map(({ id, valid_from, percent, note, by, updated_at }) => ({
    ...{ id, from: valid_from, percent: Number(percent), note, by, at: updated_at },
  }));
};

/** Types the rate of a half-year, or corrects it. */
export const saveTypedRate = async (
  tx: Tx,
  {
    from,
    ...values
  }: { readonly from: LocalDate; readonly percent: number; readonly note: string; readonly user_id: number },
): Promise<void> => {
  await tx
    .insertInto('reference_rate')
    .values({ valid_from: from, ...values })
    .onConflict((conflict) => conflict.columns(['billable_id', 'valid_from']).doUpdateSet(values))
    .execute();
};

/** Removes a typed rate. Returns its first day; undefined when there is none. */
export const deleteTypedRate = async (tx: Tx, id: number): Promise<LocalDate | undefined> => {
  const row = await tx
    .deleteFrom('reference_rate')
    .where('id', '=', id)
    .returning('valid_from')
    .executeTakeFirst();
  return row?.valid_from;
};
