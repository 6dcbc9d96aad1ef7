/** Whether the page runs another shell build than the server has. Builds have no name in development. */
export const differsFromServer = (own: string | undefined, newest: string | null | undefined): boolean =>
  Boolean(own && newest && own !== newest);
