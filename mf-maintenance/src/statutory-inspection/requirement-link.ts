import { routes } from '@husrum/contract/routes';
import type { InspectionRequirement } from '@husrum/contract/statutory-inspection';

type Requirement = Pick<InspectionRequirement, 'entity' | 'kind' | 'installation'>;

export const getRequirementKey = ({ entity, kind, installation }: Requirement): string =>
  `${entity.id} ${kind} ${installation?.id ?? ''}`;

export const getRequirementLink = ({ entity, kind, installation }: Requirement): string =>
  routes.inspection.requirement(
    { id: entity.id, kind },
    installation ? { installation: installation.id } : {},
  );
