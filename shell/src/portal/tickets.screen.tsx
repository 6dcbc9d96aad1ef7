import { routes } from '@husrum/contract/routes';
import { PageButton } from '@husrum/platform';
import { EmptyState, QueryContent, Section } from '@husrum/ui';
import { usePortalTickets } from './portal.queries';
import { portalTexts } from './portal.texts';
import { PortalFrame } from './portal-frame';
import { TicketRows } from './ticket-rows';
import { usePortal } from './use-portal';

export default function PortalTicketsScreen() {
  const { stub } = usePortal();
  return (
    <PortalFrame
      title={portalTexts.tickets}
      extra={
        <PageButton type="primary" to={routes.portal.createTicket({ stub })}>
          {portalTexts.report}
        </PageButton>
      }
    >
      <Tickets />
    </PortalFrame>
  );
}

const Tickets = () => (
  <QueryContent query={usePortalTickets()}>
    {(tickets) =>
      tickets.length === 0 ? (
        <EmptyState kind="nothing" title={portalTexts.noTickets} text={portalTexts.ticketsIntro} />
      ) : (
        <>
          <p className="h-muted">{portalTexts.ticketsIntro}</p>
          <Section>
            <TicketRows tickets={tickets} />
          </Section>
        </>
      )
    }
  </QueryContent>
);
