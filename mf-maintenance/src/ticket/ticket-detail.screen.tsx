import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import { busEvent } from '@husrum/contract/bus';
import { routes } from '@husrum/contract/routes';
import { type Ticket, ticketCalls, ticketTypeLabel } from '@husrum/contract/ticket';
import { formatEntityName } from '@husrum/format';
import { AppLink, useApiMutation, useAppNavigate, useRouteId } from '@husrum/platform';
import {
  DateText,
  DescriptionList,
  PageFrame,
  QueryContent,
  Section,
  StatusTag,
  useConfirm,
} from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useTicket } from './ticket.queries';
import { ticketTexts } from './ticket.texts';
import { TicketComments } from './ticket-comments';
import { useTicketStatusAction } from './use-ticket-status-action';

export default function TicketDetailScreen() {
  const id = useRouteId();
  return (
    <QueryContent query={useTicket(id)}>
      {(ticket) => <TicketDetail key={ticket.id} ticket={ticket} />}
    </QueryContent>
  );
}

const TicketDetail = ({ ticket }: { ticket: Ticket }) => {
  const { id, subject, status, reference, type, description, created_at, breadcrumb } = ticket;
  const navigate = useAppNavigate();
  const confirm = useConfirm();
  const statusAction = useTicketStatusAction(ticket);
  const remove = useApiMutation(ticketCalls.remove, {
    publish: () => [busEvent('ticket.deleted', { ticketId: id })],
    successMessage: ticketTexts.removed,
    failureMessage: ticketTexts.removeFailed,
    onSuccess: () => navigate(routes.ticket.overview(), { replace: true }),
  });
  const askToRemove = async () => {
    if (await confirm({ text: ticketTexts.removeQuestion, danger: true })) remove.mutate({ params: { id } });
  };
  return (
    <PageFrame
      title={subject}
      status={<StatusTag kind="ticket" value={status} />}
      breadcrumb={breadcrumb}
      facts={[reference, ticketTypeLabel[type], <DateText key="created" value={created_at} time />]}
      actions={
        <>
          <Button
            call={ticketCalls.update}
            icon={<EditOutlined />}
            onClick={() => navigate(routes.ticket.edit({ id }))}
          >
            {ticketTexts.edit}
          </Button>
          <Button
            call={ticketCalls.resolve}
            type="primary"
            loading={statusAction.isPending}
            onClick={statusAction.run}
          >
            {statusAction.label}
          </Button>
        </>
      }
      menuActions={[
        {
          key: 'remove',
          call: ticketCalls.remove,
          label: ticketTexts.remove,
          icon: <DeleteOutlined />,
          danger: true,
          onClick: () => void askToRemove(),
        },
      ]}
      aside={<TicketTargetFacts ticket={ticket} />}
    >
      <Section title={ticketTexts.description}>
        <p className="h-prose">{description}</p>
      </Section>
      <TicketComments ticket={ticket} />
    </PageFrame>
  );
};

const TicketTargetFacts = ({ ticket: { entity, tenant, updated_at } }: { ticket: Ticket }) => (
  <Section title={ticketTexts.target}>
    <DescriptionList
      columns={1}
      items={[
        ...(entity
          ? [
              {
                label: ticketTexts.entity,
                value: (
                  <AppLink to={routes.entity.detail({ id: entity.id })}>{formatEntityName(entity)}</AppLink>
                ),
              },
            ]
          : []),
        ...(tenant
          ? [
              {
                label: ticketTexts.tenant,
                value: <AppLink to={routes.tenant.detail({ id: tenant.id })}>{tenant.name}</AppLink>,
              },
            ]
          : []),
        ...(entity || tenant ? [] : [{ label: ticketTexts.link, value: ticketTexts.unlinked }]),
        { label: ticketTexts.lastChanged, value: <DateText value={updated_at} time /> },
      ]}
    />
  </Section>
);
