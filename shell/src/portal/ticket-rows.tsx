import type { PortalTicketRow } from '@husrum/contract/portal';
import { routes } from '@husrum/contract/routes';
import { formatDate, formatEntityName } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import { StatusTag } from '@husrum/ui';
import { portalTexts } from './portal.texts';
import { usePortal } from './use-portal';

/** The tenant's tickets as a list of links. */
export const TicketRows = ({ tickets }: { tickets: readonly PortalTicketRow[] }) => {
  const { stub } = usePortal();
  return (
    <ul className="s-tenant__list" aria-label={portalTexts.tickets}>
      {tickets.map(({ id, subject, status, reference, entity, updated_at }) => (
        <li key={id} className="s-tenant__row">
          <span className="s-tenant__line">
            <AppLink to={routes.portal.ticket({ stub, id })}>{subject}</AppLink>
            <StatusTag kind="ticket" value={status} />
          </span>
          <span className="h-muted">
            {[reference, entity && formatEntityName(entity), portalTexts.changed(formatDate(updated_at))]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
};
