import type { DB, Tx } from '@husrum/api-platform';
import { isActiveUser } from '@husrum/api-settings';
import type { Selectable } from 'kysely';
import { nextScheduledAt } from './maintenance.rules';
import { insertMaintenance } from './maintenance.store';
import { insertTasks, listTasks } from './maintenance-task.store';

/**
 * Creates the activity that follows a completed one, with the same tasks, if the completed one has a repetition. The caller has
 * locked the completed activity. `previous_id` is unique, so that no activity is repeated twice.
 */
export const repeatMaintenance = async (
  tx: Tx,
  completed: Selectable<DB['maintenance']>,
  completedAt: Date,
): Promise<void> => {
  const { id: previousId, reschedule_in, responsible_id, scheduled_at } = completed;
  const { entity_id, company_id, template_id, title, description, budget_ore } = completed;
  if (reschedule_in === null) return;
  const isResponsibleActive = responsible_id !== null && (await isActiveUser(tx, responsible_id));
  const id = await insertMaintenance(tx, {
    entity_id,
    company_id,
    template_id,
    title,
    description,
    reschedule_in,
    budget_ore,
    previous_id: previousId,
    responsible_id: isResponsibleActive ? responsible_id : null,
    scheduled_at: nextScheduledAt(completedAt, scheduled_at, reschedule_in),
  });
  const tasks = await listTasks(tx, previousId);
  await insertTasks(
    tx,
    id,
    tasks.map(({ task }, position) => ({ task, position })),
  );
};
