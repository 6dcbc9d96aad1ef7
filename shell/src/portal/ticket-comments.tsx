import type { PortalTicket } from '@husrum/contract/portal';
import { DateText } from '@husrum/ui';
import { portalTexts } from './portal.texts';

/** The comments of both sides, the oldest first. What the landlord has done with the ticket is a line among them. */
export const TicketComments = ({ comments }: Pick<PortalTicket, 'comments'>) => (
  <ol className="s-tenant__comments" aria-label={portalTexts.comments}>
    {comments.map(({ id, author, author_name, comment, created_at }) => (
      <li
        key={id}
        className={
          author === 'SYSTEM'
            ? 'h-muted'
            : `s-tenant__comment${author === 'TENANT' ? ' s-tenant__comment--own' : ''}`
        }
      >
        {author === 'SYSTEM' ? (
          <>
            {comment} · <DateText value={created_at} time />
          </>
        ) : (
          <>
            <span className="s-tenant__line">
              <strong>{author === 'TENANT' ? portalTexts.you : (author_name ?? portalTexts.landlord)}</strong>
              <span className="h-muted">
                <DateText value={created_at} time />
              </span>
            </span>
            <p className="s-tenant__prose">{comment}</p>
          </>
        )}
      </li>
    ))}
  </ol>
);
