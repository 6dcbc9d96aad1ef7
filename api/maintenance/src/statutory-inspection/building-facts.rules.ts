import type { EntityKind } from '@husrum/contract/entity';
import {
  type InspectionFactKey,
  type InspectionFacts,
  unknownFacts,
} from '@husrum/contract/statutory-inspection';

/**
 * Objects of these kinds always have requirements. Objects of other kinds have requirements only if facts have been saved for
 * them.
 */
const kindsWithPlan: readonly EntityKind[] = ['estates', 'villas'];
export const hasPlanByKind = (kind: EntityKind): boolean => kindsWithPlan.includes(kind);

type OwnFields = Readonly<Record<string, unknown>>;

/** The facts that follow from the fields and kind of the object. */
const deriveFactsFromEntity = (
  kind: EntityKind | undefined,
  fields: OwnFields,
): Partial<InspectionFacts> => ({
  ...(typeof fields.built === 'number' ? { built_year: Math.round(fields.built) } : {}),
  ...(fields.lift === false ? { lifts: 0 } : {}),
  ...(kind === 'villas' ? { building_use: 'SMALL_HOUSE' as const } : {}),
});

/** The facts that a user changes on the object itself, so that they are not saved as facts. */
export const listFactsOwnedByEntity = (fields: OwnFields): InspectionFactKey[] =>
  typeof fields.built === 'number' ? ['built_year'] : [];

/** The saved facts, completed from the object's fields and kind. The object's own year of construction replaces a saved one. */
export const mergeFacts = (
  saved: InspectionFacts | undefined,
  kind: EntityKind | undefined,
  fields: OwnFields,
): InspectionFacts => {
  const own = deriveFactsFromEntity(kind, fields);
  const { built_year, lifts, building_use } = saved ?? unknownFacts;
  return {
    ...(saved ?? unknownFacts),
    built_year: own.built_year ?? built_year,
    lifts: lifts ?? own.lifts ?? null,
    building_use: building_use ?? own.building_use ?? null,
  };
};
