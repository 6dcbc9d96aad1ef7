import type { BodyOf } from '@husrum/contract/core';
import { routes } from '@husrum/contract/routes';
import {
  type InspectionFactsDetail,
  RADON_REFERENCE_LEVEL,
  type statutoryInspectionCalls,
} from '@husrum/contract/statutory-inspection';
import { invalidInput, orNotFound } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { hasPlanByKind, listFactsOwnedByEntity, mergeFacts } from './building-facts.rules';
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
    facts: mergeFacts(saved, kind, fields),
    from_entity: listFactsOwnedByEntity(fields),
    has_plan: saved !== undefined || hasPlanByKind(kind),
    breadcrumb: [
      { title: statutoryInspectionTexts.overview, link: routes.inspection.overview() },
      { title: name, link: routes.entity.detail({ id }) },
      { title: statutoryInspectionTexts.facts, link: null },
    ],
  };
};

export const changeFacts = async (
  context: Pick<RequestContext, 'tx' | 'clock'>,
  { entity_id, ...facts }: BodyOf<typeof statutoryInspectionCalls.saveFacts>,
): Promise<InspectionFactsDetail> => {
  const { tx, clock } = context;
  const { fields } = orNotFound(await findInspectedEntity(tx, entity_id));
  const { radon_measured_on, radon_value } = facts;
  if (radon_measured_on !== null && radon_measured_on > clock.today())
    throw invalidInput({ radon_measured_on: [statutoryInspectionTexts.inFuture] });
  if (radon_value !== null && radon_measured_on === null)
    throw invalidInput({ radon_measured_on: [statutoryInspectionTexts.radonDayMissing] });
  if (radon_measured_on !== null && radon_value === null)
    throw invalidInput({ radon_value: [statutoryInspectionTexts.radonValueMissing(RADON_REFERENCE_LEVEL)] });
  const built_year = listFactsOwnedByEntity(fields).includes('built_year') ? null : facts.built_year;
  await saveFacts(tx, entity_id, { ...facts, built_year });
  return readFacts(context, entity_id);
};
