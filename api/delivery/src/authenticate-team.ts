import { type PublicContext, problem } from '@husrum/api-platform';
import { authenticateToken, type Team } from './release-token.store';

export interface TeamContext extends PublicContext {
  readonly team: Team;
}

/**
 * The team of a release token. Throws 401 when the token is missing, unknown or revoked, 403 when it belongs to another
 * remote.
 */
export const authenticateTeam = async (
  { remote }: Readonly<Record<string, number | string>>,
  context: PublicContext,
): Promise<TeamContext> => {
  const { authorization, clock, db } = context;
  const [, token] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
  const team = token && (await db.system((tx) => authenticateToken(tx, token, clock.now().toISOString())));
  if (!team) throw problem('releaseTokenUnknown');
  if (team.remote !== remote)
    throw problem('releaseTokenOfOtherRemote', { message: `Nyckeln gäller ${team.remote}, inte ${remote}.` });
  return { ...context, team };
};
