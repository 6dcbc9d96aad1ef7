import { routes } from '@husrum/contract/routes';
import { startOfMonth, today } from '@husrum/format';
import { StatisticCards } from '@husrum/ui';
import { useStatistics } from './ticket.queries';
import { ticketTexts } from './ticket.texts';

/** Each number is the length of the list that its card opens. */
export const TicketOverviewCards = () => {
  const statistics = useStatistics();
  const { data } = statistics;
  return (
    <StatisticCards
      queries={[statistics]}
      items={[
        {
          label: ticketTexts.overviewCards.new,
          value: data?.stat_new_tickets,
          to: routes.ticket.byStatus({ status: 'new' }),
          tone: data && data.stat_new_tickets > 0 ? 'warn' : 'plain',
        },
        {
          label: ticketTexts.overviewCards.open,
          value: data?.stat_open_tickets,
          to: routes.ticket.byStatus({ status: 'open' }),
        },
        {
          label: ticketTexts.overviewCards.resolvedThisMonth,
          value: data?.stat_resolved_tickets_month,
          to: routes.ticket.byStatus(
            { status: 'resolved' },
            { resolved_from: startOfMonth(today(new Date())) },
          ),
        },
      ]}
    />
  );
};
