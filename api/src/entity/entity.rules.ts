import type { EntityType } from '@husrum/contract/entity';

type Texts = Record<string, string[]>;

/** A child must have a higher level than its parent. With it no object can end up under itself. */
export const checkPlace = (
  type: Pick<EntityType, 'name' | 'level'>,
  parent: Pick<EntityType, 'name' | 'level'> | undefined,
): Texts =>
  parent === undefined || type.level > parent.level
    ? {}
    : { parent_id: [`Ett objekt av typen ${type.name} kan inte ligga under ett av typen ${parent.name}`] };

/** What stands in the way of an object that exists becoming of another type. `childLevel` is the lowest of its children's. */
export const checkTypeChange = (
  type: Pick<EntityType, 'name' | 'level' | 'rentable'>,
  { leases, childLevel }: { leases: number; childLevel: number | undefined },
): Texts => {
  if (leases > 0 && type.rentable === 0) {
    return {
      entity_type_id: [`Objektet har uthyrningar och kan därför inte bli av typen ${type.name}`],
    };
  }
  if (childLevel !== undefined && childLevel <= type.level) {
    return { entity_type_id: [`Objektet har underliggande objekt som inte kan ligga under ${type.name}`] };
  }
  return {};
};
