import { routes } from '@husrum/contract/routes';
import { StatisticCards } from '@husrum/ui';
import { useStatistics } from './ticket.queries';
import { ticketTexts } from './ticket.texts';

/** The number of new tickets, open tickets, and tickets resolved this month. */
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
          to: routes.ticket.byStatus({ status: 'resolved' }),
        },
      ]}
    />
  );
};
