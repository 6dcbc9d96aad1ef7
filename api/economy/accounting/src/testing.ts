export { runAccountingTasks } from './accounting-sync/run-accounting-tasks';
export { syncConnection } from './accounting-sync/sync-connection';
