import type { Tx } from '@husrum/api-platform';
import type { ExecutedAdjustment } from './rent-version-rows.rules';

export const listRentVersions = (tx: Tx, leaseId: number) =>
  tx
    .selectFrom('rent_version')
    .select(['valid_from', 'fee', 'fee_as_m2', 'tax_rate', 'payment_interval', 'agreed_from'])
    .where('lease_id', '=', leaseId)
    .execute();

/** The executed adjustments of a lease, each with the fee of the lease after it, in the order of execution. */
export const listExecutedAdjustments = async (tx: Tx, leaseId: number): Promise<ExecutedAdjustment[]> => {
  const rows = await tx
    .selectFrom('rent_adjustment_effect as effect')
    .innerJoin('rent_adjustment', 'rent_adjustment.id', 'effect.rent_adjustment_id')
    .select([
      'rent_adjustment.id',
      'rent_adjustment.rate',
      'rent_adjustment.restores_id',
      'rent_adjustment.effective_on',
      'effect.new_fee',
    ])
    .where('effect.lease_id', '=', leaseId)
    .orderBy('effect.id')
    .execute();
  return rows.flatMap(({ id, rate, restores_id, effective_on, new_fee }) =>
    effective_on === null
      ? []
      : [
          {
            id,
            rate: Number(rate),
            restores: restores_id !== null,
            from: effective_on,
            fee: Number(new_fee),
          },
        ],
  );
};
