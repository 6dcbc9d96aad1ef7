import { invalidInput, problem, type RequestContext } from '@husrum/api-platform';
import type { BodyOf } from '@husrum/contract/core';
import {
  type InspectionRequirementDetail,
  inspectionKindInfo,
  type statutoryInspectionCalls,
} from '@husrum/contract/statutory-inspection';
import { toUnixSeconds } from '@husrum/format';
import { createMaintenance } from '../maintenance/create-maintenance';
import { startOfDay } from '../maintenance/maintenance.rules';
import { insertInspectionActivity, lockInspectedEntity } from './inspection-activity.store';
import { readRequirement, requireRequirement } from './read-requirement';
import { statutoryInspectionTexts as texts } from './statutory-inspection.texts';

/** Creates a maintenance activity on the day, and links it to the requirement. Throws 409 if an open activity is linked already. */
export const planInspectionActivity = async (
  context: RequestContext,
  body: BodyOf<typeof statutoryInspectionCalls.planActivity>,
): Promise<InspectionRequirementDetail> => {
  const { entity_id, kind, installation_id = null, day, budget, responsible_id } = body;
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
    budget,
    title: installation ? `${name}: ${installation.name}` : name,
    description: texts.activityDescription(interval, inspector),
    reschedule_in: null,
    tasks: [],
    scheduled_at: toUnixSeconds(startOfDay(day)),
  });
  await insertInspectionActivity(context.tx, { ...target, maintenance_id: activity.id });
  return readRequirement(context, target);
};
