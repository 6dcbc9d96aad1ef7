import { type InspectionKind, inspectionKinds } from '@husrum/contract/statutory-inspection';
import type { LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db';
import { type Building, type BuildingFilter, loadBuildings } from './buildings.store';
import { loadInspectionState, requirementKey } from './inspection-state.store';
import { deriveRequirement, type Requirement } from './requirement.rules';

export interface BuildingRequirement extends Requirement {
  readonly building: Building;
  readonly own_interval: { readonly months: number; readonly reason: string } | null;
  /** Öre: the budget of the planned activity, or what the last inspection cost. */
  readonly expected_cost_ore: number | null;
}

interface Filter extends BuildingFilter {
  readonly kind?: InspectionKind | undefined;
}

/**
 * What the buildings must do, by the name of the building and in the order of the catalogue. Nothing of it is stored: it
 * follows from the facts, the inspections and the day.
 */
export const loadRequirements = async (
  tx: Tx,
  today: LocalDate,
  { kind: onlyKind, ...filter }: Filter = {},
): Promise<BuildingRequirement[]> => {
  const buildings = await loadBuildings(tx, filter);
  const { last, intervals, planned } = await loadInspectionState(tx, filter.entity_id);
  const kinds = onlyKind === undefined ? inspectionKinds : [onlyKind];
  return buildings.flatMap((building) =>
    kinds.flatMap((kind) => {
      const key = requirementKey(building.id, kind);
      const own = intervals.get(key);
      const activity = planned.get(key);
      const done = last.get(key);
      const state = {
        facts: building.facts,
        last: done ?? null,
        ownMonths: own?.months ?? null,
        planned: activity === undefined ? null : { id: activity.id, day: activity.day },
      };
      const requirement = deriveRequirement(kind, state, today);
      if (requirement === undefined) return [];
      return {
        ...requirement,
        building,
        own_interval: own === undefined ? null : { months: own.months, reason: own.reason },
        expected_cost_ore: activity?.budget_ore ?? done?.cost_ore ?? null,
      };
    }),
  );
};
