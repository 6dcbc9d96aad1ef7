import { panels } from '@husrum/contract/panels';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { EmptyState, QueryContent, RowsSkeleton, Section } from '@husrum/ui';
import { DataTable } from '@husrum/ui/data';
import { newTicketColumns } from './ticket.columns';
import { useTickets } from './ticket.queries';
import { ticketTexts } from './ticket.texts';

const MAX_ROWS = 5;

/** Tickets with the status "new", newest first. */
export default function NewTicketsPanel() {
  const query = useTickets({ status: 'new', limit: MAX_ROWS });
  const { title } = panels['dashboard.tickets'];
  return (
    <Section
      title={title}
      extra={<AppLink to={routes.ticket.byStatus({ status: 'new' })}>{ticketTexts.showAll}</AppLink>}
      flush
    >
      <QueryContent query={query} skeleton={<RowsSkeleton rows={MAX_ROWS} />} compact>
        {({ data }) => (
          <DataTable
            label={title}
            columns={newTicketColumns}
            rows={data}
            rowKey={(row) => row.id}
            rowLink={(row) => routes.ticket.detail({ id: row.id })}
            empty={<EmptyState kind="nothing" compact title={ticketTexts.noneOfStatus.new} />}
          />
        )}
      </QueryContent>
    </Section>
  );
}
