import type { BodyOf } from '@husrum/contract/core';
import type { entityCalls } from '@husrum/contract/entity';
import type { Tx } from '../platform/db';
import { invalid, orNotFound } from '../platform/errors';
import { checkTypeChange } from './entity.rules';
import {
  childLevel,
  hasLeasePerM2,
  leasesOn,
  lockEntity,
  moveToCompany,
  saveEntity,
  treeUnder,
} from './entity.store';
import { placeOf } from './entity-place';
import { chosenType, valuesOf } from './entity-values';

export const updateEntity = async (
  tx: Tx,
  { id, ...input }: BodyOf<typeof entityCalls.update>,
): Promise<void> => {
  const before = orNotFound(await lockEntity(tx, id));
  const type = await chosenType(tx, input.entity_type_id);
  const values = valuesOf(type, input);
  const wrong = checkTypeChange(type, {
    leases: await leasesOn(tx, [id]),
    childLevel: await childLevel(tx, id),
  });
  if (wrong.entity_type_id) throw invalid(wrong);
  if (before.area !== null && !values.fields.area && (await hasLeasePerM2(tx, id))) {
    throw invalid({ 'fields.area': ['Ytan behövs: objektet har en uthyrning med hyra per m²'] });
  }
  const place = await placeOf(tx, type, input);
  await saveEntity(tx, id, { ...values, ...place });
  if (place.company_id !== before.company_id)
    await moveToCompany(tx, await treeUnder(tx, id), place.company_id);
};
