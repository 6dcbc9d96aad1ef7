import { definePages, lazyModule } from '@husrum/platform';

/** The pages that belong to the shell itself. */
export const pages = definePages('shell', {
  'session.login': lazyModule(() => import('./session/login.screen')),
  'session.verified': lazyModule(() => import('./session/verified.screen')),
  'session.register': lazyModule(() => import('./session/register.screen')),
  'session.registerInvited': lazyModule(() => import('./session/register.screen')),
  'session.forgot': lazyModule(() => import('./session/forgot.screen')),
  'session.reset': lazyModule(() => import('./session/reset.screen')),
  'session.terms': lazyModule(() => import('./session/terms.screen')),
  'session.changeEmail': lazyModule(() => import('./session/change-email.screen')),
  'portal.activate': lazyModule(() => import('./tenant-portal/activate.screen')),
  'portal.landlord': lazyModule(() => import('./portal/overview.screen')),
  'portal.forgot': lazyModule(() => import('./portal/forgot.screen')),
  'portal.reset': lazyModule(() => import('./portal/reset.screen')),
  'portal.invoices': lazyModule(() => import('./portal/invoices.screen')),
  'portal.ledger': lazyModule(() => import('./portal/ledger.screen')),
  'portal.tickets': lazyModule(() => import('./portal/tickets.screen')),
  'portal.ticket': lazyModule(() => import('./portal/ticket-detail.screen')),
  'portal.createTicket': lazyModule(() => import('./portal/ticket-create.screen')),
  'home.dashboard': lazyModule(() => import('./dashboard/dashboard.screen')),
  'home.onboard': lazyModule(() => import('./onboarding/onboarding.screen')),
  'developer.releases': lazyModule(() => import('./developer/releases.screen')),
});
