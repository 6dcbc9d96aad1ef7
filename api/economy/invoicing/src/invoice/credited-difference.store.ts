import type { Tx } from '@husrum/api-platform';
import { sql } from 'kysely';
import { type InvoiceDifference, planCreditedDifferences } from './credited-difference.rules';
import { invoiceTexts } from './invoice.texts';

/**
 * What rent adjustments have left too much on an invoice, oldest first. What an adjustment left is counted with the one that
 * restores it, if any: the two may cancel out.
 */
const listOverchargedDifferences = async (tx: Tx, invoiceId: number): Promise<InvoiceDifference[]> => {
  const { rows } = await sql<InvoiceDifference>`
    with recursive link as (
      select difference.id, effect.id as effect_id, effect.rent_adjustment_id, effect.lease_id
      from rent_adjustment_difference difference
      join rent_adjustment_effect effect on effect.id = difference.effect_id
      where difference.invoicebase_id = ${invoiceId}
      union all
      select link.id, restoring_effect.id, restoring.id, link.lease_id
      from link
      join rent_adjustment restoring on restoring.restores_id = link.rent_adjustment_id
      join rent_adjustment_effect restoring_effect
        on restoring_effect.rent_adjustment_id = restoring.id and restoring_effect.lease_id = link.lease_id
    ), latest as (select distinct on (id) id, effect_id from link order by id, rent_adjustment_id desc)
    select latest.effect_id as "adjustmentEffectId", difference.tax_rate as "taxRate",
      sum(difference.net_ore)::bigint as "netOre"
    from latest join rent_adjustment_difference difference on difference.id = latest.id
    group by latest.effect_id, difference.tax_rate
    having sum(difference.net_ore) < 0
    order by latest.effect_id`.execute(tx);
  return rows;
};

/**
 * Stores what a partial credit gives back of the differences that rent adjustments left on the invoice, as differences of their
 * own with the opposite sign, so that nobody is asked to credit them again. The caller has locked the invoice.
 */
export const saveCreditedDifferences = async (
  tx: Tx,
  invoiceId: number,
  { reference, creditedByRate }: { reference: string; creditedByRate: ReadonlyMap<number, number> },
): Promise<void> => {
  const credited = planCreditedDifferences(await listOverchargedDifferences(tx, invoiceId), creditedByRate);
  if (credited.length === 0) return;
  await tx
    .insertInto('rent_adjustment_difference')
    .values(
      credited.map(({ adjustmentEffectId, taxRate, netOre }) => ({
        effect_id: adjustmentEffectId,
        invoicebase_id: invoiceId,
        name: invoiceTexts.creditedDifference,
        tax_rate: taxRate,
        net_ore: netOre,
        explanation: invoiceTexts.creditedWith(reference),
      })),
    )
    .execute();
};
