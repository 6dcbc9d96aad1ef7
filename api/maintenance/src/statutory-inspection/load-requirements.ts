import type { Tx } from '@husrum/api-platform';
import { type InspectionKind, inspectionKinds } from '@husrum/contract/statutory-inspection';
import type { LocalDate } from '@husrum/format';
import { type Building, type BuildingFilter, loadBuildings } from './buildings.store';
import {
  type InspectionState,
  type Installation,
  loadInspectionState,
  type OwnInterval,
  toRequirementKey,
} from './inspection-state.store';
import {
  earlierActivity,
  laterInspection,
  mergeHistory,
  withInstallationCount,
} from './installed-requirements.rules';
import { deriveRequirement, type Requirement } from './requirement.rules';

export interface BuildingRequirement extends Requirement {
  readonly building: Building;
  /** It is null when the installations of the kind are not registered one by one. */
  readonly installation: Installation | null;
  /** All installations of the kind in the object. */
  readonly installations: readonly Installation[];
  readonly own_interval: OwnInterval | null;
  /** Öre: the budget of the planned activity, or else the cost of the last inspection. */
  readonly expected_cost_ore: number | null;
}

interface Filter extends BuildingFilter {
  readonly kind?: InspectionKind | undefined;
}

const requirementsOfKind = (
  building: Building,
  kind: InspectionKind,
  { last, history, intervals, planned, installations: all }: InspectionState,
  today: LocalDate,
): BuildingRequirement[] => {
  const shared = toRequirementKey(building.id, kind);
  const installations = all.get(shared) ?? [];
  const own = intervals.get(shared);
  const facts = withInstallationCount(kind, building.facts, installations.length);
  // Without registered installations there is one requirement for all of the kind.
  const installationsOrNull = installations.length === 0 ? [null] : installations;
  return installationsOrNull.flatMap((installation) => {
    const key = toRequirementKey(building.id, kind, installation?.id);
    const lastInspection = installation ? laterInspection(last.get(key), last.get(shared)) : last.get(shared);
    const past = installation ? mergeHistory(history.get(key), history.get(shared)) : history.get(shared);
    const activity = installation
      ? earlierActivity(planned.get(key), planned.get(shared))
      : planned.get(shared);
    const state = {
      facts,
      last: lastInspection ?? null,
      inspections: past,
      ownMonths: own?.months ?? null,
      planned: activity === undefined ? null : { id: activity.id, day: activity.day },
      commissionedOn: installation?.commissioned_on ?? null,
    };
    const requirement = deriveRequirement(kind, state, today);
    if (requirement === undefined) return [];
    return {
      ...requirement,
      building,
      installation,
      installations,
      own_interval: own ?? null,
      expected_cost_ore: activity?.budget_ore ?? lastInspection?.cost_ore ?? null,
    };
  });
};

/**
 * Derives the requirements of the buildings from the facts, the inspections and the day. They are ordered by the name of the
 * building, then as in the catalogue. Lists read stored requirements, which `refreshRequirements` keeps up to date.
 */
export const loadRequirements = async (
  tx: Tx,
  today: LocalDate,
  { kind: onlyKind, ...filter }: Filter = {},
): Promise<BuildingRequirement[]> => {
  const buildings = await loadBuildings(tx, filter);
  const state = await loadInspectionState(tx, filter.entity_ids);
  const kinds = onlyKind === undefined ? inspectionKinds : [onlyKind];
  return buildings.flatMap((building) =>
    kinds.flatMap((kind) => requirementsOfKind(building, kind, state, today)),
  );
};
