import { busEvent } from '@husrum/contract/bus';
import { routes } from '@husrum/contract/routes';
import { type Ticket, ticketCalls } from '@husrum/contract/ticket';
import { SchemaForm } from '@husrum/forms';
import { useApiMutation, useAppNavigate, useRouteId } from '@husrum/platform';
import { PageFrame, QueryContent, Section, StatusTag } from '@husrum/ui';
import { TicketFields } from './ticket.fields';
import { useTicket } from './ticket.queries';
import { ticketTexts } from './ticket.texts';

export default function TicketEditScreen() {
  const id = useRouteId();
  return (
    <QueryContent query={useTicket(id)}>
      {(ticket) => <EditTicket key={ticket.id} ticket={ticket} />}
    </QueryContent>
  );
}

const EditTicket = ({ ticket }: { ticket: Ticket }) => {
  const { id, reference, subject, type, description, status, priority, responsible, due_at, updated_at } =
    ticket;
  const navigate = useAppNavigate();
  const back = routes.ticket.detail({ id });
  const save = useApiMutation(ticketCalls.update, {
    publish: () => [busEvent('ticket.changed', { ticketId: id })],
    successMessage: ticketTexts.updated,
    onSuccess: () => navigate(back, { replace: true }),
  });
  return (
    <PageFrame
      narrow
      title={ticketTexts.editTitle(reference)}
      status={<StatusTag kind="ticket" value={status} />}
      breadcrumb={[
        { title: ticketTexts.title, link: routes.ticket.overview() },
        { title: reference, link: back },
        { title: ticketTexts.edit, link: null },
      ]}
    >
      <Section>
        <SchemaForm
          schema={ticketCalls.update.body}
          call={ticketCalls.update}
          initialValues={{
            id,
            subject,
            type,
            description,
            priority,
            responsible_id: responsible?.id ?? null,
            due_at,
            updated_at,
          }}
          onSubmit={(body) => save.mutateAsync({ body })}
          submitLabel={ticketTexts.save}
          onCancel={() => navigate(back)}
        >
          <TicketFields responsible={responsible} />
        </SchemaForm>
      </Section>
    </PageFrame>
  );
};
