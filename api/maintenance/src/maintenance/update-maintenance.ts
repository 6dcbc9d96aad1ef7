import { orNotFound, problem, type RequestContext, requireUnchanged } from '@husrum/api-platform';
import { canEditMaintenance, type Maintenance, statusBeforeStart } from '@husrum/contract/maintenance';
import { toInstant } from '@husrum/format';
import { dayOf } from './maintenance.rules';
import { lockMaintenance, saveMaintenance } from './maintenance.store';
import { maintenanceTexts } from './maintenance.texts';
import { readMaintenance } from './read-maintenance';
import { replaceTasks } from './replace-tasks';
import { notifyResponsible, requireResponsible } from './responsible';
import type { WantedActivityTask } from './task-list.rules';

interface UpdateMaintenanceCommand {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly reschedule_in: number | null;
  readonly responsible_id: number | null;
  /** In seconds since 1970. Null: without a day. */
  readonly scheduled_at: number | null;
  readonly budgetOre: number | null;
  /** Undefined: unchanged. */
  readonly tasks?: readonly WantedActivityTask[];
  /** The version that the caller has read. */
  readonly updated_at: string | null;
}

/** Changes the plan. With a future day an overdue activity is planned again; with a past day a planned one becomes overdue. */
export const updateMaintenance = async (
  context: RequestContext,
  { id, updated_at, tasks, budgetOre, ...fields }: UpdateMaintenanceCommand,
): Promise<Maintenance> => {
  const { tx, clock } = context;
  const before = orNotFound(await lockMaintenance(tx, id));
  if (!canEditMaintenance(before.status))
    throw problem('conflict', { message: maintenanceTexts.notEditable });
  requireUnchanged(before, updated_at);
  await requireResponsible(tx, fields.responsible_id, before.responsible_id);
  const scheduledAt = toInstant(fields.scheduled_at);
  await saveMaintenance(tx, id, {
    ...fields,
    scheduled_at: scheduledAt,
    budget_ore: budgetOre,
    status:
      before.status === 'IN_PROGRESS' ? before.status : statusBeforeStart(dayOf(scheduledAt), clock.today()),
  });
  if (tasks !== undefined) await replaceTasks(tx, before, tasks);
  const activity = await readMaintenance(tx, id);
  await notifyResponsible(context, activity, before.responsible_id);
  return activity;
};
