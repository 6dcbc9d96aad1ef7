import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { type PanelName, panels } from '@husrum/contract/panels';
import { routes } from '@husrum/contract/routes';
import type { TicketRow } from '@husrum/contract/ticket';
import { useGo } from '@husrum/platform';
import { Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { UrlTable, useLocalTable } from '@husrum/ui/data';
import { panelColumns, panelSortable } from './ticket.columns';
import { useTicketsOf } from './ticket.queries';
import { texts } from './ticket.texts';
import type { SubjectType } from './ticket-subject';

const SHOWN = 5;
const panelOf = { tenant: 'tenant.tickets', entity: 'entity.tickets' } as const satisfies Record<
  SubjectType,
  PanelName
>;

/** The tickets about one object or tenant, on its page. */
export const TicketsOf = ({ type, id }: { type: SubjectType; id: number }) => {
  const go = useGo();
  const table = useLocalTable({ sortable: panelSortable });
  const { page, sort } = table.query;
  const query = useTicketsOf(type, id, { page, sort, limit: SHOWN });
  const create = (
    <Button icon={<PlusOutlined />} onClick={() => go(routes.ticket.create({ type, id }))}>
      {texts.create}
    </Button>
  );
  return (
    <Section title={panels[panelOf[type]].title} extra={create} flush>
      <UrlTable
        table={table}
        query={query}
        columns={panelColumns}
        rowKey={(row: TicketRow) => row.id}
        rowLink={(row) => routes.ticket.detail({ id: row.id })}
        label={texts.title}
        empty={{ title: texts.noTickets }}
      />
    </Section>
  );
};
