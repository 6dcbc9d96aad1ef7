import { type RequestContext, requireRow } from '@husrum/api-platform';
import { type Maintenance, statusBeforeStart } from '@husrum/contract/maintenance';
import { toInstant } from '@husrum/format';
import { deriveFields, type NewMaintenanceFields } from './derive-from-template';
import { dayOf } from './maintenance.rules';
import { insertMaintenance } from './maintenance.store';
import { insertTasks } from './maintenance-task.store';
import { readMaintenance } from './read-maintenance';
import { notifyResponsible, requireResponsible } from './responsible';

export interface CreateMaintenanceCommand extends NewMaintenanceFields {
  readonly entity_id: number | null;
  readonly company_id: number | null;
  readonly responsible_id: number | null;
  /** In seconds since 1970. Null: without a day. */
  readonly scheduled_at: number | null;
  readonly budgetOre: number | null;
}

export const createMaintenance = async (
  context: RequestContext,
  input: CreateMaintenanceCommand,
): Promise<Maintenance> => {
  const { tx, clock } = context;
  const { entity_id, company_id, template_id, responsible_id, budgetOre } = input;
  if (entity_id !== null) await requireRow(tx, 'entity', entity_id);
  if (company_id !== null) await requireRow(tx, 'company', company_id);
  await requireResponsible(tx, responsible_id, null);
  const { tasks, ...derived } = await deriveFields(tx, input);
  const scheduledAt = toInstant(input.scheduled_at);
  const id = await insertMaintenance(tx, {
    ...derived,
    entity_id,
    company_id,
    template_id,
    responsible_id,
    scheduled_at: scheduledAt,
    status: statusBeforeStart(dayOf(scheduledAt), clock.today()),
    budget_ore: budgetOre,
  });
  await insertTasks(
    tx,
    id,
    tasks.map((task, position) => ({ task, position })),
  );
  const activity = await readMaintenance(tx, id);
  await notifyResponsible(context, activity, null);
  return activity;
};
