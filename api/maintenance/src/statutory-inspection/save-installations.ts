import { invalidInput, type RequestContext } from '@husrum/api-platform';
import type { InspectionRequirementDetail, InstalledKind } from '@husrum/contract/statutory-inspection';
import type { LocalDate } from '@husrum/format';
import { lockInstallationIds, removeInstallations, saveInstallation } from './inspection-installation.store';
import { readRequirement, requireRequirement } from './read-requirement';
import { statutoryInspectionTexts as texts } from './statutory-inspection.texts';

interface SaveInstallationsCommand {
  readonly entity_id: number;
  readonly kind: InstalledKind;
  /** One without an id is new. */
  readonly installations: readonly {
    readonly id: number | null;
    readonly name: string;
    readonly commissioned_on: LocalDate | null;
  }[];
}

/** Replaces the list of installations. An installation that is left out is removed, but its inspections are kept. */
export const saveInstallations = async (
  context: Pick<RequestContext, 'tx' | 'clock'>,
  { entity_id, kind, installations }: SaveInstallationsCommand,
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
