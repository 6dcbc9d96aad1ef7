import type { BodyOf } from '@husrum/contract/core';
import {
  type InspectionRequirementDetail,
  inspectionKindInfo,
  type statutoryInspectionCalls,
} from '@husrum/contract/statutory-inspection';
import { createMaintenance } from '../maintenance/create-maintenance';
import { startOfDay, toSeconds } from '../maintenance/maintenance.rules';
import { invalid, problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { readRequirement, requireRequirement } from './read-requirement';
import { insertInspectionActivity } from './statutory-inspection.store';
import { statutoryInspectionTexts as texts } from './statutory-inspection.texts';

/** Makes a maintenance activity on the day, and links it to the requirement. One open activity at a time. */
export const planInspectionActivity = async (
  context: RequestContext,
  { entity_id, kind, day, budget, responsible_id }: BodyOf<typeof statutoryInspectionCalls.planActivity>,
): Promise<InspectionRequirementDetail> => {
  const { planned } = await requireRequirement(context, entity_id, kind);
  if (planned !== null) throw problem('conflict', { message: texts.alreadyPlanned(planned.day) });
  if (day < context.clock.today()) throw invalid({ day: [texts.inPast] });
  const { name, interval, inspector } = inspectionKindInfo[kind];
  const activity = await createMaintenance(context, {
    ...{ entity_id, company_id: null, template_id: null, responsible_id, budget },
    title: name,
    description: texts.activityDescription(interval, inspector),
    reschedule_in: null,
    tasks: [],
    scheduled_at: toSeconds(startOfDay(day)),
  });
  await insertInspectionActivity(context.tx, { maintenance_id: activity.id, entity_id, kind });
  return readRequirement(context, entity_id, kind);
};
