import type { PortalMe } from '@husrum/contract/portal';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { Section } from '@husrum/ui';
import { LandlordContact } from '../tenant-portal/portal-page';
import { portalTexts } from './portal.texts';

/** In place of a page while the landlord has no subscription: nobody would read what the tenant reports. */
export const PortalClosed = ({ me: { landlord, stub } }: { me: PortalMe }) => (
  <>
    <p role="status">{portalTexts.closed(landlord.name)}</p>
    <Section title={portalTexts.contact}>
      <LandlordContact landlord={landlord} />
    </Section>
    <p>
      {portalTexts.closedInvoices}{' '}
      <AppLink to={routes.portal.invoices({ stub })}>{portalTexts.allInvoices}</AppLink>
    </p>
  </>
);
