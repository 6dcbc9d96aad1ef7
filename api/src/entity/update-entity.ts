import type { BodyOf } from '@husrum/contract/core';
import type { entityCalls } from '@husrum/contract/entity';
import type { Tx } from '../platform/db';
import { invalid, orNotFound } from '../platform/errors';
import { validateTypeChange } from './entity.rules';
import {
  countLeases,
  findLowestChildLevel,
  hasLeasePerSquareMetre,
  listSubtreeIds,
  lockEntity,
  moveEntitiesToCompany,
  saveEntity,
} from './entity.store';
import { entityTexts } from './entity.texts';
import { requireEntityType, toEntityValues } from './entity-values';
import { resolveParent } from './resolve-parent';

export const updateEntity = async (
  tx: Tx,
  { id, ...input }: BodyOf<typeof entityCalls.update>,
): Promise<void> => {
  const before = orNotFound(await lockEntity(tx, id));
  const type = await requireEntityType(tx, input.entity_type_id);
  const values = toEntityValues(type, input);
  const errors = validateTypeChange(type, {
    leases: await countLeases(tx, [id]),
    childLevel: await findLowestChildLevel(tx, id),
  });
  if (errors.entity_type_id) throw invalid(errors);
  if (before.area !== null && !values.fields.area && (await hasLeasePerSquareMetre(tx, id))) {
    throw invalid({ 'fields.area': [entityTexts.areaNeeded] });
  }
  const parent = await resolveParent(tx, type, input);
  await saveEntity(tx, id, { ...values, ...parent });
  if (parent.company_id !== before.company_id)
    await moveEntitiesToCompany(tx, await listSubtreeIds(tx, id), parent.company_id);
};
