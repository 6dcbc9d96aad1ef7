/** The actions in the release log. `adopt`: the server imported a build from its disk. `stop`: a team
 * ended a canary. `halt`: the server ended it, because it had too many errors. */
export const releaseActions = ['adopt', 'promote', 'canary', 'stop', 'halt', 'rollback', 'remove'] as const;
export type ReleaseAction = (typeof releaseActions)[number];
