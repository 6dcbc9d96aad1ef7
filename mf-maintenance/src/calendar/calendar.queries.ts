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

/** The days that are shown, `from` and `to` inclusive, of one company or of all. */
export interface CalendarWindow {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly company_id?: number | undefined;
}

/** All activities of the window. */
const activitiesQueryOptions = (window: CalendarWindow) =>
  callQueryOptions(maintenanceCalls.list, { query: { ...window, limit: MAX_WINDOW_SIZE } });

/** All calendar items of the window, sorted by day. */
export const useCalendarItems = (window: CalendarWindow): QueryResult<readonly CalendarItem[]> => {
  const activities = useQuery(activitiesQueryOptions(window));
  const moves = useQuery(callQueryOptions(calendarCalls.listMoves, { query: { ...window } }));
  const inspections = useQuery(callQueryOptions(calendarCalls.listInspections, { query: { ...window } }));
  const data =
    activities.data &&
    moves.data &&
    inspections.data &&
    sortCalendarItems([
      ...moves.data.moves.map(moveItem),
      ...inspections.data.inspections.map(inspectionItem),
      ...activities.data.data.flatMap((activity) => activityItem(activity) ?? []),
    ]);
  return {
    data,
    error: activities.error ?? moves.error ?? inspections.error,
    refetch: () => Promise.all([activities.refetch(), moves.refetch(), inspections.refetch()]),
  };
};

export const useOwnFeed = () => useQuery(callQueryOptions(calendarCalls.feed));
