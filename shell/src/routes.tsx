import { definePages, lazyPart } from '@husrum/platform';

/** The pages that are no domain's. */
export const pages = definePages('shell', {
  'session.login': lazyPart(() => import('./session/login.screen')),
  'session.verified': lazyPart(() => import('./session/verified.screen')),
  'session.register': lazyPart(() => import('./session/register.screen')),
  'session.registerInvited': lazyPart(() => import('./session/register.screen')),
  'session.forgot': lazyPart(() => import('./session/forgot.screen')),
  'session.reset': lazyPart(() => import('./session/reset.screen')),
  'session.changeEmail': lazyPart(() => import('./session/change-email.screen')),
  'home.dashboard': lazyPart(() => import('./dashboard/dashboard.screen')),
  'developer.releases': lazyPart(() => import('./developer/releases.screen')),
});
