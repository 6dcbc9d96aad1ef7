import type { Call } from '@husrum/contract/core';
import { isPermitted, mayCall } from '@husrum/contract/permission';
import { findRoute, type Route } from '@husrum/contract/routes';
import { useCallback } from 'react';
import { type Session, sessionStore, useOptionalSession } from './session';

/**
 * Whether the signed-in user's role permits a call: `const can = useCan(); can(leaseCalls.update)`. Without a session every call
 * is permitted.
 */
export const useCan = (): ((call: Call) => boolean) => {
  const role = useOptionalSession()?.role;
  return useCallback((call) => role === undefined || mayCall(role, call), [role]);
};

/** Whether the session's role may open the page. Only pages with a form require a permission. Without a session all may be opened. */
export const mayOpen = (session: Session | undefined, route: Route | undefined): boolean =>
  session === undefined || route?.requires === undefined || isPermitted(session.role, route.requires);

/** Whether the signed-in user may open the page at the path. For code outside React; components use `useHasPage`. */
export const mayOpenPath = (path: string): boolean => {
  const [pathname = ''] = path.split(/[?#]/);
  return mayOpen(sessionStore.get(), findRoute(pathname));
};
