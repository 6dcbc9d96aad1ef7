import { panels } from '@husrum/contract/panels';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { EmptyState, Loaded, RowsSkeleton, Section } from '@husrum/ui';
import { DataTable } from '@husrum/ui/data';
import { newColumns } from './ticket.columns';
import { useTickets } from './ticket.queries';

const SHOWN = 5;

/** Tickets that nobody has taken up, newest first. */
export default function NewTicketsPanel() {
  const query = useTickets({ status: 'new', limit: SHOWN });
  const { title } = panels['dashboard.tickets'];
  return (
    <Section
      title={title}
      extra={<AppLink to={routes.ticket.byStatus({ status: 'new' })}>Visa alla</AppLink>}
      flush
    >
      <Loaded query={query} skeleton={<RowsSkeleton rows={SHOWN} />} compact>
        {({ data }) => (
          <DataTable
            label={title}
            columns={newColumns}
            rows={data}
            rowKey={(row) => row.id}
            rowLink={(row) => routes.ticket.detail({ id: row.id })}
            empty={<EmptyState kind="nothing" compact title="Inga nya ärenden" />}
          />
        )}
      </Loaded>
    </Section>
  );
}
