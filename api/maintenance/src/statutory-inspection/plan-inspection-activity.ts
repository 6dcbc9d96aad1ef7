import { invalidInput, problem, type RequestContext } from '@husrum/api-platform';
import {
  type InspectionKind,
  type InspectionRequirementDetail,
  inspectionKindInfo,
} from '@husrum/contract/statutory-inspection';
import { type LocalDate, toUnixSeconds } from '@husrum/format';
import { createMaintenance } from '../maintenance/create-maintenance';
import { startOfDay } from '../maintenance/maintenance.rules';
import { insertInspectionActivity, lockInspectedEntity } from './inspection-activity.store';
import { readRequirement, requireRequirement } from './read-requirement';
import { statutoryInspectionTexts as texts } from './statutory-inspection.texts';

interface PlanInspectionActivityCommand {
  readonly entity_id: number;
  readonly kind: InspectionKind;
  /** Null: for all installations of the kind, or where there is none. */
  readonly installation_id: number | null;
  readonly day: LocalDate;
  readonly budgetOre: number | null;
  readonly responsible_id: number | null;
}

/** Creates a maintenance activity on the day, and links it to the requirement. Throws 409 if an open activity is linked already. */
export const planInspectionActivity = async (
  context: RequestContext,
  { entity_id, kind, installation_id, day, budgetOre, responsible_id }: PlanInspectionActivityCommand,
): Promise<InspectionRequirementDetail> => {
  const target = { entity_id, kind, installation_id };
  await lockInspectedEntity(context.tx, entity_id);
  const { planned, installation } = await requireRequirement(context, target);
  if (planned !== null) throw problem('conflict', { message: texts.alreadyPlanned(planned.day) });
  if (day < context.clock.today()) throw invalidInput({ day: [texts.inPast] });
  const { name, interval, inspector } = inspectionKindInfo[kind];
  const activity = await createMaintenance(context, {
    entity_id,
    company_id: null,
    template_id: null,
    responsible_id,
    budgetOre,
    title: installation ? `${name}: ${installation.name}` : name,
    description: texts.activityDescription(interval, inspector),
    reschedule_in: null,
    tasks: [],
    scheduled_at: toUnixSeconds(startOfDay(day)),
  });
  await insertInspectionActivity(context.tx, { ...target, maintenance_id: activity.id });
  return readRequirement(context, target);
};
