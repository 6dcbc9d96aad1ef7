import {
  invalidInput,
  labelled,
  orNotFound,
  type RequestContext,
  requireUnchanged,
  savedValues,
} from '@husrum/api-platform';
import { routes } from '@husrum/contract/routes';
import {
  buildingUseLabel,
  fireplaceUseLabel,
  heatingLabel,
  type InspectionFacts,
  type InspectionFactsDetail,
  RADON_REFERENCE_LEVEL,
  ventilationLabel,
} from '@husrum/contract/statutory-inspection';
import { hasPlanByKind, listFactsOwnedByEntity, mergeFacts } from './building-facts.rules';
import { lockInspectedEntity } from './inspection-activity.store';
import { findFacts, findInspectedEntity, saveFacts } from './inspection-facts.store';
import { statutoryInspectionTexts } from './statutory-inspection.texts';

export const readFacts = async (
  { tx }: Pick<RequestContext, 'tx'>,
  entityId: number,
): Promise<InspectionFactsDetail> => {
  const { id, name, house, kind, fields } = orNotFound(await findInspectedEntity(tx, entityId));
  const saved = await findFacts(tx, entityId);
  return {
    entity: { id, name, house },
    facts: mergeFacts(saved?.facts, kind, fields),
    from_entity: listFactsOwnedByEntity(fields),
    has_plan: saved !== undefined || hasPlanByKind(kind),
    updated_at: saved?.updated_at ?? '',
    breadcrumb: [
      { title: statutoryInspectionTexts.overview, link: routes.inspection.overview() },
      { title: name, link: routes.entity.detail({ id }) },
      { title: statutoryInspectionTexts.facts, link: null },
    ],
  };
};

interface ChangeFactsCommand extends InspectionFacts {
  readonly entity_id: number;
  /** The version that the caller has read. */
  readonly updated_at: string | null;
}

/** How a conflict shows what somebody else has saved. */
const savedFormats = {
  building_use: labelled(buildingUseLabel),
  ventilation: labelled(ventilationLabel),
  heating: labelled(heatingLabel),
  fireplaces: labelled(fireplaceUseLabel),
} as const;

export const changeFacts = async (
  context: Pick<RequestContext, 'tx' | 'clock'>,
  { entity_id, updated_at, ...input }: ChangeFactsCommand,
): Promise<InspectionFactsDetail> => {
  const { tx, clock } = context;
  await lockInspectedEntity(tx, entity_id);
  const { kind, fields } = orNotFound(await findInspectedEntity(tx, entity_id));
  // A fact that the object owns is not saved here.
  const builtYear = listFactsOwnedByEntity(fields).includes('built_year') ? null : input.built_year;
  const facts = { ...input, built_year: builtYear };
  const before = await findFacts(tx, entity_id);
  requireUnchanged({ updated_at: before?.updated_at ?? '' }, updated_at, () =>
    savedValues(mergeFacts(before?.facts, kind, fields), mergeFacts(facts, kind, fields), savedFormats),
  );
  const { radon_measured_on, radon_value } = facts;
  if (radon_measured_on !== null && radon_measured_on > clock.today())
    throw invalidInput({ radon_measured_on: [statutoryInspectionTexts.inFuture] });
  if (radon_value !== null && radon_measured_on === null)
    throw invalidInput({ radon_measured_on: [statutoryInspectionTexts.radonDayMissing] });
  if (radon_measured_on !== null && radon_value === null)
    throw invalidInput({ radon_value: [statutoryInspectionTexts.radonValueMissing(RADON_REFERENCE_LEVEL)] });
  await saveFacts(tx, entity_id, facts);
  return readFacts(context, entity_id);
};
