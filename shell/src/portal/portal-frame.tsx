import './portal-frame.css';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { PageSkeleton } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { tenantPortalTexts } from '../tenant-portal/tenant-portal.texts';
import { useIsPortalClosed, usePortalMe } from './portal.queries';
import { portalTexts } from './portal.texts';
import { PortalClosed } from './portal-closed';
import { SignIn } from './sign-in';
import { usePortal } from './use-portal';

interface Props {
  title: string;
  /** Beside the title: a status, or the button of the page. */
  extra?: ReactNode;
  /** It is also shown while the landlord has no subscription and the portal is closed. */
  isAlwaysOpen?: boolean;
  children: ReactNode;
}

/** A page for a signed-in tenant. A tenant who is not signed in sees the sign-in form first, and the page afterwards. */
export const PortalFrame = (props: Props) => {
  const { isSignedIn } = usePortal();
  return isSignedIn ? <SignedInFrame {...props} /> : <SignIn />;
};

const Navigation = ({ stub, hasTickets }: { stub: string; hasTickets: boolean }) => {
  const { pathname } = useLocation();
  const overview = routes.portal.landlord({ stub });
  const links = [
    { to: overview, label: portalTexts.overview, isCurrent: pathname === overview },
    { to: routes.portal.invoices({ stub }), label: portalTexts.invoices },
    { to: routes.portal.ledger({ stub }), label: portalTexts.ledger },
    ...(hasTickets ? [{ to: routes.portal.tickets({ stub }), label: portalTexts.tickets }] : []),
  ];
  return (
    <nav className="s-tenant__nav" aria-label={portalTexts.nav}>
      {links.map(({ to, label, isCurrent = pathname.startsWith(to) }) => (
        <AppLink key={to} to={to} aria-current={isCurrent ? 'page' : undefined}>
          {label}
        </AppLink>
      ))}
    </nav>
  );
};

const SignedInFrame = ({ title: pageTitle, extra, isAlwaysOpen = false, children }: Props) => {
  const { stub, session } = usePortal();
  const { data: me } = usePortalMe();
  const heading = useRef<HTMLHeadingElement>(null);
  // With the focus on the heading, screen readers say which page was opened.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const landlord = me?.landlord.name ?? tenantPortalTexts.brand;
  const isClosed = useIsPortalClosed();
  const closed = isClosed && !isAlwaysOpen ? me : undefined;
  /** The page is not shown before it is known that the portal is open. */
  const isWaiting = isClosed === undefined && !isAlwaysOpen;
  const title = closed ? portalTexts.closedTitle : pageTitle;
  return (
    <div className="s-tenant">
      <title>{`${title} · ${tenantPortalTexts.documentTitle(landlord)}`}</title>
      <a className="s-tenant__skip" href="#portal-content">
        {portalTexts.skip}
      </a>
      <header className="s-tenant__head">
        <div className="s-tenant__bar">
          <p className="s-tenant__landlord">{landlord}</p>
          <Button title={me && portalTexts.signedInAs(me.name)} onClick={() => void session.signOut()}>
            {portalTexts.signOut}
          </Button>
        </div>
        <Navigation stub={stub} hasTickets={me !== undefined && !isClosed} />
      </header>
      <main className="s-tenant__main" id="portal-content">
        <div className="s-tenant__title">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {closed || isWaiting ? null : extra}
        </div>
        {closed ? <PortalClosed me={closed} /> : isWaiting ? <PageSkeleton /> : children}
      </main>
    </div>
  );
};
