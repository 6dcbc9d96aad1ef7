/**
 * The DATABASE_URL of a run. Empty for the embedded database, which several workers cannot open at once: so PostgreSQL
 * without an address is refused instead of run on it.
 */
export const readDatabaseUrl = (values: { readonly database: string; readonly url?: string }): string => {
  if (values.database === 'embedded') return '';
  if (!values.url)
    throw new Error(
      'PostgreSQL needs --url; the npm script that ends with :postgres starts one for the run.',
    );
  return values.url;
};
