import { callQueryOptions } from '@husrum/api-client';
import { jobRunCalls } from '@husrum/contract/job-run';
import { maintenanceCalls } from '@husrum/contract/maintenance';
import { routes } from '@husrum/contract/routes';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { useHasPage } from '@husrum/platform';
import type { QueryResult } from '@husrum/ui';
import { useQuery } from '@tanstack/react-query';
import { useBadges } from '../frame/frame.queries';
import { buildToDoList, type ToDo } from './to-do.rules';

export { useAccountStats } from '../frame/frame.queries';

/** The number of overdue activities; undefined where no remote has a list of them. */
const useOverdueMaintenance = (): number | undefined => {
  const enabled = useHasPage(routes.maintenance.overview());
  const query = { status: 'OVERDUE', limit: 1 } as const;
  return useQuery({ ...callQueryOptions(maintenanceCalls.list, { query }), enabled }).data?.total;
};

/** The to-do list. It needs the badge counts; the other counts are added when they have loaded. */
export const useToDo = (): QueryResult<readonly ToDo[]> => {
  const { data: badges, error, refetch } = useBadges();
  const { data: runs } = useQuery(callQueryOptions(jobRunCalls.list, { query: { status: 'FAILED' } }));
  const { data: unbilled } = useQuery(callQueryOptions(unbilledPeriodCalls.count));
  const overdueMaintenance = useOverdueMaintenance();
  const data =
    badges &&
    buildToDoList({
      badges,
      failed: runs?.data,
      unbilled: unbilled?.count,
      overdueMaintenance,
    });
  return { data, error, refetch };
};
