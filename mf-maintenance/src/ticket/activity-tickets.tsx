import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { routes } from '@husrum/contract/routes';
import { type TicketRow, ticketCalls } from '@husrum/contract/ticket';
import { useAppNavigate } from '@husrum/platform';
import { Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { UrlTable, useLocalTable } from '@husrum/ui/data';
import { panelColumns, panelSortable } from './ticket.columns';
import { useTickets } from './ticket.queries';
import { ticketTexts } from './ticket.texts';

const PAGE_SIZE = 5;

interface Props {
  maintenanceId: number;
  /** The object of the activity. It is null for an activity on a company: a ticket cannot be about a company. */
  entityId: number | null;
}

/** Shows, on the page of an activity, the tickets that were created from it, and the one that was planned as this activity. */
export const ActivityTickets = ({ maintenanceId, entityId }: Props) => {
  const navigate = useAppNavigate();
  const table = useLocalTable({ sortable: panelSortable });
  const { page, sort } = table.query;
  const query = useTickets({ maintenance_id: maintenanceId, page, sort, limit: PAGE_SIZE });
  const create = entityId !== null && (
    <Button
      call={ticketCalls.create}
      icon={<PlusOutlined />}
      onClick={() =>
        navigate(routes.ticket.create({ type: 'entity', id: entityId }, { maintenance: maintenanceId }))
      }
    >
      {ticketTexts.create}
    </Button>
  );
  return (
    <Section title={ticketTexts.activityTickets} extra={create} flush>
      <UrlTable
        table={table}
        query={query}
        columns={panelColumns.entity}
        rowKey={(row: TicketRow) => row.id}
        rowLink={(row) => routes.ticket.detail({ id: row.id })}
        label={ticketTexts.activityTickets}
        empty={{ title: ticketTexts.noActivityTickets }}
      />
    </Section>
  );
};
