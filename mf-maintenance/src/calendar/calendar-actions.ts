import { canEditMaintenance, type MaintenanceRow } from '@husrum/contract/maintenance';
import type { LocalDate } from '@husrum/format';
import type { CalendarItem } from '@husrum/ui/calendar';
import { createContext, useContext } from 'react';

/** What can be done to the activities in the calendar. */
export interface CalendarActions {
  /** It is undefined for users who may not move activities. */
  readonly move?: ((activity: MaintenanceRow, day: LocalDate) => void) | undefined;
  /** Opens a form that asks for the new day. */
  readonly askForDay: (activity: MaintenanceRow) => void;
}

export const CalendarActionsContext = createContext<CalendarActions>({ askForDay: () => {} });
export const useCalendarActions = () => useContext(CalendarActionsContext);

/** The item's activity, if it can be moved: only while it is planned or overdue. */
export const getMovableActivity = (item: CalendarItem): MaintenanceRow | undefined =>
  item.kind === 'ACTIVITY' &&
  item.activity.status !== 'IN_PROGRESS' &&
  canEditMaintenance(item.activity.status)
    ? item.activity
    : undefined;
