import { sessionCalls } from '@husrum/contract/session';
import type { PublicContext } from '../platform/http';
import { formatCookie, readCookie } from '../platform/http/cookies';
import { SESSION_DAYS } from './access-token';

const COOKIE_NAME = 'husrum_refresh';
const TOKEN_PURPOSE = 'refresh';
const MAX_AGE_SECONDS = SESSION_DAYS * 86_400;

export interface RefreshToken {
  readonly sessionId: string;
  readonly rotation: number;
}

/** Gives the browser the token that renews the session next time. No script can read it. */
export const setRefreshCookie = (
  { tokens, settings, setCookie }: Pick<PublicContext, 'tokens' | 'settings' | 'setCookie'>,
  { sessionId, rotation }: RefreshToken,
): void => {
  const token = tokens.signPurposeToken(TOKEN_PURPOSE, { session: sessionId, rotation }, MAX_AGE_SECONDS);
  setCookie(
    formatCookie(COOKIE_NAME, token, {
      path: sessionCalls.refresh.path,
      maxAgeSeconds: MAX_AGE_SECONDS,
      secure: settings.baseUrl.startsWith('https:'),
    }),
  );
};

/** Undefined without a cookie, and for one that another server has signed. */
export const readRefreshCookie = ({
  tokens,
  cookies,
}: Pick<PublicContext, 'tokens' | 'cookies'>): RefreshToken | undefined => {
  const cookie = readCookie(cookies, COOKIE_NAME);
  const token = cookie ? tokens.verifyPurposeToken(TOKEN_PURPOSE, cookie) : undefined;
  if (typeof token?.session !== 'string' || typeof token.rotation !== 'number') return undefined;
  return { sessionId: token.session, rotation: token.rotation };
};
