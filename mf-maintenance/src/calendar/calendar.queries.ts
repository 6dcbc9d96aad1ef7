import { callQueryOptions, fetchAllRows, request } from '@husrum/api-client';
import { calendarCalls } from '@husrum/contract/calendar';
import { companyCalls } from '@husrum/contract/company';
import { callKey } from '@husrum/contract/core';
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

export interface CalendarWindow {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly company_id?: number | undefined;
}

/** All activities of the window. */
const activitiesOptions = (window: CalendarWindow) =>
  callQueryOptions(maintenanceCalls.list, { query: { ...window, limit: MAX_WINDOW_SIZE } });

/** Everything of the window, by day. */
export const useCalendarItems = (window: CalendarWindow): QueryResult<readonly CalendarItem[]> => {
  const activities = useQuery(activitiesOptions(window));
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

/** All companies, to choose from. */
export const useCompanyOptions = () =>
  useQuery({
    queryKey: [...callKey(companyCalls.list), 'all'],
    queryFn: ({ signal }) => fetchAllRows((page) => request(companyCalls.list, { query: page, signal })),
  });

export const useOwnFeed = () => useQuery(callQueryOptions(calendarCalls.feed));
