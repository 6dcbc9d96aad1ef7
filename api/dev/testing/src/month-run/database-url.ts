/**
 * The DATABASE_URL of a run; empty for the embedded database. Throws for PostgreSQL without an address, which must not fall back
 * to the embedded database: several workers cannot open it at once.
 */
export const readDatabaseUrl = (values: { readonly database: string; readonly url?: string }): string => {
  if (values.database === 'embedded') return '';
  if (!values.url)
    throw new Error(
      'PostgreSQL needs --url; the npm script that ends with :postgres starts one for the run.',
    );
  return values.url;
};
