/** Whether the page runs an older shell build than the server has. In development builds have no name. */
export const isOlder = (own: string | undefined, newest: string | null | undefined): boolean =>
  Boolean(own && newest && own !== newest);
