import type { MaintenanceStatus, TaskStatus } from './maintenance.status';

export const maintenanceStatusLabel: Readonly<Record<MaintenanceStatus, string>> = {
  PLANNED: 'Planerad',
  IN_PROGRESS: 'Pågående',
  DONE: 'Klar',
  OVERDUE: 'Försenad',
  CANCELLED: 'Avbruten',
};

export const taskStatusLabel: Readonly<Record<TaskStatus, string>> = {
  INCOMPLETE: 'Ej utförd',
  COMPLETE: 'Utförd',
  FAILED: 'Underkänd',
};
