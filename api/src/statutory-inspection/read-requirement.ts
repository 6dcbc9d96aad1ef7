import { routes } from '@husrum/contract/routes';
import {
  type InspectionKind,
  type InspectionRequirementDetail,
  inspectionKindInfo,
  isInspectionKind,
} from '@husrum/contract/statutory-inspection';
import { problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { toRequirementRow } from './list-requirements';
import { type BuildingRequirement, loadRequirements } from './load-requirements';
import { listUpcoming } from './requirement.rules';
import { listInspections } from './statutory-inspection.store';
import { statutoryInspectionTexts } from './statutory-inspection.texts';

type Context = Pick<RequestContext, 'tx' | 'clock'>;

/** Throws 404 for a kind that the catalogue does not have. */
export const requireKind = (kind: string): InspectionKind => {
  if (!isInspectionKind(kind)) throw problem('notFound');
  return kind;
};

/** The requirement of the object. Throws 404 when there is none. */
export const requireRequirement = async (
  { tx, clock }: Context,
  entity_id: number,
  kind: InspectionKind,
): Promise<BuildingRequirement> => {
  const [requirement] = await loadRequirements(tx, clock.today(), { entity_id, kind });
  if (requirement === undefined) throw problem('notFound', { message: statutoryInspectionTexts.notRequired });
  return requirement;
};

export const readRequirement = async (
  context: Context,
  entityId: number,
  kind: InspectionKind,
): Promise<InspectionRequirementDetail> => {
  const requirement = await requireRequirement(context, entityId, kind);
  const { building, default_months, own_interval } = requirement;
  return {
    ...toRequirementRow(requirement),
    default_months,
    own_interval,
    upcoming: listUpcoming(requirement, context.clock.today()),
    inspections: await listInspections(context.tx, entityId, kind),
    breadcrumb: [
      { title: statutoryInspectionTexts.overview, link: routes.inspection.overview() },
      { title: building.name, link: routes.entity.detail({ id: building.id }) },
      { title: inspectionKindInfo[kind].shortName, link: null },
    ],
  };
};
