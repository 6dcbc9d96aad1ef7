import type { LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db';
import type { RentTerms } from './lease-change.rules';

/** Replaces all versions that are valid from the day or later by one that is valid from the day. */
export const replaceRentVersionsFrom = async (
  tx: Tx,
  leaseId: number,
  validFrom: LocalDate,
  { fee, fee_as_m2, tax_rate, payment_interval }: RentTerms,
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

/** Keeps the first version valid from the start of the lease when the start is moved. */
export const moveFirstRentVersion = async (tx: Tx, leaseId: number, start: LocalDate): Promise<void> => {
  const first = await tx
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
    .where('id', '<>', first.id)
    .execute();
  await tx.updateTable('rent_version').set({ valid_from: start }).where('id', '=', first.id).execute();
};
