import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { type PanelName, panels } from '@husrum/contract/panels';
import { routes } from '@husrum/contract/routes';
import { type TicketRow, ticketCalls } from '@husrum/contract/ticket';
import { useAppNavigate } from '@husrum/platform';
import { Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { UrlTable, useLocalTable } from '@husrum/ui/data';
import { panelColumns, panelSortable } from './ticket.columns';
import { useTargetTickets } from './ticket.queries';
import { ticketTexts } from './ticket.texts';
import type { TargetType } from './ticket-target.queries';

const PAGE_SIZE = 5;
const panelNames = { tenant: 'tenant.tickets', entity: 'entity.tickets' } as const satisfies Record<
  TargetType,
  PanelName
>;

/** The tickets about one tenant, or about one object and what lies in it, on its page. */
export const TargetTickets = ({ type, id }: { type: TargetType; id: number }) => {
  const navigate = useAppNavigate();
  const table = useLocalTable({ sortable: panelSortable });
  const { page, sort } = table.query;
  const query = useTargetTickets(type, id, { page, sort, limit: PAGE_SIZE });
  const create = (
    <Button
      call={ticketCalls.create}
      icon={<PlusOutlined />}
      onClick={() => navigate(routes.ticket.create({ type, id }))}
    >
      {ticketTexts.create}
    </Button>
  );
  return (
    <Section title={panels[panelNames[type]].title} extra={create} flush>
      <UrlTable
        table={table}
        query={query}
        columns={panelColumns[type]}
        rowKey={(row: TicketRow) => row.id}
        rowLink={(row) => routes.ticket.detail({ id: row.id })}
        label={ticketTexts.title}
        empty={{ title: ticketTexts.none }}
      />
    </Section>
  );
};
