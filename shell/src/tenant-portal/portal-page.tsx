import '../session/public-page.css';
import './portal-page.css';
import type { PortalLandlord } from '@husrum/contract/tenant-portal';
import { toPhoneLink } from '@husrum/format';
import type { ReactNode } from 'react';
import { tenantPortalTexts } from './tenant-portal.texts';

interface Props {
  title: string;
  /** The landlord's name, shown at the top: the tenant knows the landlord, not the product. */
  landlord?: string;
  children: ReactNode;
}

/** The layout of the pages for tenants. */
export const PortalPage = ({ title, landlord, children }: Props) => (
  <main className="s-public">
    <title>{tenantPortalTexts.documentTitle(landlord ?? title)}</title>
    <p className="s-portal__brand">{landlord ?? tenantPortalTexts.brand}</p>
    <section className="s-public__sheet" aria-labelledby="portal-title">
      <h1 id="portal-title">{title}</h1>
      {children}
    </section>
  </main>
);

/** The landlord's name, message and contact details. */
export const LandlordCard = ({ landlord }: { landlord: PortalLandlord }) => (
  <section className="s-portal__card" aria-labelledby="portal-landlord">
    <h2 id="portal-landlord">{tenantPortalTexts.contact}</h2>
    <p>{landlord.name}</p>
    {landlord.message && <p className="s-portal__message">{landlord.message}</p>}
    <LandlordContact landlord={landlord} />
  </section>
);

/** How the tenant reaches the landlord. */
export const LandlordContact = ({
  landlord: { phone, email },
}: {
  landlord: Pick<PortalLandlord, 'phone' | 'email'>;
}) => (
  <>
    {phone && (
      <p>
        <a href={toPhoneLink(phone)}>{phone}</a>
      </p>
    )}
    {email && (
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    )}
  </>
);
