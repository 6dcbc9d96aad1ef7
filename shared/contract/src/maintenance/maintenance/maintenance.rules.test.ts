import {
  canChangeStatus,
  canChangeTasks,
  canEditMaintenance,
  canEditNote,
  canRemoveMaintenance,
  completionPercent,
  type MaintenanceAction,
  maintenanceTransitions,
  nextTaskStatus,
  statusBeforeStart,
} from './maintenance.rules';
import { type MaintenanceStatus, maintenanceStatuses, taskStatuses } from './maintenance.status';

const allowedStatuses = (action: MaintenanceAction) =>
  maintenanceStatuses.filter((status) => canChangeStatus(action, status));

test('an activity is started, finished and cancelled from certain statuses only, each leading to one status', () => {
  expect(allowedStatuses('start')).toEqual(['PLANNED', 'OVERDUE']);
  expect(allowedStatuses('finish')).toEqual(['IN_PROGRESS']);
  expect(allowedStatuses('cancel')).toEqual(['PLANNED', 'IN_PROGRESS', 'DONE', 'OVERDUE']);
  expect(Object.values(maintenanceTransitions).map(({ to }) => to)).toEqual([
    'IN_PROGRESS',
    'DONE',
    'CANCELLED',
  ]);
});

test.each<[string, (status: MaintenanceStatus) => boolean, readonly MaintenanceStatus[]]>([
  ['editing the plan', canEditMaintenance, ['PLANNED', 'IN_PROGRESS', 'OVERDUE']],
  ['editing note and cost', canEditNote, ['IN_PROGRESS', 'DONE']],
  ['removal', canRemoveMaintenance, ['PLANNED', 'DONE', 'OVERDUE', 'CANCELLED']],
  ['changing tasks', canChangeTasks, ['IN_PROGRESS']],
])('%s is allowed in some statuses only', (_what, isAllowed, statuses) => {
  expect(maintenanceStatuses.filter(isAllowed)).toEqual(statuses);
});

test('the three statuses of a task follow each other in a cycle', () => {
  expect(taskStatuses.map(nextTaskStatus)).toEqual(['COMPLETE', 'FAILED', 'INCOMPLETE']);
});

test('completion is the share of tasks that are complete, rounded down: 100 only when all are', () => {
  expect(completionPercent('IN_PROGRESS', 3, 1)).toBe(33);
  expect(completionPercent('IN_PROGRESS', 200, 199)).toBe(99);
  expect(completionPercent('DONE', 4, 3)).toBe(75);
  expect(completionPercent('DONE', 4, 4)).toBe(100);
});

test('without tasks, completion is 100 when the activity is done and 0 before', () => {
  expect(completionPercent('IN_PROGRESS', 0, 0)).toBe(0);
  expect(completionPercent('DONE', 0, 0)).toBe(100);
});

test('an activity is overdue from the day after its scheduled day', () => {
  expect(statusBeforeStart('2026-11-19', '2026-11-20')).toBe('OVERDUE');
  expect(statusBeforeStart('2026-11-20', '2026-11-20')).toBe('PLANNED');
  expect(statusBeforeStart(null, '2026-11-20')).toBe('PLANNED');
});
