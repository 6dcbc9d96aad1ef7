import { routes } from '@husrum/contract/routes';
import { addDays, today } from '@husrum/format';
import { StatisticCards } from '@husrum/ui';
import { useMaintenances } from './maintenance.queries';
import { maintenanceTexts } from './maintenance.texts';

const DAYS_IN_WEEK = 7;

/** Each number is the length of the list that its card opens. */
export const MaintenanceCards = () => {
  const currentDay = today(new Date());
  const nextSevenDays = { from: currentDay, to: addDays(currentDay, DAYS_IN_WEEK - 1) };
  const overdue = useMaintenances({ status: 'OVERDUE', limit: 1 });
  const inProgress = useMaintenances({ status: 'IN_PROGRESS', limit: 1 });
  const coming = useMaintenances({ ...nextSevenDays, open: true, limit: 1 });
  const overdueCount = overdue.data?.total;
  return (
    <StatisticCards
      queries={[overdue, inProgress, coming]}
      items={[
        {
          label: maintenanceTexts.cards.overdue,
          value: overdueCount,
          to: routes.maintenance.overview({}, { status: 'OVERDUE' }),
          tone: overdueCount ? 'bad' : 'plain',
        },
        {
          label: maintenanceTexts.cards.inProgress,
          value: inProgress.data?.total,
          to: routes.maintenance.overview({}, { status: 'IN_PROGRESS' }),
        },
        {
          label: maintenanceTexts.cards.comingWeek,
          value: coming.data?.total,
          to: routes.maintenance.overview({}, { open: 'true', ...nextSevenDays }),
        },
      ]}
    />
  );
};
