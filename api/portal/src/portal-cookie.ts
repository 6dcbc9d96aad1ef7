import { defineRefreshCookie } from '@husrum/api-settings';
import { buildPath } from '@husrum/contract/core';
import { portalCalls } from '@husrum/contract/portal';

const portalCookie = defineRefreshCookie({ name: 'husrum_portal', purpose: 'portal-refresh' });

/** Gives the browser the token that renews the session. The browser sends it only to the refresh call of this portal. */
export const setPortalCookie = (
  context: Parameters<typeof portalCookie.set>[0],
  stub: string,
  token: Parameters<typeof portalCookie.set>[2],
): void => portalCookie.set(context, buildPath(portalCalls.refresh.path, { stub }), token);

export const clearPortalCookie = (context: Parameters<typeof portalCookie.clear>[0], stub: string): void =>
  portalCookie.clear(context, buildPath(portalCalls.refresh.path, { stub }));

export const readPortalCookie = portalCookie.read;
