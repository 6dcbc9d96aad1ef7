import type { PublicContext } from '@husrum/api-platform';
import { sessionCalls } from '@husrum/contract/session';
import { SESSION_DAYS } from './access-token';
import { formatCookie, readCookie } from './cookies';

const MAX_AGE_SECONDS = SESSION_DAYS * 86_400;

export interface RefreshToken {
  readonly sessionId: string;
  readonly rotation: number;
}

type WriteContext = Pick<PublicContext, 'tokens' | 'settings' | 'setCookie'>;
type ReadContext = Pick<PublicContext, 'tokens' | 'cookies'>;

/** A cookie with the token that renews a session. No script can read it. A token of another `purpose` is refused. */
export const defineRefreshCookie = ({ name, purpose }: { name: string; purpose: string }) => ({
  /** Gives the browser the token for the next renewal. The browser sends it only to calls below `path`. */
  set: (
    { tokens, settings, setCookie }: WriteContext,
    path: string,
    { sessionId, rotation }: RefreshToken,
  ): void => {
    const token = tokens.signPurposeToken(purpose, { session: sessionId, rotation }, MAX_AGE_SECONDS);
    setCookie(
      formatCookie(name, token, {
        path,
        maxAgeSeconds: MAX_AGE_SECONDS,
        secure: settings.baseUrl.startsWith('https:'),
      }),
    );
  },
  /** The result is undefined without a cookie, and for one that has expired or that this server has not signed. */
  read: ({ tokens, cookies }: ReadContext): RefreshToken | undefined => {
    const cookie = readCookie(cookies, name);
    const token = cookie ? tokens.verifyPurposeToken(purpose, cookie) : undefined;
    if (typeof token?.session !== 'string' || typeof token.rotation !== 'number') return undefined;
    return { sessionId: token.session, rotation: token.rotation };
  },
});

const userCookie = defineRefreshCookie({ name: 'husrum_refresh', purpose: 'refresh' });

export const setRefreshCookie = (context: WriteContext, token: RefreshToken): void =>
  userCookie.set(context, sessionCalls.refresh.path, token);

export const readRefreshCookie = userCookie.read;
