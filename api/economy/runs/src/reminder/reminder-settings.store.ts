import { swedishSortKey, type Tx } from '@husrum/api-platform';
import type { Updateable } from 'kysely';
import type { ReminderTerms } from './reminder.rules';

const values = (tx: Tx) =>
  tx
    .selectFrom('company')
    .leftJoin('reminder_settings as settings', 'settings.company_id', 'company.id')
    .select([
      'company.id',
      'company.name',
      'settings.is_on',
      'settings.days_1',
      'settings.days_2',
      'settings.days_3',
      'settings.fee_ore',
      'settings.fee_level',
    ]);

export type StoredSettings = NonNullable<Awaited<ReturnType<typeof findReminderSettings>>>;

/** The settings of every company, by its name. Those of a company that has never saved any are null. */
export const listReminderSettings = (tx: Tx) =>
  values(tx).orderBy(swedishSortKey('company.name')).orderBy('company.id').execute();

export const findReminderSettings = (tx: Tx, companyId: number) =>
  values(tx).where('company.id', '=', companyId).executeTakeFirst();

/** When companies that have saved settings remind, by their ids. */
export const listReminderTerms = async (tx: Tx): Promise<ReadonlyMap<number, ReminderTerms>> => {
  const rows = await tx.selectFrom('reminder_settings').selectAll().execute();
  return new Map(
    rows.map(({ company_id, is_on, days_1, days_2, days_3, fee_ore, fee_level }) => [
      company_id,
      {
        ...{ isOn: is_on, feeOre: fee_ore, feeLevel: fee_level },
        days: [days_1, days_2, days_3].flatMap((days) => days ?? []),
      },
    ]),
  );
};

export const saveReminderSettings = async (
  tx: Tx,
  companyId: number,
  settings: Pick<
    Updateable<DatabaseTables['reminder_settings']>,
    'is_on' | 'days_1' | 'days_2' | 'days_3' | 'fee_ore' | 'fee_level'
  >,
): Promise<void> => {
  await tx
    .insertInto('reminder_settings')
    .values({ company_id: companyId, ...settings })
    .onConflict((on) => on.column('company_id').doUpdateSet(settings))
    .execute();
};
