import { queryOf } from '@husrum/api-client';
import { calls } from '@husrum/contract';
import type { LoadedQuery } from '@husrum/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useBadges } from '../frame/frame.queries';
import { type ToDo, toDoList } from './to-do.rules';

export { useAccountStats } from '../frame/frame.queries';

const one = { query: { limit: 1 } } as const;

/** How many there are of what a new account begins with; undefined while any of it is unknown. */
export const useBeginnings = (enabled: boolean) => {
  const [companies, entities, leases, notices] = useQueries({
    queries: [
      { ...queryOf(calls.company.list, one), enabled },
      { ...queryOf(calls.entity.list, one), enabled },
      { ...queryOf(calls.lease.list, one), enabled },
      { ...queryOf(calls.invoicebase.list, one), enabled },
    ],
  });
  if (!companies.data || !entities.data || !leases.data || !notices.data) return undefined;
  return {
    companies: companies.data.total,
    entities: entities.data.total,
    leases: leases.data.total,
    notices: notices.data.total,
  };
};

/** What waits for the landlord, once the counts are known. What else waits is added when it has come. */
export const useToDo = (): LoadedQuery<readonly ToDo[]> => {
  const { data: badges, error, refetch } = useBadges();
  const { data: runs } = useQuery(queryOf(calls.economy.runs, { query: { status: 'FAILED' } }));
  const { data: unbilled } = useQuery(queryOf(calls.economy.unbilledCount));
  const data = badges && toDoList({ badges, failed: runs?.data, unbilled: unbilled?.count });
  return { data, error, refetch };
};
