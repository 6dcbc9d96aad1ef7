/**
 * The actions in the release log. `adopt`: the server released a build from its disk to everybody. `promote`: a team released
 * a build to everybody. `canary`: to a share of the users. `stop`: a team stopped the canary. `halt`: the server stopped it,
 * because it had too many errors.
 */
export const releaseActions = ['adopt', 'promote', 'canary', 'stop', 'halt', 'rollback', 'remove'] as const;
export type ReleaseAction = (typeof releaseActions)[number];
