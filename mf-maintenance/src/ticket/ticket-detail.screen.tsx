import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import { busEvent } from '@husrum/contract/bus';
import { routes } from '@husrum/contract/routes';
import { type Ticket, ticketCalls, ticketTypeLabel } from '@husrum/contract/ticket';
import { AppLink, useGo, useRouteId, useSave } from '@husrum/platform';
import { DateText, Facts, Loaded, PageFrame, Section, StatusTag, useConfirm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { Conversation } from './conversation';
import { useTicket } from './ticket.queries';
import { texts } from './ticket.texts';
import { useTicketMove } from './ticket-moves';

export default function TicketDetailScreen() {
  const id = useRouteId();
  return (
    <Loaded query={useTicket(id)}>{(ticket) => <TicketDetail key={ticket.id} ticket={ticket} />}</Loaded>
  );
}

const TicketDetail = ({ ticket }: { ticket: Ticket }) => {
  const { id, subject, status, reference, type, description, created_at, breadcrumb } = ticket;
  const go = useGo();
  const confirm = useConfirm();
  const move = useTicketMove(ticket);
  const remove = useSave(ticketCalls.remove, {
    publish: () => [busEvent('ticket.deleted', { ticketId: id })],
    success: texts.removed,
    failure: texts.removeFailed,
    onDone: () => go(routes.ticket.overview(), { replace: true }),
  });
  const askToRemove = async () => {
    if (await confirm({ text: texts.removeQuestion, danger: true })) remove.mutate({ params: { id } });
  };
  return (
    <PageFrame
      title={subject}
      status={<StatusTag kind="ticket" value={status} />}
      breadcrumb={breadcrumb}
      facts={[reference, ticketTypeLabel[type], <DateText key="created" value={created_at} time />]}
      actions={
        <>
          <Button icon={<EditOutlined />} onClick={() => go(routes.ticket.edit({ id }))}>
            Redigera
          </Button>
          <Button type="primary" loading={move.pending} onClick={move.run}>
            {move.label}
          </Button>
        </>
      }
      more={[
        {
          key: 'remove',
          label: 'Radera',
          icon: <DeleteOutlined />,
          danger: true,
          onClick: () => void askToRemove(),
        },
      ]}
      rail={<About ticket={ticket} />}
    >
      <Section title="Beskrivning">
        <p className="h-prose">{description}</p>
      </Section>
      <Conversation ticket={ticket} />
    </PageFrame>
  );
};

const About = ({ ticket: { entity, tenant, updated_at } }: { ticket: Ticket }) => (
  <Section title="Gäller">
    <Facts
      columns={1}
      items={[
        ...(entity
          ? [
              {
                label: 'Objekt',
                value: <AppLink to={routes.entity.detail({ id: entity.id })}>{entity.name}</AppLink>,
              },
            ]
          : []),
        ...(tenant
          ? [
              {
                label: 'Hyresgäst',
                value: <AppLink to={routes.tenant.detail({ id: tenant.id })}>{tenant.name}</AppLink>,
              },
            ]
          : []),
        ...(entity || tenant ? [] : [{ label: 'Koppling', value: texts.unlinked }]),
        { label: 'Senast ändrat', value: <DateText value={updated_at} time /> },
      ]}
    />
  </Section>
);
