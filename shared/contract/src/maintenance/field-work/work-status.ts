import type { MaintenanceStatus } from '../maintenance/maintenance.status';
import type { TicketStatus } from '../ticket/ticket.status';

/** What work in the field is: an activity or a ticket. */
export const workTypes = ['maintenance', 'ticket'] as const;
export type WorkType = (typeof workTypes)[number];
export const isWorkType = (text: string | undefined): text is WorkType =>
  workTypes.some((type) => type === text);

/** The statuses of activities and tickets as one. Only an activity can be CANCELLED. */
export const workStatuses = ['WAITING', 'STARTED', 'DONE', 'CANCELLED'] as const;
export type WorkStatus = (typeof workStatuses)[number];

export const workStatusLabel: Readonly<Record<WorkStatus, string>> = {
  WAITING: 'Ej påbörjat',
  STARTED: 'Pågår',
  DONE: 'Klart',
  CANCELLED: 'Avbrutet',
};

export const workStatusOfMaintenance: Readonly<Record<MaintenanceStatus, WorkStatus>> = {
  PLANNED: 'WAITING',
  OVERDUE: 'WAITING',
  IN_PROGRESS: 'STARTED',
  DONE: 'DONE',
  CANCELLED: 'CANCELLED',
};
export const workStatusOfTicket: Readonly<Record<TicketStatus, WorkStatus>> = {
  NEW: 'WAITING',
  OPEN: 'STARTED',
  RESOLVED: 'DONE',
};
