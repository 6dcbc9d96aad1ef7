import { invalidInput, orNotFound, type Tx } from '@husrum/api-platform';
import { MAX_RENT_SEK } from '@husrum/contract/core';
import { tooHighRentText } from '@husrum/contract/entity';
import { findEntityToLet } from './entity-to-let.store';
import { leaseTexts } from './lease.texts';

/**
 * Throws 422 if the object cannot be let, if it has no area to calculate a rent per m² from, or if the rent is too high. `prefix`
 * is the path of the fields in the request body.
 */
export const requireRentable = async (
  tx: Tx,
  { entity_id, fee, fee_as_m2 }: { entity_id: number; fee: number; fee_as_m2: boolean },
  prefix = '',
): Promise<void> => {
  const entity = orNotFound(await findEntityToLet(tx, entity_id));
  if (!entity.rentable) throw invalidInput({ [`${prefix}entity_id`]: [leaseTexts.notRentable] });
  if (fee_as_m2 && Number(entity.area ?? 0) <= 0)
    throw invalidInput({ [`${prefix}fee_as_m2`]: [leaseTexts.noArea] });
  if (fee_as_m2 && fee * Number(entity.area) > MAX_RENT_SEK)
    throw invalidInput({ [`${prefix}fee`]: [tooHighRentText] });
};
