/** Whether the page runs another shell build than the newest one of the server. In development, builds have no name. */
export const differsFromServer = (
  ownBuild: string | undefined,
  newestBuild: string | null | undefined,
): boolean => Boolean(ownBuild && newestBuild && ownBuild !== newestBuild);
