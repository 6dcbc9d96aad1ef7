import { routes } from '@husrum/contract/routes';
import { InfoBoxes } from '@husrum/ui';
import { useAccountStats } from './ticket.queries';

/** How many tickets wait, are worked on, and were done this month. */
export const TicketBoxes = () => {
  const stats = useAccountStats();
  const { data } = stats;
  return (
    <InfoBoxes
      queries={[stats]}
      items={[
        {
          label: 'Nya',
          value: data?.stat_new_tickets,
          to: routes.ticket.byStatus({ status: 'new' }),
          tone: data && data.stat_new_tickets > 0 ? 'warn' : 'plain',
        },
        { label: 'Pågående', value: data?.stat_open_tickets, to: routes.ticket.byStatus({ status: 'open' }) },
        {
          label: 'Lösta denna månad',
          value: data?.stat_resolved_tickets_month,
          to: routes.ticket.byStatus({ status: 'resolved' }),
        },
      ]}
    />
  );
};
