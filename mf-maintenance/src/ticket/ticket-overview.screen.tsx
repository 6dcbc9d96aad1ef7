import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { routes } from '@husrum/contract/routes';
import { isTicketFilter, type TicketFilter, ticketTypeLabel, ticketTypes } from '@husrum/contract/ticket';
import { PageFrame } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { UrlTable, useListView, useUrlTable } from '@husrum/ui/data';
import { FilterBar } from '@husrum/ui/filter';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { FindSubjectModal } from './find-subject.modal';
import { StatusSwitch } from './status-switch';
import { ticketColumns, ticketSortable } from './ticket.columns';
import { useTickets } from './ticket.queries';
import { filterTitle, texts } from './ticket.texts';
import { TicketBoxes } from './ticket-boxes';

export default function TicketOverviewScreen() {
  const { status } = useParams();
  if (status === undefined) return <TicketOverview />;
  return isTicketFilter(status) ? (
    <TicketOverview status={status} />
  ) : (
    <Navigate to={routes.session.notFound()} replace />
  );
}

const ofType = (text: string | undefined) => ticketTypes.find((type) => type === text);

const TicketOverview = ({ status }: { status?: TicketFilter }) => {
  const [creating, setCreating] = useState(false);
  const table = useUrlTable({
    path: (page) => (status ? routes.ticket.byStatus({ status, page }) : routes.ticket.overview({ page })),
    sortable: ticketSortable,
    filters: { subject: 'text', type: 'text' },
  });
  const { page, sort, subject, type } = table.query;
  const query = useTickets({ page, sort, subject, type: ofType(type), status });
  const view = useListView('ticket', table, ticketColumns);
  const create = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setCreating(true)}>
      {texts.create}
    </Button>
  );
  return (
    <PageFrame
      title={texts.title}
      facts={[status && filterTitle[status]]}
      actions={create}
      boxes={<TicketBoxes />}
    >
      <FilterBar
        table={table}
        fields={[
          { name: 'subject', label: 'Ämne' },
          {
            name: 'type',
            label: 'Typ',
            options: ticketTypes.map((value) => ({ value, label: ticketTypeLabel[value] })),
          },
        ]}
        extra={
          <>
            <StatusSwitch status={status} />
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
        label={texts.title}
        empty={{
          title: texts.noTickets,
          text: status ? undefined : 'Ett ärende hör till ett objekt eller en hyresgäst.',
          actions: create,
        }}
      />
      <FindSubjectModal open={creating} onClose={() => setCreating(false)} />
    </PageFrame>
  );
};
