import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { routes } from '@husrum/contract/routes';
import { isTicketFilter, type TicketFilter, ticketCalls } from '@husrum/contract/ticket';
import { AppLink, useCan } from '@husrum/platform';
import { PageFrame, useUrlState } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { UrlTable, useListView, useUrlTable } from '@husrum/ui/data';
import { FilterBar } from '@husrum/ui/filter';
import { Navigate, useParams } from 'react-router-dom';
import { SelectTargetModal } from './select-target.modal';
import { ticketColumns, ticketSortable } from './ticket.columns';
import { useTickets } from './ticket.queries';
import { ticketTexts } from './ticket.texts';
import { ticketFilterKinds, useTicketFilterFields } from './ticket-filter-fields';
import { TicketOverviewCards } from './ticket-overview-cards';
import { TicketStatusFilter } from './ticket-status-filter';

/** `?skapa=arende` opens the first step of creating a ticket. A command in the shell links to it. */
const CREATE = 'arende';

export default function TicketOverviewScreen() {
  const { status } = useParams();
  if (status === undefined) return <TicketOverview />;
  return isTicketFilter(status) ? (
    <TicketOverview status={status} />
  ) : (
    <Navigate to={routes.session.notFound()} replace />
  );
}

const TicketOverview = ({ status }: { status?: TicketFilter }) => {
  const [creating, setCreating] = useUrlState('skapa');
  const can = useCan();
  const table = useUrlTable({
    path: (page) => (status ? routes.ticket.byStatus({ status, page }) : routes.ticket.overview({ page })),
    sortable: ticketSortable,
    filters: ticketFilterKinds,
  });
  const query = useTickets({ ...table.query, status });
  const fields = useTicketFilterFields(table.filters);
  const view = useListView('ticket', table, ticketColumns);
  const create = (
    <Button
      call={ticketCalls.create}
      type="primary"
      icon={<PlusOutlined />}
      onClick={() => setCreating(CREATE)}
    >
      {ticketTexts.create}
    </Button>
  );
  return (
    <PageFrame
      title={ticketTexts.title}
      facts={[status && ticketTexts.filter[status]]}
      actions={create}
      statistics={<TicketOverviewCards />}
    >
      <FilterBar
        table={table}
        fields={fields}
        extra={
          <>
            <TicketStatusFilter status={status} />
            {view.menu}
          </>
        }
      />
      <UrlTable
        table={table}
        query={query}
        columns={view.columns}
        sortColumns={view.sortColumns}
        rowKey={(row) => row.id}
        rowLink={(row) => routes.ticket.detail({ id: row.id })}
        label={ticketTexts.title}
        empty={{
          title: status ? ticketTexts.noneOfStatus[status] : ticketTexts.none,
          text: status ? undefined : ticketTexts.noneText,
          actions: status ? (
            <AppLink to={routes.ticket.overview()}>{ticketTexts.showAllTickets}</AppLink>
          ) : (
            create
          ),
        }}
      />
      <SelectTargetModal
        open={creating === CREATE && can(ticketCalls.create)}
        onClose={() => setCreating(undefined, { replace: true })}
      />
    </PageFrame>
  );
};
