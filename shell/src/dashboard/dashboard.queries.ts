import { queryOf } from '@husrum/api-client';
import { calls } from '@husrum/contract';
import { useQueries } from '@tanstack/react-query';

export { useAccountStats, useBadges } from '../frame/frame.queries';

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
