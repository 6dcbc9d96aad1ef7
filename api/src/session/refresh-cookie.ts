import { sessionCalls } from '@husrum/contract/session';
import type { PublicContext } from '../platform/http';
import { formatCookie, readCookie } from '../platform/http/cookies';
import { SESSION_DAYS } from './access-token';

const NAME = 'husrum_refresh';
const TICKET_KIND = 'refresh';
const MAX_AGE_SECONDS = SESSION_DAYS * 86_400;

export interface RefreshTicket {
  readonly sessionId: string;
  readonly rotation: number;
}

/** Gives the browser the token that renews the session next time. No script can read it. */
export const setRefreshCookie = (
  { tokens, settings, setCookie }: Pick<PublicContext, 'tokens' | 'settings' | 'setCookie'>,
  { sessionId, rotation }: RefreshTicket,
): void => {
  const ticket = tokens.signTicket(TICKET_KIND, { session: sessionId, rotation }, MAX_AGE_SECONDS);
  setCookie(
    formatCookie(NAME, ticket, {
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
}: Pick<PublicContext, 'tokens' | 'cookies'>): RefreshTicket | undefined => {
  const cookie = readCookie(cookies, NAME);
  const ticket = cookie ? tokens.verifyTicket(TICKET_KIND, cookie) : undefined;
  if (typeof ticket?.session !== 'string' || typeof ticket.rotation !== 'number') return undefined;
  return { sessionId: ticket.session, rotation: ticket.rotation };
};
