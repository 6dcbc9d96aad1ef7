import { routes } from '@husrum/contract/routes';
import {
  type InspectionKind,
  type InspectionRequirementDetail,
  inspectionKindInfo,
  isInspectionKind,
} from '@husrum/contract/statutory-inspection';
import { problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { countInstallations } from './installed-requirements.rules';
import { type BuildingRequirement, loadRequirements } from './load-requirements';
import { listUpcoming } from './requirement.rules';
import { listInspections } from './statutory-inspection.store';
import { statutoryInspectionTexts } from './statutory-inspection.texts';
import { toRequirementRow } from './to-requirement-row';

type Context = Pick<RequestContext, 'tx' | 'clock'>;

interface RequirementTarget {
  readonly entity_id: number;
  readonly kind: InspectionKind;
  /** One of several installations of the kind; by default the first. */
  readonly installation_id?: number | null | undefined;
}

/** Throws 404 for a kind that the catalogue does not have. */
export const requireKind = (kind: string): InspectionKind => {
  if (!isInspectionKind(kind)) throw problem('notFound');
  return kind;
};

/** The requirement of the object. Throws 404 when there is none. */
export const requireRequirement = async (
  { tx, clock }: Context,
  { entity_id, kind, installation_id }: RequirementTarget,
): Promise<BuildingRequirement> => {
  const all = await loadRequirements(tx, clock.today(), { entity_ids: [entity_id], kind });
  const requirement = installation_id
    ? all.find(({ installation }) => installation?.id === installation_id)
    : all[0];
  if (requirement === undefined) throw problem('notFound', { message: statutoryInspectionTexts.notRequired });
  return requirement;
};

export const readRequirement = async (
  context: Context,
  target: RequirementTarget,
): Promise<InspectionRequirementDetail> => {
  const requirement = await requireRequirement(context, target);
  const { building, kind, installation, installations, default_months, own_interval } = requirement;
  const { shortName } = inspectionKindInfo[kind];
  return {
    ...toRequirementRow(requirement),
    default_months,
    own_interval,
    installations: installations.map(({ id, name, commissioned_on }) => ({ id, name, commissioned_on })),
    counted: countInstallations(kind, building.facts),
    upcoming: listUpcoming(requirement, context.clock.today()),
    inspections: await listInspections(context.tx, {
      entity_id: building.id,
      kind,
      installation_id: installation?.id ?? null,
    }),
    breadcrumb: [
      { title: statutoryInspectionTexts.overview, link: routes.inspection.overview() },
      { title: building.name, link: routes.entity.detail({ id: building.id }) },
      { title: installation ? `${shortName}, ${installation.name}` : shortName, link: null },
    ],
  };
};
