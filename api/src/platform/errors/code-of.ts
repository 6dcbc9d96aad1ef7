/** The code that Node and the database give their errors: ENOENT, EADDRINUSE, 23505. */
export const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
