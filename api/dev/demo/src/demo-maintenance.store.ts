import { insertRows, insertRowsReturningIds, type Tx } from '@husrum/api-platform';
import type { MaintenanceStatus, TaskStatus } from '@husrum/contract/maintenance';
import { addDays, type LocalDate } from '@husrum/format';
import {
  type DemoTemplate,
  demoTemplates,
  fireRound,
  painting,
  procurement,
  roundNotes,
  technicalRound,
} from './demo-maintenance.data';

const USER_NAME = 'Demo Demosson';
/** The days of the rounds of an estate, relative to today: three are done and one is planned. */
const ROUND_DAYS = [-150, -94, -38, 18] as const;
const ROUND_BUDGET_ORE = 120_000;
const ROUND_COST_ORE = 115_000;
const PAINTING_BUDGET_ORE = 8_500_000;
const PROCUREMENT_BUDGET_ORE = 4_000_000;

interface DemoActivity {
  readonly title: string;
  readonly description: string;
  readonly status: MaintenanceStatus;
  readonly day: LocalDate | null;
  readonly entity_id?: number;
  readonly company_id?: number | undefined;
  readonly template_id?: number | undefined;
  readonly reschedule_in?: number | null;
  readonly previous_id?: number | undefined;
  readonly budget_ore?: number;
  readonly cost_ore?: number;
  readonly note?: string | undefined;
}

/** The row of an activity, with null in the columns that it does not use: a bulk insert needs the same columns in every row. */
const toRow = (
  { day, status, ...activity }: DemoActivity,
  responsibleId: number | null,
  today: LocalDate,
) => {
  const at = (time: string) => (day === null ? null : `${day}T${time}:00Z`);
  const hasStarted = status === 'IN_PROGRESS' || status === 'DONE';
  const isDone = status === 'DONE';
  const isCancelled = status === 'CANCELLED';
  const createdAt = `${addDays(day === null || day > today ? today : day, -20)}T09:00:00Z`;
  return {
    title: activity.title,
    description: activity.description,
    status,
    entity_id: activity.entity_id ?? null,
    company_id: activity.company_id ?? null,
    template_id: activity.template_id ?? null,
    reschedule_in: activity.reschedule_in ?? null,
    previous_id: activity.previous_id ?? null,
    budget_ore: activity.budget_ore ?? null,
    cost_ore: activity.cost_ore ?? null,
    note: activity.note ?? null,
    responsible_id: responsibleId,
    scheduled_at: at('08:00'),
    started_at: hasStarted ? at('08:10') : null,
    started_by: hasStarted ? USER_NAME : null,
    completed_at: isDone ? at('09:40') : null,
    completed_by: isDone ? USER_NAME : null,
    cancelled_at: isCancelled ? `${addDays(today, -1)}T09:00:00Z` : null,
    cancelled_by: isCancelled ? USER_NAME : null,
    created_at: createdAt,
    updated_at: createdAt,
  };
};

const insertTemplates = async (tx: Tx, today: LocalDate): Promise<ReadonlyMap<DemoTemplate, number>> => {
  const createdAt = `${addDays(today, -200)}T09:00:00Z`;
  const ids = await insertRowsReturningIds(
    tx,
    'maintenance_template',
    demoTemplates.map(({ title, description, reschedule_in }) => ({
      ...{ title, description, reschedule_in, created_at: createdAt, updated_at: createdAt },
    })),
  );
  await insertRows(
    tx,
    'maintenance_template_task',
    demoTemplates.flatMap(({ tasks }, index) =>
      tasks.map((task, position) => ({ template_id: ids[index], position, task })),
    ),
  );
  return new Map(demoTemplates.map((template, index) => [template, ids[index] ?? 0]));
};

const insertTasks = (
  tx: Tx,
  activityIds: readonly number[],
  { tasks }: DemoTemplate,
  statusOf: (activity: number, position: number) => TaskStatus,
): Promise<void> =>
  insertRows(
    tx,
    'maintenance_task',
    activityIds.flatMap((maintenanceId, activity) =>
      tasks.map((task, position) => ({
        maintenance_id: maintenanceId,
        position,
        task,
        status: statusOf(activity, position),
      })),
    ),
  );

/** The third task fails in one of four rounds. */
const isFailedTask = (round: number, position: number): boolean => round % 4 === 1 && position === 2;

/** Inserts templates, repeated rounds on every estate, and on some estates an activity in each of the other statuses. */
export const insertMaintenance = async (
  tx: Tx,
  {
    estateIds,
    companyIds,
    today,
  }: { estateIds: readonly number[]; companyIds: readonly number[]; today: LocalDate },
): Promise<void> => {
  const templates = await insertTemplates(tx, today);
  const user = await tx.selectFrom('user_account').select('id').orderBy('id').executeTakeFirst();
  const insert = (activities: readonly DemoActivity[]) =>
    insertRowsReturningIds(
      tx,
      'maintenance',
      activities.map((activity) => toRow(activity, user?.id ?? null, today)),
    );
  const from = (template: DemoTemplate) => {
    const { title, description, reschedule_in } = template;
    return { title, description, reschedule_in, template_id: templates.get(template) };
  };
  /** Inserts an activity on every `step`th estate, beginning with the one at `offset`. */
  const insertOnEvery = (step: number, offset: number, activity: Omit<DemoActivity, 'entity_id'>) =>
    insert(
      estateIds
        .filter((_id, index) => index % step === offset)
        .map((entityId) => ({ ...activity, entity_id: entityId })),
    );

  let previous: readonly number[] = [];
  for (const [round, inDays] of ROUND_DAYS.entries()) {
    const isDone = inDays < 0;
    const ids = await insert(
      estateIds.map((entityId, index) => ({
        ...from(technicalRound),
        entity_id: entityId,
        day: addDays(today, inDays + (index % 17)),
        status: isDone ? 'DONE' : 'PLANNED',
        previous_id: previous[index],
        budget_ore: ROUND_BUDGET_ORE,
        ...(isDone && {
          cost_ore: ROUND_COST_ORE + 7500 * (index % 3),
          note: roundNotes[(round + index) % roundNotes.length],
        }),
      })),
    );
    await insertTasks(tx, ids, technicalRound, (activity, position) => {
      if (!isDone) return 'INCOMPLETE';
      return isFailedTask(round + activity, position) ? 'FAILED' : 'COMPLETE';
    });
    previous = ids;
  }
  const startedIds = await insertOnEvery(5, 0, {
    ...from(fireRound),
    day: addDays(today, -1),
    status: 'IN_PROGRESS',
  });
  const startedTasks: readonly TaskStatus[] = ['COMPLETE', 'COMPLETE', 'FAILED'];
  await insertTasks(
    tx,
    startedIds,
    fireRound,
    (_activity, position) => startedTasks[position] ?? 'INCOMPLETE',
  );
  const overdueIds = await insertOnEvery(4, 1, {
    ...from(fireRound),
    day: addDays(today, -4),
    status: 'OVERDUE',
  });
  await insertTasks(tx, overdueIds, fireRound, () => 'INCOMPLETE');
  await insertOnEvery(6, 2, {
    ...painting,
    day: addDays(today, 30),
    status: 'PLANNED',
    budget_ore: PAINTING_BUDGET_ORE,
  });
  await insertOnEvery(6, 3, {
    ...painting,
    day: addDays(today, 3),
    status: 'CANCELLED',
    budget_ore: PAINTING_BUDGET_ORE,
  });
  await insert(
    companyIds.map((companyId) => ({
      ...procurement,
      company_id: companyId,
      day: null,
      status: 'PLANNED',
      budget_ore: PROCUREMENT_BUDGET_ORE,
    })),
  );
};
