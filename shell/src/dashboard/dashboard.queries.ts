import { callQueryOptions } from '@husrum/api-client';
import { jobRunCalls } from '@husrum/contract/job-run';
import { statutoryInspectionCalls } from '@husrum/contract/statutory-inspection';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import type { QueryResult } from '@husrum/ui';
import { useQuery } from '@tanstack/react-query';
import { useBadges } from '../frame/frame.queries';
import { buildToDoList, type ToDo } from './to-do.rules';

export { useAccountStats } from '../frame/frame.queries';

/** The to-do list. It needs the badge counts; failed runs, unbilled periods and inspections are added when they have loaded. */
export const useToDo = (): QueryResult<readonly ToDo[]> => {
  const { data: badges, error, refetch } = useBadges();
  const { data: runs } = useQuery(callQueryOptions(jobRunCalls.list, { query: { status: 'FAILED' } }));
  const { data: unbilled } = useQuery(callQueryOptions(unbilledPeriodCalls.count));
  const { data: inspections } = useQuery(callQueryOptions(statutoryInspectionCalls.counts));
  const data =
    badges &&
    buildToDoList({
      badges,
      failed: runs?.data,
      unbilled: unbilled?.count,
      overdueInspections: inspections?.OVERDUE,
    });
  return { data, error, refetch };
};
