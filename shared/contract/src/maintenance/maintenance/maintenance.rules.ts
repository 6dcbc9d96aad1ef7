import type { MaintenanceStatus, TaskStatus } from './maintenance.status';

interface Transition {
  readonly from: readonly MaintenanceStatus[];
  readonly to: MaintenanceStatus;
}

/** The actions on an activity: the statuses from which each is allowed, and the status to which it leads. */
export const maintenanceTransitions = {
  // OVERDUE is PLANNED with a day that has passed. If it could not be started, late work could never be done.
  start: { from: ['PLANNED', 'OVERDUE'], to: 'IN_PROGRESS' },
  finish: { from: ['IN_PROGRESS'], to: 'DONE' },
  // A finished activity can be cancelled too, if it was marked as done by mistake. The next activity that it made stays.
  cancel: { from: ['PLANNED', 'IN_PROGRESS', 'DONE', 'OVERDUE'], to: 'CANCELLED' },
} as const satisfies Record<string, Transition>;
export type MaintenanceAction = keyof typeof maintenanceTransitions;

/** Whether the action is allowed in the status. */
export const canChangeStatus = (action: MaintenanceAction, status: MaintenanceStatus): boolean => {
  const from: readonly MaintenanceStatus[] = maintenanceTransitions[action].from;
  return from.includes(status);
};

const isOneOf = (...statuses: MaintenanceStatus[]) => {
  const allowed: readonly MaintenanceStatus[] = statuses;
  return (status: MaintenanceStatus): boolean => allowed.includes(status);
};

/** Whether title, description, day, repetition, responsible, budget and the list of tasks can be changed. */
export const canEditMaintenance = isOneOf('PLANNED', 'IN_PROGRESS', 'OVERDUE');
/** Whether the note and the cost can be changed: from the start of the work, and afterwards when the bill comes. */
export const canEditNote = isOneOf('IN_PROGRESS', 'DONE');
/** Whether the activity can be removed. One that somebody is working on must be cancelled first. */
export const canRemoveMaintenance = isOneOf('PLANNED', 'DONE', 'OVERDUE', 'CANCELLED');
/** Whether the statuses of the tasks can be changed. */
export const canChangeTasks = isOneOf('IN_PROGRESS');

const followingTaskStatus = {
  INCOMPLETE: 'COMPLETE',
  COMPLETE: 'FAILED',
  FAILED: 'INCOMPLETE',
} as const satisfies Record<TaskStatus, TaskStatus>;

/** The next status in a task's cycle: INCOMPLETE → COMPLETE → FAILED → INCOMPLETE. */
export const nextTaskStatus = (status: TaskStatus): TaskStatus => followingTaskStatus[status];

/** Percent of the tasks that are COMPLETE, rounded down. Without tasks: 100 when the activity is DONE, else 0. */
export const completionPercent = (status: MaintenanceStatus, tasks: number, complete: number): number => {
  if (tasks > 0) return Math.floor((complete / tasks) * 100);
  return status === 'DONE' ? 100 : 0;
};

/** The status of an activity that is not started, by its day (YYYY-MM-DD). It is overdue from the day after. */
export const statusBeforeStart = (scheduledDay: string | null, today: string): 'PLANNED' | 'OVERDUE' =>
  scheduledDay !== null && scheduledDay < today ? 'OVERDUE' : 'PLANNED';
