import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import { busEvent } from '@husrum/contract/bus';
import { routes } from '@husrum/contract/routes';
import { type Ticket, ticketCalls, ticketTypeLabel } from '@husrum/contract/ticket';
import { Panel, useApiMutation, useAppNavigate, useRouteId } from '@husrum/platform';
import { DateText, PageFrame, QueryContent, Section, StatusTag, useConfirm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useTicket } from './ticket.queries';
import { ticketTexts } from './ticket.texts';
import { TicketComments } from './ticket-comments';
import { TicketDueDay } from './ticket-due-day';
import { TicketPlanningFacts } from './ticket-planning-facts';
import { TicketTargetFacts } from './ticket-target-facts';
import { useResolveNewTicket } from './use-resolve-new-ticket';
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
  const { id, subject, status, reference, type, description, created_at, overdue, breadcrumb } = ticket;
  const navigate = useAppNavigate();
  const confirm = useConfirm();
  const statusAction = useTicketStatusAction(ticket);
  const resolveNow = useResolveNewTicket(id);
  const remove = useApiMutation(ticketCalls.remove, {
    publish: () => [busEvent('ticket.deleted', { ticketId: id })],
    successMessage: ticketTexts.removed,
    failureMessage: ticketTexts.removeFailed,
    onSuccess: () => navigate(routes.ticket.overview(), { replace: true }),
  });
  const confirmAndRemove = async () => {
    if (await confirm({ text: ticketTexts.removeQuestion, danger: true })) remove.mutate({ params: { id } });
  };
  return (
    <PageFrame
      title={subject}
      status={<StatusTag kind="ticket" value={status} />}
      breadcrumb={breadcrumb}
      facts={[
        reference,
        ticketTypeLabel[type],
        <DateText key="created" value={created_at} time />,
        overdue && <TicketDueDay key="due" ticket={ticket} />,
      ]}
      actions={
        <>
          <Button
            call={ticketCalls.update}
            icon={<EditOutlined />}
            onClick={() => navigate(routes.ticket.edit({ id }))}
          >
            {ticketTexts.edit}
          </Button>
          {status === 'NEW' && (
            <Button call={ticketCalls.resolve} loading={resolveNow.isPending} onClick={resolveNow.run}>
              {ticketTexts.resolveNow}
            </Button>
          )}
          <Button
            call={statusAction.call}
            type="primary"
            loading={statusAction.isPending || resolveNow.isPending}
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
          onClick: () => void confirmAndRemove(),
        },
      ]}
      aside={
        <>
          <TicketPlanningFacts ticket={ticket} />
          <TicketTargetFacts ticket={ticket} />
        </>
      }
    >
      <Section title={ticketTexts.description}>
        <p className="h-prose">{description}</p>
      </Section>
      <Panel name="files.of" type="ticket" id={id} />
      <TicketComments ticket={ticket} />
    </PageFrame>
  );
};
