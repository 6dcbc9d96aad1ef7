import type { EntityType } from '@husrum/contract/entity';
import { entityTexts } from './entity.texts';

type FieldErrors = Record<string, string[]>;

/** The type of a child must have a higher level than its parent's. This also keeps the tree free of cycles. */
export const validateParent = (
  type: Pick<EntityType, 'name' | 'level'>,
  parent: Pick<EntityType, 'name' | 'level'> | undefined,
): FieldErrors =>
  parent === undefined || type.level > parent.level
    ? {}
    : { parent_id: [entityTexts.wrongParent(type.name, parent.name)] };

/** The errors that prevent an existing object from changing to the type. `lowestChildLevel` is the lowest level of its children. */
export const validateTypeChange = (
  type: Pick<EntityType, 'name' | 'level' | 'rentable'>,
  { leaseCount, lowestChildLevel }: { leaseCount: number; lowestChildLevel: number | undefined },
): FieldErrors => {
  if (leaseCount > 0 && type.rentable === 0) {
    return { entity_type_id: [entityTexts.leasesPreventType(type.name)] };
  }
  if (lowestChildLevel !== undefined && lowestChildLevel <= type.level) {
    return { entity_type_id: [entityTexts.childrenPreventType(type.name)] };
  }
  return {};
};
