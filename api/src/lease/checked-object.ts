import type { Tx } from '../platform/db';
import { invalid, orNotFound } from '../platform/errors';
import { leasedObject } from './leased-object.store';

/** Refuses an object that cannot be let, or not by the square metre. `prefix` is where the fields stand in the body. */
export const checkObject = async (
  tx: Tx,
  { entity_id, fee_as_m2 }: { entity_id: number; fee_as_m2: boolean },
  prefix = '',
): Promise<void> => {
  const object = orNotFound(await leasedObject(tx, entity_id));
  if (!object.rentable) throw invalid({ [`${prefix}entity_id`]: ['Objektet går inte att hyra ut'] });
  if (fee_as_m2 && Number(object.area ?? 0) <= 0)
    throw invalid({ [`${prefix}fee_as_m2`]: ['Objektet har ingen yta att räkna hyran på'] });
};
