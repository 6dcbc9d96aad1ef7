import { busEvent } from '@husrum/contract/bus';
import { routes } from '@husrum/contract/routes';
import { type Ticket, ticketCalls } from '@husrum/contract/ticket';
import { SchemaForm } from '@husrum/forms';
import { useGo, useRouteId, useSave } from '@husrum/platform';
import { Loaded, PageFrame, Section, StatusTag } from '@husrum/ui';
import { useTicket } from './ticket.queries';
import { texts } from './ticket.texts';
import { TicketFields } from './ticket-fields';

export default function TicketEditScreen() {
  const id = useRouteId();
  return <Loaded query={useTicket(id)}>{(ticket) => <EditTicket key={ticket.id} ticket={ticket} />}</Loaded>;
}

const EditTicket = ({ ticket }: { ticket: Ticket }) => {
  const { id, reference, subject, type, description, status } = ticket;
  const go = useGo();
  const back = routes.ticket.detail({ id });
  const save = useSave(ticketCalls.update, {
    publish: () => [busEvent('ticket.changed', { ticketId: id })],
    success: texts.updated,
    onDone: () => go(back, { replace: true }),
  });
  return (
    <PageFrame
      narrow
      title={`Redigera ${reference}`}
      status={<StatusTag kind="ticket" value={status} />}
      breadcrumb={[
        { title: texts.title, link: routes.ticket.overview() },
        { title: reference, link: back },
        { title: 'Redigera', link: null },
      ]}
    >
      <Section>
        <SchemaForm
          schema={ticketCalls.update.body}
          initial={{ id, subject, type, description }}
          onSubmit={(body) => save.mutateAsync({ body })}
          submitLabel="Spara"
          onCancel={() => go(back)}
        >
          <TicketFields />
        </SchemaForm>
      </Section>
    </PageFrame>
  );
};
