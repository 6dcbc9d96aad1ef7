import { problem } from '../platform/errors';
import { type PublicContext, serveProven } from '../platform/http';
import { type Team, useToken } from './token.store';

export type TeamWork = PublicContext & { readonly team: Team };

/** The token must be known, and be the token of this very remote. */
const proveTeam = async (
  { remote }: Readonly<Record<string, number | string>>,
  { authorization, clock, db }: PublicContext,
): Promise<Team> => {
  const [, token] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
  const team = token && (await db.system((tx) => useToken(tx, token, clock.now().toISOString())));
  if (!team) throw problem('releaseTokenUnknown');
  if (team.remote !== remote)
    throw problem('releaseTokenOther', { message: `Nyckeln gäller ${team.remote}, inte ${remote}.` });
  return team;
};

/** A call of a team, for its own remote. */
export const serveTeam = serveProven(proveTeam);
