import { buildPath } from '@husrum/contract/core';
import { portalCalls } from '@husrum/contract/portal';
import type { PublicContext } from '../platform/http';
import { formatCookie, readCookie } from '../platform/http/cookies';
import { SESSION_DAYS } from '../session/access-token';

const COOKIE_NAME = 'husrum_portal';
const TOKEN_PURPOSE = 'portal-refresh';
const MAX_AGE_SECONDS = SESSION_DAYS * 86_400;

interface PortalRefreshToken {
  readonly sessionId: string;
  readonly rotation: number;
}

/** Gives the browser the token that renews the session next time. It is sent to the refresh call of this portal only. */
export const setPortalCookie = (
  { tokens, settings, setCookie }: Pick<PublicContext, 'tokens' | 'settings' | 'setCookie'>,
  stub: string,
  { sessionId, rotation }: PortalRefreshToken,
): void => {
  const token = tokens.signPurposeToken(TOKEN_PURPOSE, { session: sessionId, rotation }, MAX_AGE_SECONDS);
  setCookie(
    formatCookie(COOKIE_NAME, token, {
      path: buildPath(portalCalls.refresh.path, { stub }),
      maxAgeSeconds: MAX_AGE_SECONDS,
      secure: settings.baseUrl.startsWith('https:'),
    }),
  );
};

/** Undefined without a cookie, and for one that another server has signed. */
export const readPortalCookie = ({
  tokens,
  cookies,
}: Pick<PublicContext, 'tokens' | 'cookies'>): PortalRefreshToken | undefined => {
  const cookie = readCookie(cookies, COOKIE_NAME);
  const token = cookie ? tokens.verifyPurposeToken(TOKEN_PURPOSE, cookie) : undefined;
  if (typeof token?.session !== 'string' || typeof token.rotation !== 'number') return undefined;
  return { sessionId: token.session, rotation: token.rotation };
};
