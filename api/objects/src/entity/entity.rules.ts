import type { EntityType } from '@husrum/contract/entity';
import { entityTexts } from './entity.texts';

type FieldErrors = Record<string, string[]>;

/** The numbers of leases and of registered inspections of one or more objects. The law requires both to be kept. */
export interface EntityRecords {
  readonly leases: number;
  readonly inspections: number;
}

/** The level of a child's type must be higher than that of its parent's type. */
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

/**
 * Why an object cannot be removed, in Swedish, or undefined. `own` are the records of the object itself, `ofAllRemoved`
 * those of all objects that would be removed with it, itself included.
 */
export const findRemovalProblem = (own: EntityRecords, ofAllRemoved: EntityRecords): string | undefined => {
  if (own.leases > 0) return entityTexts.hasLeases;
  if (own.inspections > 0) return entityTexts.hasInspections;
  if (ofAllRemoved.leases > 0) return entityTexts.childrenHaveLeases;
  return ofAllRemoved.inspections > 0 ? entityTexts.childrenHaveInspections : undefined;
};

/**
 * The errors that prevent an existing object from changing to the type. `lowestChildLevel` is the lowest level of its
 * children.
 */
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
