import type { InspectionRequirement } from '@husrum/contract/statutory-inspection';
import type { BuildingRequirement } from './load-requirements';

/** The requirement as the API returns it in lists and details. */
export const toRequirementRow = ({
  building,
  installation,
  ...requirement
}: BuildingRequirement): InspectionRequirement => ({
  entity: { id: building.id, name: building.name, house: building.house },
  company: building.company,
  kind: requirement.kind,
  installation: installation && { id: installation.id, name: installation.name },
  status: requirement.status,
  reason: requirement.reason,
  missing: [...requirement.missing],
  months: requirement.months,
  once: requirement.once,
  last_on: requirement.last_on,
  last_result: requirement.last_result,
  due_on: requirement.due_on,
  planned: requirement.planned,
});
