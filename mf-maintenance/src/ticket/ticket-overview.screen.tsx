import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { routes } from '@husrum/contract/routes';
import { isTicketFilter, type TicketFilter, ticketCalls } from '@husrum/contract/ticket';
import { PageFrame } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { UrlTable, useListView, useUrlTable } from '@husrum/ui/data';
import { FilterBar } from '@husrum/ui/filter';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { SelectTargetModal } from './select-target.modal';
import { ticketColumns, ticketSortable } from './ticket.columns';
import { useTickets } from './ticket.queries';
import { ticketTexts } from './ticket.texts';
import { ticketFilterKinds, useTicketFilterFields } from './ticket-filter-fields';
import { TicketOverviewCards } from './ticket-overview-cards';
import { TicketStatusFilter } from './ticket-status-filter';

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
  const [isCreating, setIsCreating] = useState(false);
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
      onClick={() => setIsCreating(true)}
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
        rowKey={(row) => row.id}
        rowLink={(row) => routes.ticket.detail({ id: row.id })}
        label={ticketTexts.title}
        empty={{
          title: ticketTexts.none,
          text: status ? undefined : ticketTexts.noneText,
          actions: create,
        }}
      />
      <SelectTargetModal open={isCreating} onClose={() => setIsCreating(false)} />
    </PageFrame>
  );
};
