import { routes } from '@husrum/contract/routes';
import { endOfMonth, startOfMonth, today } from '@husrum/format';
import { StatisticCards } from '@husrum/ui';
import { useStatistics } from './lease.queries';
import { leaseTexts } from './lease.texts';

/** Counts of leases and vacant objects. Each card opens the list with as many rows as its number. */
export const LeaseOverviewCards = () => {
  const statistics = useStatistics();
  const { data } = statistics;
  const day = today(new Date());
  return (
    <StatisticCards
      queries={[statistics]}
      items={[
        {
          label: leaseTexts.overviewCards.active,
          value: data && data.stat_active_leases + data.stat_ending_leases,
          hint: data && leaseTexts.overviewCards.ofWhichEnding(data.stat_ending_leases),
          to: routes.lease.byState({ filter: 'active' }),
        },
        {
          label: leaseTexts.overviewCards.vacancies,
          value: data?.stat_vacancies,
          to: routes.entity.byType({ type: 'vacancies' }),
        },
        {
          label: leaseTexts.overviewCards.endsThisMonth,
          value: data?.stat_ends_month,
          tone: data && data.stat_ends_month > 0 ? 'warn' : 'plain',
          to: routes.lease.overview({}, { ends_from: startOfMonth(day), ends_to: endOfMonth(day) }),
        },
      ]}
    />
  );
};
