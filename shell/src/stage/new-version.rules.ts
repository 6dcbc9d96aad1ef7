/** Whether the page runs another shell build than the server's. Builds have no name in development. */
export const differsFromServer = (own: string | undefined, newest: string | null | undefined): boolean =>
  Boolean(own && newest && own !== newest);
