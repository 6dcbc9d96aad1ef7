/** The code of an error of Node or PostgreSQL: ENOENT, EADDRINUSE, 23505. */
export const errorCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
