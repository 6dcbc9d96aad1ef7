import { queryOf } from '@husrum/api-client';
import { calls, routes } from '@husrum/contract';
import { InfoBoxes } from '@husrum/ui';
import { useQuery } from '@tanstack/react-query';

/** How much is let, how much stands vacant, and what ends this month. */
export const LeaseBoxes = () => {
  const { data } = useQuery(queryOf(calls.stats.billable));
  return (
    <InfoBoxes
      items={[
        {
          label: 'Aktiva uthyrningar',
          value: data?.stat_active_leases,
          to: routes.lease.byState({ filter: 'active' }),
        },
        { label: 'Vakanser', value: data?.stat_vacancies, to: routes.entity.byType({ type: 'vacancies' }) },
        {
          label: 'Avslutas denna månad',
          value: data?.stat_ends_month,
          tone: data && data.stat_ends_month > 0 ? 'warn' : 'plain',
          to: routes.lease.byState({ filter: 'ending' }),
        },
      ]}
    />
  );
};
