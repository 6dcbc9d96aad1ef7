import { invalidInput, type RequestContext } from '@husrum/api-platform';
import type {
  InspectionKind,
  InspectionRequirementDetail,
  InspectionResult,
} from '@husrum/contract/statutory-inspection';
import type { LocalDate } from '@husrum/format';
import { findInspectionActivity, unlinkActivities } from './inspection-activity.store';
import { compareWithLast } from './installed-requirements.rules';
import { readRequirement, requireTargetRequirements } from './read-requirement';
import { insertInspection, isFileOfEntity } from './statutory-inspection.store';
import { statutoryInspectionTexts as texts } from './statutory-inspection.texts';

interface RegisterInspectionCommand {
  readonly entity_id: number;
  readonly kind: InspectionKind;
  /** Null: for all installations of the kind, or where there is none. */
  readonly installation_id: number | null;
  readonly performed_on: LocalDate;
  readonly result: InspectionResult;
  /** The last day of the new inspection after a rejection. */
  readonly reinspect_by: LocalDate | null;
  readonly inspector_name: string;
  readonly inspector_company: string | null;
  readonly certificate_number: string | null;
  readonly certificate_valid_to: LocalDate | null;
  /** A document of the object. */
  readonly file_id: number | null;
  readonly note: string | null;
  readonly remarks: readonly string[];
  /** Null: the budget of the planned activity. */
  readonly budgetOre: number | null;
  readonly costOre: number | null;
}

const validateDays = (
  { performed_on, result, reinspect_by, certificate_valid_to }: RegisterInspectionCommand,
  today: string,
): void => {
  if (performed_on > today) throw invalidInput({ performed_on: [texts.inFuture] });
  if (certificate_valid_to !== null && certificate_valid_to < performed_on)
    throw invalidInput({ certificate_valid_to: [texts.certificateExpired] });
  if (result !== 'REJECTED') return;
  if (reinspect_by === null) throw invalidInput({ reinspect_by: [texts.reinspectMissing] });
  if (reinspect_by <= performed_on) throw invalidInput({ reinspect_by: [texts.reinspectTooEarly] });
};

export const registerInspection = async (
  context: Pick<RequestContext, 'tx' | 'clock'>,
  command: RegisterInspectionCommand,
): Promise<InspectionRequirementDetail> => {
  const { tx, clock } = context;
  const { entity_id, kind, installation_id, file_id, budgetOre, costOre, remarks, ...inspection } = command;
  const target = { entity_id, kind, installation_id };
  const requirements = await requireTargetRequirements(context, target);
  validateDays(command, clock.today());
  if (file_id !== null && !(await isFileOfEntity(tx, file_id, entity_id)))
    throw invalidInput({ file_id: [texts.fileMissing] });
  // Only an inspection that is later than all others of an installation can be the planned one. Its activity is unlinked from the
  // requirement here, and finished on the page of the activity.
  const { isLatest, inspectedSince } = compareWithLast(requirements, inspection.performed_on);
  const planned = { ...target, except: inspectedSince };
  const activity = isLatest ? await findInspectionActivity(tx, planned) : undefined;
  const row = {
    ...inspection,
    ...target,
    file_id,
    reinspect_by: inspection.result === 'REJECTED' ? inspection.reinspect_by : null,
    budget_ore: budgetOre ?? activity?.budget_ore ?? null,
    cost_ore: costOre,
    maintenance_id: activity?.id ?? null,
  };
  await insertInspection(tx, row, remarks);
  if (isLatest) await unlinkActivities(tx, planned);
  return readRequirement(context, target);
};
