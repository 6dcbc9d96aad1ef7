import './conversation.css';
import { busEvent } from '@husrum/contract/bus';
import { commentable, type Ticket, ticketCalls } from '@husrum/contract/ticket';
import { SchemaForm, TextAreaField } from '@husrum/forms';
import { useSave } from '@husrum/platform';
import { EmptyState, Section } from '@husrum/ui';
import { Comment } from './comment';
import { texts } from './ticket.texts';

/** What has been said and what has happened, oldest first; a word can be added while the ticket is open. */
export const Conversation = ({ ticket: { id, comments, status } }: { ticket: Ticket }) => (
  <Section title="Kommentarer">
    {comments.length === 0 ? (
      <EmptyState kind="nothing" compact title={texts.noComments} />
    ) : (
      <ol className="ticket-talk" aria-label="Kommentarer">
        {comments.map((comment) => (
          <Comment key={comment.id} comment={comment} />
        ))}
      </ol>
    )}
    {commentable.includes(status) ? (
      <NewComment ticketId={id} />
    ) : (
      <p className="ticket-talk__closed">{texts.openToComment}</p>
    )}
  </Section>
);

const NewComment = ({ ticketId }: { ticketId: number }) => {
  const save = useSave(ticketCalls.comment, {
    publish: () => [busEvent('ticket.changed', { ticketId })],
    success: texts.commented,
  });
  return (
    <SchemaForm
      schema={ticketCalls.comment.body}
      initial={{ ticket_id: ticketId, comment: '' }}
      onSubmit={(body) => save.mutateAsync({ body })}
      submitLabel="Kommentera"
      clearAfter
    >
      <TextAreaField name="comment" rows={3} />
    </SchemaForm>
  );
};
