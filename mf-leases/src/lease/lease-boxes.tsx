import { routes } from '@husrum/contract/routes';
import { InfoBoxes } from '@husrum/ui';
import { useAccountStats } from './lease.queries';

/** How much is let, how much stands vacant, and what ends this month. */
export const LeaseBoxes = () => {
  const stats = useAccountStats();
  const { data } = stats;
  return (
    <InfoBoxes
      queries={[stats]}
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
