import type { RequestContext } from '@husrum/api-platform';
import { changeAreaFrom } from './change-area';
import { type EntityFields, insertEntity } from './entity.store';
import { requireEntityType, toEntityValues } from './entity-values';
import { resolveParent } from './resolve-parent';

/** Returns the id of the new object. */
export const createEntity = async (
  { tx, clock }: Pick<RequestContext, 'tx' | 'clock'>,
  input: EntityFields,
): Promise<number> => {
  const type = await requireEntityType(tx, input);
  const values = toEntityValues(type, input);
  const id = await insertEntity(tx, { ...values, ...(await resolveParent(tx, type, input)) });
  await changeAreaFrom(tx, id, values.fields.area, clock.today());
  return id;
};
