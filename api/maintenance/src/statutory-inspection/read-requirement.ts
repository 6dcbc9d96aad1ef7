import { problem, type RequestContext } from '@husrum/api-platform';
import { routes } from '@husrum/contract/routes';
import {
  type InspectionKind,
  type InspectionRequirementDetail,
  inspectionKindInfo,
  isInspectionKind,
} from '@husrum/contract/statutory-inspection';
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

/** The requirement of the installation, or without one those of all installations of the kind. Throws 404 when there is none. */
export const requireTargetRequirements = async (
  { tx, clock }: Context,
  { entity_id, kind, installation_id }: RequirementTarget,
): Promise<readonly [BuildingRequirement, ...BuildingRequirement[]]> => {
  const all = await loadRequirements(tx, clock.today(), { entity_ids: [entity_id], kind });
  const [first, ...others] = installation_id
    ? all.filter(({ installation }) => installation?.id === installation_id)
    : all;
  if (first === undefined) throw problem('notFound', { message: statutoryInspectionTexts.notRequired });
  return [first, ...others];
};

/** The requirement of the object. Throws 404 when there is none. */
export const requireRequirement = async (
  context: Context,
  target: RequirementTarget,
): Promise<BuildingRequirement> => (await requireTargetRequirements(context, target))[0];

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
    own_interval: own_interval && { months: own_interval.months, reason: own_interval.reason },
    interval_updated_at: own_interval?.updated_at ?? '',
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
