import type { MaintenanceAction } from '@husrum/contract/maintenance';
import { addDays, dateInSweden, formatDateTime, type LocalDate, parseDateTime } from '@husrum/format';
import { maintenanceTexts } from './maintenance.texts';

/** The message when the status does not allow the action. */
export const conflictMessages: Readonly<Record<MaintenanceAction, string>> = {
  start: maintenanceTexts.notStartable,
  finish: maintenanceTexts.notFinishable,
  cancel: maintenanceTexts.alreadyCancelled,
};

/** The day of an instant in Sweden. */
export const dayOf = (instant: string | null): LocalDate | null =>
  instant === null ? null : dateInSweden(new Date(instant));

/** The first instant of a day in Sweden. */
export const startOfDay = (day: LocalDate): string => parseDateTime(`${day} 00:00`).toISOString();

/**
 * The instant for which the next activity is scheduled: `days` after the day on which this one was completed, at the time of
 * day for which this one was scheduled. It is counted from the completion, so that work that was done late is not due again
 * too soon.
 */
export const nextScheduledAt = (completedAt: Date, scheduledAt: string | null, days: number): string => {
  const time = scheduledAt === null ? '00:00' : formatDateTime(scheduledAt).slice(-5);
  return parseDateTime(`${addDays(dateInSweden(completedAt), days)} ${time}`).toISOString();
};
