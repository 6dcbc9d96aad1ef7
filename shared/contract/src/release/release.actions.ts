/** The actions in the release log. `adopt`: the server imported a build from its disk. `halt`: the server stopped a canary. */
export const releaseActions = ['adopt', 'promote', 'canary', 'stop', 'halt', 'rollback', 'remove'] as const;
export type ReleaseAction = (typeof releaseActions)[number];
