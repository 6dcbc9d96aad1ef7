import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { routes } from '@husrum/contract/routes';
import {
  isTicketFilter,
  type TicketFilter,
  ticketCalls,
  ticketTypeLabel,
  ticketTypes,
} from '@husrum/contract/ticket';
import { PageFrame } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { UrlTable, useListView, useUrlTable } from '@husrum/ui/data';
import { FilterBar, type FilterField } from '@husrum/ui/filter';
import { DateFilter } from '@husrum/ui/input';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { SelectTargetModal } from './select-target.modal';
import { ticketColumns, ticketSortable } from './ticket.columns';
import { useTickets } from './ticket.queries';
import { ticketTexts } from './ticket.texts';
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

const resolvedFilter = (
  name: 'resolved_from' | 'resolved_to',
  label: string,
): FilterField<'resolved_from' | 'resolved_to'> => ({
  name,
  label,
  render: (value, onChange) => (
    <DateFilter label={label} value={typeof value === 'string' ? value : undefined} onChange={onChange} />
  ),
});

const TicketOverview = ({ status }: { status?: TicketFilter }) => {
  const [creating, setCreating] = useState(false);
  const table = useUrlTable({
    path: (page) => (status ? routes.ticket.byStatus({ status, page }) : routes.ticket.overview({ page })),
    sortable: ticketSortable,
    filters: { subject: 'text', type: ticketTypes, resolved_from: 'text', resolved_to: 'text' },
  });
  const query = useTickets({ ...table.query, status });
  const view = useListView('ticket', table, ticketColumns);
  const create = (
    <Button
      call={ticketCalls.create}
      type="primary"
      icon={<PlusOutlined />}
      onClick={() => setCreating(true)}
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
        fields={[
          { name: 'subject', label: ticketTexts.columns.subject },
          {
            name: 'type',
            label: ticketTexts.columns.type,
            options: ticketTypes.map((value) => ({ value, label: ticketTypeLabel[value] })),
          },
          resolvedFilter('resolved_from', ticketTexts.resolvedFrom),
          resolvedFilter('resolved_to', ticketTexts.resolvedTo),
        ]}
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
      <SelectTargetModal open={creating} onClose={() => setCreating(false)} />
    </PageFrame>
  );
};
