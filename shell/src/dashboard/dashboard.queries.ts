import { callQueryOptions } from '@husrum/api-client';
import { MAX_PAGE_SIZE } from '@husrum/contract/core';
import { jobRunCalls } from '@husrum/contract/job-run';
import { routes } from '@husrum/contract/routes';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { useHasPage } from '@husrum/platform';
import type { QueryResult } from '@husrum/ui';
import { useQuery } from '@tanstack/react-query';
import { useBadges } from '../frame/frame.queries';
import { buildToDoList, type ToDo } from './to-do.rules';

export { useBusinessStatistics } from '../frame/frame.queries';

/** The to-do list. It is shown when the badge counts have loaded; failed runs and unbilled periods are added when they have. */
export const useToDo = (): QueryResult<readonly ToDo[]> => {
  const { data: badges, error, refetch } = useBadges();
  const { data: runs } = useQuery(
    callQueryOptions(jobRunCalls.list, { query: { status: 'FAILED', limit: MAX_PAGE_SIZE } }),
  );
  const { data: unbilled } = useQuery(callQueryOptions(unbilledPeriodCalls.count));
  const hasMaintenancePage = useHasPage(routes.maintenance.overview());
  const hasDivergencePage = useHasPage(routes.accountingSync.divergences());
  const hasInspectionPage = useHasPage(routes.inspection.overview());
  const data =
    badges &&
    buildToDoList({
      badges,
      failedRuns: runs?.data,
      unbilledPeriodCount: unbilled?.count,
      hasMaintenancePage,
      hasInspectionPage,
      hasDivergencePage,
    });
  return { data, error, refetch };
};
