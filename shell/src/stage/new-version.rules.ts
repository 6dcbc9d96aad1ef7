/** Whether the page was opened before the shell that the server tells of. In development neither has a name. */
export const isOlder = (own: string | undefined, newest: string | null | undefined): boolean =>
  Boolean(own && newest && own !== newest);
