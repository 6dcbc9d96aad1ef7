/** What can be done to a remote. `adopt`: a server began with the build it found on disk; `halt`: it stopped a canary by itself. */
export const releaseActions = ['adopt', 'promote', 'canary', 'stop', 'halt', 'rollback', 'remove'] as const;
export type ReleaseAction = (typeof releaseActions)[number];
