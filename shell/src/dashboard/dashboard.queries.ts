import { queryOf } from '@husrum/api-client';
import { companyCalls } from '@husrum/contract/company';
import { entityCalls } from '@husrum/contract/entity';
import { invoiceCalls } from '@husrum/contract/invoice';
import { jobRunCalls } from '@husrum/contract/job-run';
import { leaseCalls } from '@husrum/contract/lease';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import type { LoadedQuery } from '@husrum/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useBadges } from '../frame/frame.queries';
import { type ToDo, toDoList } from './to-do.rules';

export { useAccountStats } from '../frame/frame.queries';

const one = { query: { limit: 1 } } as const;

/** How many there are of what a new account begins with; undefined while any of it is unknown. */
export const useBeginnings = (enabled: boolean) => {
  const [companies, entities, leases, invoices] = useQueries({
    queries: [
      { ...queryOf(companyCalls.list, one), enabled },
      { ...queryOf(entityCalls.list, one), enabled },
      { ...queryOf(leaseCalls.list, one), enabled },
      { ...queryOf(invoiceCalls.list, one), enabled },
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

/** What waits for the landlord, once the counts are known. What else waits is added when it has come. */
export const useToDo = (): LoadedQuery<readonly ToDo[]> => {
  const { data: badges, error, refetch } = useBadges();
  const { data: runs } = useQuery(queryOf(jobRunCalls.list, { query: { status: 'FAILED' } }));
  const { data: unbilled } = useQuery(queryOf(unbilledPeriodCalls.count));
  const data = badges && toDoList({ badges, failed: runs?.data, unbilled: unbilled?.count });
  return { data, error, refetch };
};
