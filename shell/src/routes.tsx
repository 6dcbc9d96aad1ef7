import { definePages, lazyModule } from '@husrum/platform';

/** The pages that belong to the shell itself. */
export const pages = definePages('shell', {
  'session.login': lazyModule(() => import('./session/login.screen')),
  'session.verified': lazyModule(() => import('./session/verified.screen')),
  'session.register': lazyModule(() => import('./session/register.screen')),
  'session.registerInvited': lazyModule(() => import('./session/register.screen')),
  'session.forgot': lazyModule(() => import('./session/forgot.screen')),
  'session.reset': lazyModule(() => import('./session/reset.screen')),
  'session.changeEmail': lazyModule(() => import('./session/change-email.screen')),
  'home.dashboard': lazyModule(() => import('./dashboard/dashboard.screen')),
  'developer.releases': lazyModule(() => import('./developer/releases.screen')),
});
