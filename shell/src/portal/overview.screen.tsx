import type { PortalInvoice, PortalLease, PortalMe, PortalTicketRow } from '@husrum/contract/portal';
import { routes } from '@husrum/contract/routes';
import { formatEntityName } from '@husrum/format';
import { AppLink, PageButton } from '@husrum/platform';
import { Money, QueryContent, RowsSkeleton, Section } from '@husrum/ui';
import { LandlordContact } from '../tenant-portal/portal-page';
import { InvoiceFacts } from './invoice-facts';
import { usePortalInvoices, usePortalLeases, usePortalMe, usePortalTickets } from './portal.queries';
import { portalTexts } from './portal.texts';
import { PortalFrame } from './portal-frame';
import { findNextInvoice } from './portal-invoice.rules';
import { TicketRows } from './ticket-rows';
import { usePortal } from './use-portal';

/** The start page of the portal: sign-in, or what concerns the tenant most. */
export default function PortalOverviewScreen() {
  return (
    <PortalFrame title={portalTexts.overview}>
      <Overview />
    </PortalFrame>
  );
}

const Overview = () => {
  const { stub } = usePortal();
  return (
    <>
      <QueryContent query={usePortalMe()} skeleton={<RowsSkeleton />} compact>
        {(me) => <Landlord me={me} />}
      </QueryContent>
      <Section
        title={portalTexts.nextInvoice}
        extra={<AppLink to={routes.portal.invoices({ stub })}>{portalTexts.allInvoices}</AppLink>}
      >
        <QueryContent query={usePortalInvoices()} skeleton={<RowsSkeleton />} compact>
          {(invoices) => <NextInvoice invoices={invoices} />}
        </QueryContent>
      </Section>
      <Section
        title={portalTexts.openTickets}
        extra={<AppLink to={routes.portal.tickets({ stub })}>{portalTexts.allTickets}</AppLink>}
      >
        <QueryContent query={usePortalTickets()} skeleton={<RowsSkeleton />} compact>
          {(tickets) => <OpenTickets tickets={tickets} stub={stub} />}
        </QueryContent>
      </Section>
      <Section title={portalTexts.leases}>
        <QueryContent query={usePortalLeases()} skeleton={<RowsSkeleton />} compact>
          {(leases) => <Leases leases={leases} />}
        </QueryContent>
      </Section>
    </>
  );
};

const Landlord = ({ me: { name, landlord } }: { me: PortalMe }) => (
  <>
    <p>{portalTexts.greeting(name)}</p>
    {landlord.message && (
      <Section title={portalTexts.fromLandlord(landlord.name)}>
        <p className="s-tenant__prose">{landlord.message}</p>
      </Section>
    )}
    <Section title={portalTexts.contact}>
      <LandlordContact landlord={landlord} />
    </Section>
  </>
);

const NextInvoice = ({ invoices }: { invoices: readonly PortalInvoice[] }) => {
  const next = findNextInvoice(invoices);
  return next ? <InvoiceFacts invoice={next} prominent /> : <p>{portalTexts.nothingToPay}</p>;
};

const OpenTickets = ({ tickets, stub }: { tickets: readonly PortalTicketRow[]; stub: string }) => {
  const open = tickets.filter(({ status }) => status !== 'RESOLVED');
  return (
    <div className="s-tenant__stack">
      {open.length > 0 ? <TicketRows tickets={open} /> : <p>{portalTexts.noOpenTickets}</p>}
      <PageButton to={routes.portal.createTicket({ stub })}>{portalTexts.report}</PageButton>
    </div>
  );
};

const Leases = ({ leases }: { leases: readonly PortalLease[] }) => {
  const current = leases.filter(({ status }) => status !== 'inactive');
  if (current.length === 0) return <p>{portalTexts.noLeases}</p>;
  return (
    <>
      <ul className="s-tenant__list">
        {current.map(({ id, entity, address, start, stop, total, payment_interval, reference }) => (
          <li key={id} className="s-tenant__row">
            <strong>{formatEntityName(entity)}</strong>
            <span>{address}</span>
            <span>
              {portalTexts.rent} <Money value={total} per={portalTexts.perInterval[payment_interval]} />
            </span>
            <span>{stop === null ? portalTexts.from(start) : portalTexts.fromTo(start, stop)}</span>
            {reference && <span className="h-muted">{portalTexts.leaseReference(reference)}</span>}
          </li>
        ))}
      </ul>
      <p className="h-muted">{portalTexts.rentNote}</p>
    </>
  );
};
