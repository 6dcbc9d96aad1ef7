import { callQueryOptions } from '@husrum/api-client';
import { companyCalls } from '@husrum/contract/company';
import { entityCalls } from '@husrum/contract/entity';
import { invoiceCalls } from '@husrum/contract/invoice';
import { jobRunCalls } from '@husrum/contract/job-run';
import { leaseCalls } from '@husrum/contract/lease';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import type { QueryResult } from '@husrum/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useBadges } from '../frame/frame.queries';
import { buildToDoList, type ToDo } from './to-do.rules';

export { useAccountStats } from '../frame/frame.queries';

const countOnly = { query: { limit: 1 } } as const;

/** How many companies, entities, leases and invoices the account has. Undefined until all four are loaded. */
export const useOnboardingCounts = (enabled: boolean) => {
  const [companies, entities, leases, invoices] = useQueries({
    queries: [
      { ...callQueryOptions(companyCalls.list, countOnly), enabled },
      { ...callQueryOptions(entityCalls.list, countOnly), enabled },
      { ...callQueryOptions(leaseCalls.list, countOnly), enabled },
      { ...callQueryOptions(invoiceCalls.list, countOnly), enabled },
    ],
  });
  if (!companies.data || !entities.data || !leases.data || !invoices.data) return undefined;
  return {
    companies: companies.data.total,
    entities: entities.data.total,
    leases: leases.data.total,
    invoices: invoices.data.total,
  };
};

/** The to-do list. It needs the badge counts; failed runs and unbilled periods are added when they have loaded. */
export const useToDo = (): QueryResult<readonly ToDo[]> => {
  const { data: badges, error, refetch } = useBadges();
  const { data: runs } = useQuery(callQueryOptions(jobRunCalls.list, { query: { status: 'FAILED' } }));
  const { data: unbilled } = useQuery(callQueryOptions(unbilledPeriodCalls.count));
  const data = badges && buildToDoList({ badges, failed: runs?.data, unbilled: unbilled?.count });
  return { data, error, refetch };
};
