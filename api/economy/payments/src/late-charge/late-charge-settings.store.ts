import { orNotFound, type RequestContext } from '@husrum/api-platform';
import {
  type LateChargeBilling,
  type LateChargeSettings,
  type LateChargeSettingsInput,
  standardLateCharges,
} from '@husrum/contract/late-charge';
import { fromOre, toOre } from '@husrum/format';
import { sql } from 'kysely';

type Context = Pick<RequestContext, 'tx'>;

/** SQL: what the company has chosen in `late_charge_settings settings`, or the standard. */
export const chosenBilling = sql<LateChargeBilling>`coalesce(settings.billing, ${sql.lit(standardLateCharges.billing)})`;
export const minInterestOre = sql<number>`coalesce(settings.min_interest_ore, ${sql.lit(toOre(standardLateCharges.min_interest))})`;

/** How a company charges tenants who are late. */
export const readLateChargeSettings = async (
  { tx }: Context,
  companyId: number,
): Promise<LateChargeSettings> => {
  const found = orNotFound(
    await tx
      .selectFrom('company')
      .leftJoin('late_charge_settings as settings', 'settings.company_id', 'company.id')
      .select([
        'company.id',
        'company.name',
        chosenBilling.as('billing'),
        minInterestOre.as('minInterestOre'),
      ])
      .where('company.id', '=', companyId)
      .executeTakeFirst(),
  );
  return {
    company: { id: found.id, name: found.name },
    ...{ billing: found.billing, min_interest: fromOre(found.minInterestOre) },
  };
};

/** They apply to what is charged from now on, and to charges that no invoice has. */
export const saveLateChargeSettings = async (
  context: Context,
  companyId: number,
  { billing, min_interest }: LateChargeSettingsInput,
): Promise<LateChargeSettings> => {
  await readLateChargeSettings(context, companyId);
  const values = { billing, min_interest_ore: toOre(min_interest) };
  await context.tx
    .insertInto('late_charge_settings')
    .values({ company_id: companyId, ...values })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(values))
    .execute();
  return readLateChargeSettings(context, companyId);
};
