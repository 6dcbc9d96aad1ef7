import type { EntityType } from '@husrum/contract/entity';
import { entityTexts } from './entity.texts';

type FieldErrors = Record<string, string[]>;

/** How many records that must be kept belong to objects. */
export interface EntityRecords {
  readonly leases: number;
  readonly inspections: number;
}

/** The type of a child must have a higher level than its parent's. */
export const validateParent = (
  type: Pick<EntityType, 'name' | 'level'>,
  parent: Pick<EntityType, 'name' | 'level'> | undefined,
): FieldErrors =>
  parent === undefined || type.level > parent.level
    ? {}
    : { parent_id: [entityTexts.wrongParent(type.name, parent.name)] };

/**
 * An object cannot be its own parent, also when its type changes at the same time. The levels of the types rule out longer
 * cycles: what lies below an object has a higher level than the object.
 */
export const validateOwnParent = (id: number, parentId: number | null): FieldErrors =>
  parentId === id ? { parent_id: [entityTexts.ownParent] } : {};

/** Why the objects cannot be removed, in Swedish, or undefined. The numbers are those of leases and of registered inspections. */
export const findRemovalProblem = (own: EntityRecords, withChildren: EntityRecords): string | undefined => {
  if (own.leases > 0) return entityTexts.hasLeases;
  if (own.inspections > 0) return entityTexts.hasInspections;
  if (withChildren.leases > 0) return entityTexts.childrenHaveLeases;
  return withChildren.inspections > 0 ? entityTexts.childrenHaveInspections : undefined;
};

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
