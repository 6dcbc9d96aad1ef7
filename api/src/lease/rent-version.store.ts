import type { LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db';
import type { RentBasis } from './lease-change.rules';

/** From the day on these terms count; versions from later days, which they replace, go. */
export const putRentVersion = async (
  tx: Tx,
  leaseId: number,
  validFrom: LocalDate,
  { fee, fee_as_m2, tax_rate, payment_interval }: RentBasis,
): Promise<void> => {
  await tx
    .deleteFrom('rent_version')
    .where('lease_id', '=', leaseId)
    .where('valid_from', '>=', validFrom)
    .execute();
  await tx
    .insertInto('rent_version')
    .values({ lease_id: leaseId, valid_from: validFrom, fee, fee_as_m2, tax_rate, payment_interval })
    .execute();
};

/** The first version begins with the lease, also when its start is moved. */
export const moveFirstVersion = async (tx: Tx, leaseId: number, start: LocalDate): Promise<void> => {
  const inForce = await tx
    .selectFrom('rent_version')
    .select('id')
    .where('lease_id', '=', leaseId)
    .orderBy((eb) => eb.case().when('valid_from', '<=', start).then(0).else(1).end())
    .orderBy((eb) => eb.case().when('valid_from', '<=', start).then(eb.ref('valid_from')).end(), 'desc')
    .orderBy('valid_from')
    .limit(1)
    .executeTakeFirstOrThrow();
  await tx
    .deleteFrom('rent_version')
    .where('lease_id', '=', leaseId)
    .where('valid_from', '<=', start)
    .where('id', '<>', inForce.id)
    .execute();
  await tx.updateTable('rent_version').set({ valid_from: start }).where('id', '=', inForce.id).execute();
};
