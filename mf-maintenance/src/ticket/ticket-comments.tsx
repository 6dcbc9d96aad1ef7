import './ticket-comments.css';
import { busEvent } from '@husrum/contract/bus';
import { commentableStatuses, type Ticket, ticketCalls } from '@husrum/contract/ticket';
import { SchemaForm, TextAreaField } from '@husrum/forms';
import { useApiMutation, useCan } from '@husrum/platform';
import { EmptyState, Section } from '@husrum/ui';
import { ticketTexts } from './ticket.texts';
import { TicketComment } from './ticket-comment';

/** Comments and events of a ticket, oldest first; comments can be added while the ticket is open. */
export const TicketComments = ({ ticket: { id, comments, status } }: { ticket: Ticket }) => (
  <Section title={ticketTexts.comments}>
    {comments.length === 0 ? (
      <EmptyState kind="nothing" compact title={ticketTexts.noComments} />
    ) : (
      <ol className="m-ticket-comments" aria-label={ticketTexts.comments}>
        {comments.map((comment) => (
          <TicketComment key={comment.id} comment={comment} />
        ))}
      </ol>
    )}
    <AddComment ticketId={id} isOpen={commentableStatuses.includes(status)} />
  </Section>
);

/**
 * The form for a comment. While the ticket is not open, a text says that it must be opened first. The form is then only
 * hidden, so it keeps what the user typed before a colleague resolved the ticket. Renders nothing for a role that may not
 * comment.
 */
const AddComment = ({ ticketId, isOpen }: { ticketId: number; isOpen: boolean }) => {
  const can = useCan();
  if (!can(ticketCalls.comment)) return null;
  return (
    <>
      <div hidden={!isOpen}>
        <NewComment ticketId={ticketId} />
      </div>
      {!isOpen && <p className="m-ticket-comments__closed-hint">{ticketTexts.openToComment}</p>}
    </>
  );
};

const NewComment = ({ ticketId }: { ticketId: number }) => {
  const save = useApiMutation(ticketCalls.comment, {
    publish: () => [busEvent('ticket.changed', { ticketId })],
    successMessage: ticketTexts.commented,
  });
  return (
    <SchemaForm
      schema={ticketCalls.comment.body}
      initialValues={{ ticket_id: ticketId, comment: '' }}
      onSubmit={(body) => save.mutateAsync({ body })}
      submitLabel={ticketTexts.comment}
      resetOnSuccess
    >
      <TextAreaField name="comment" rows={3} />
    </SchemaForm>
  );
};
