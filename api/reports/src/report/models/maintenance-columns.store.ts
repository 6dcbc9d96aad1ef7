import { maintenanceStatusLabel } from '@husrum/contract/maintenance';
import { sql } from 'kysely';
import { amountColumn, enumColumn, instantColumn, integerColumn, textColumn } from '../column.store';
import type { ReportColumn } from '../report-model.types';
import { maintenanceColumnTexts as texts } from './maintenance-columns.texts';

/** A planned activity is overdue from the day after its scheduled day. */
const status = sql`case when maintenance.status = 'PLANNED'
    and (maintenance.scheduled_at at time zone 'Europe/Stockholm')::date < app_today()
  then 'OVERDUE' else maintenance.status end`;

export const maintenanceColumns: readonly ReportColumn[] = [
  textColumn('maintenance.title', texts.title),
  enumColumn('maintenance.status', texts.status, maintenanceStatusLabel, status),
  textColumn('maintenance.description', texts.description),
  textColumn(
    'maintenance.template',
    texts.template,
    sql`(select template.title from maintenance_template as template where template.id = maintenance.template_id)`,
  ),
  textColumn(
    'maintenance.responsible',
    texts.responsible,
    sql`(select user_account.name from user_account where user_account.id = maintenance.responsible_id)`,
  ),
  instantColumn('maintenance.scheduled_at', texts.scheduledAt),
  textColumn(
    'maintenance.month',
    texts.month,
    sql`to_char(maintenance.scheduled_at at time zone 'Europe/Stockholm', 'YYYY-MM')`,
  ),
  integerColumn('maintenance.reschedule_in', texts.rescheduleInDays),
  instantColumn('maintenance.started_at', texts.startedAt),
  instantColumn('maintenance.completed_at', texts.completedAt),
  amountColumn('maintenance.budget', texts.budget, 'maintenance.budget_ore'),
  amountColumn('maintenance.cost', texts.cost, 'maintenance.cost_ore'),
  integerColumn(
    'maintenance.tasks',
    texts.tasks,
    sql`(select count(*) from maintenance_task where maintenance_task.maintenance_id = maintenance.id)`,
  ),
  integerColumn(
    'maintenance.failed_tasks',
    texts.failedTasks,
    sql`(select count(*) from maintenance_task where maintenance_task.maintenance_id = maintenance.id
         and maintenance_task.status = 'FAILED')`,
  ),
  textColumn('maintenance.note', texts.note),
  instantColumn('maintenance.created_at', texts.createdAt),
];
