import { callQueryOptions } from '@husrum/api-client';
import { calendarCalls } from '@husrum/contract/calendar';
import { MAX_WINDOW_SIZE, maintenanceCalls } from '@husrum/contract/maintenance';
import type { LocalDate } from '@husrum/format';
import type { QueryResult } from '@husrum/ui';
import {
  activityItem,
  type CalendarItem,
  inspectionItem,
  moveItem,
  sortCalendarItems,
} from '@husrum/ui/calendar';
import { useQuery } from '@tanstack/react-query';

/** The list shows at most this many overdue activities. A link opens all of them. */
const MAX_OVERDUE = 3;

export interface UpcomingWeek {
  /** The items are in the order of their days. */
  readonly items: readonly CalendarItem[];
  /** The most overdue activities, the oldest first. */
  readonly overdue: readonly CalendarItem[];
  /** The number of all overdue activities, also of those that are not in `overdue`. */
  readonly overdueCount: number;
}

/** Moves, due inspections and open activities from the first day to the last, inclusive, and the activities that are overdue today. */
export const useUpcomingWeek = (from: LocalDate, to: LocalDate): QueryResult<UpcomingWeek> => {
  const moves = useQuery(callQueryOptions(calendarCalls.listMoves, { query: { from, to } }));
  const inspections = useQuery(callQueryOptions(calendarCalls.listInspections, { query: { from, to } }));
  const activities = useQuery(
    callQueryOptions(maintenanceCalls.list, { query: { from, to, open: true, limit: MAX_WINDOW_SIZE } }),
  );
  const overdue = useQuery(
    callQueryOptions(maintenanceCalls.list, {
      query: { status: 'OVERDUE', sort: { by: 'scheduled_at', order: 'asc' }, limit: MAX_OVERDUE },
    }),
  );
  const toItems = (page: NonNullable<typeof activities.data>) =>
    page.data.flatMap((activity) => activityItem(activity) ?? []);
  return {
    data: moves.data &&
      inspections.data &&
      activities.data &&
      overdue.data && {
        items: sortCalendarItems([
          ...moves.data.moves.map(moveItem),
          ...inspections.data.inspections.map(inspectionItem),
          ...toItems(activities.data),
        ]),
        overdue: toItems(overdue.data),
        overdueCount: overdue.data.total,
      },
    error: moves.error ?? inspections.error ?? activities.error ?? overdue.error,
    refetch: () =>
      Promise.all([moves.refetch(), inspections.refetch(), activities.refetch(), overdue.refetch()]),
  };
};
