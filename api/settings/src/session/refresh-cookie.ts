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
type ReadContext = Pick<PublicContext, 'tokens' | 'cookies' | 'settings'>;
type ClearContext = Pick<PublicContext, 'settings' | 'setCookie'>;

const isSecure = ({ baseUrl }: PublicContext['settings']): boolean => baseUrl.startsWith('https:');

/**
 * A cookie with the token that renews a session. No script can read it. A token of another `purpose` is refused. Over HTTPS its
 * name begins with `__Secure-`, so that no page over HTTP can set it.
 */
export const defineRefreshCookie = ({ name, purpose }: { name: string; purpose: string }) => {
  /** The names under which the browser may have it, the current one first. Sessions of earlier releases have no prefix. */
  const namesFor = (settings: PublicContext['settings']): readonly [string, ...string[]] =>
    isSecure(settings) ? [`__Secure-${name}`, name] : [name];
  return {
    /** Gives the browser the token for the next renewal. The browser sends it only to calls below `path`. */
    set: (
      { tokens, settings, setCookie }: WriteContext,
      path: string,
      { sessionId, rotation }: RefreshToken,
    ): void => {
      const token = tokens.signPurposeToken(purpose, { session: sessionId, rotation }, MAX_AGE_SECONDS);
      const options = { path, maxAgeSeconds: MAX_AGE_SECONDS, secure: isSecure(settings) };
      setCookie(formatCookie(namesFor(settings)[0], token, options));
    },
    /** Takes the token from the browser. */
    clear: ({ settings, setCookie }: ClearContext, path: string): void => {
      for (const one of namesFor(settings))
        setCookie(formatCookie(one, '', { path, maxAgeSeconds: 0, secure: isSecure(settings) }));
    },
    /** The result is undefined without a cookie, and for one that has expired or that this server has not signed. */
    read: ({ tokens, cookies, settings }: ReadContext): RefreshToken | undefined => {
      const cookie = namesFor(settings)
        .map((one) => readCookie(cookies, one))
        .find((value) => value !== undefined);
      const token = cookie ? tokens.verifyPurposeToken(purpose, cookie) : undefined;
      if (typeof token?.session !== 'string' || typeof token.rotation !== 'number') return undefined;
      return { sessionId: token.session, rotation: token.rotation };
    },
  };
};

const userCookie = defineRefreshCookie({ name: 'husrum_refresh', purpose: 'refresh' });

export const setRefreshCookie = (context: WriteContext, token: RefreshToken): void =>
  userCookie.set(context, sessionCalls.refresh.path, token);

export const clearRefreshCookie = (context: ClearContext): void =>
  userCookie.clear(context, sessionCalls.refresh.path);

export const readRefreshCookie = userCookie.read;
