import { invalidInput, type RequestContext } from '@husrum/api-platform';
import type { BodyOf } from '@husrum/contract/core';
import type {
  InspectionRequirementDetail,
  statutoryInspectionCalls,
} from '@husrum/contract/statutory-inspection';
import { lockInstallationIds, removeInstallations, saveInstallation } from './inspection-installation.store';
import { readRequirement, requireRequirement } from './read-requirement';
import { statutoryInspectionTexts as texts } from './statutory-inspection.texts';

/** Replaces the list of installations. An installation that is left out is removed, but its inspections are kept. */
export const saveInstallations = async (
  context: Pick<RequestContext, 'tx' | 'clock'>,
  { entity_id, kind, installations }: BodyOf<typeof statutoryInspectionCalls.saveInstallations>,
): Promise<InspectionRequirementDetail> => {
  const { tx } = context;
  await requireRequirement(context, { entity_id, kind });
  const before = await lockInstallationIds(tx, entity_id, kind);
  const kept = installations.flatMap(({ id }) => id ?? []);
  if (new Set(kept).size !== kept.length || kept.some((id) => !before.includes(id)))
    throw invalidInput({ installations: [texts.unknownInstallation] });
  await removeInstallations(
    tx,
    before.filter((id) => !kept.includes(id)),
  );
  for (const { id, name, commissioned_on } of installations)
    await saveInstallation(tx, { entity_id, kind }, { id, name, commissioned_on });
  return readRequirement(context, { entity_id, kind });
};
