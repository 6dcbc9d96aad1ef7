import type pg from 'pg';

interface RecordedQuery {
  text: string;
  values: unknown[];
  /** The name of the prepared statement. It is undefined for any other query. */
  name?: string;
}

const toRecordedQuery = (query: unknown): RecordedQuery => {
  if (typeof query === 'string') return { text: query, values: [] };
  if (typeof query !== 'object' || query === null || !('text' in query))
    throw new Error('Unknown kind of query');
  const values = 'values' in query && Array.isArray(query.values) ? query.values : [];
  const name = 'name' in query && typeof query.name === 'string' ? query.name : undefined;
  return { text: String(query.text), values, ...(name === undefined ? {} : { name }) };
};

/** Records the queries of a pool that has no connections yet, from `start` until `stop`. */
export const createRecorder = (pool: pg.Pool) => {
  let recorded: RecordedQuery[] | undefined;
  pool.on('connect', (client) => {
    client.query = new Proxy(client.query, {
      apply: (query, self, parameters: unknown[]) => {
        recorded?.push(toRecordedQuery(parameters[0]));
        return Reflect.apply(query, self, parameters);
      },
    });
  });
  return {
    start: (): void => {
      recorded = [];
    },
    stop: (): readonly RecordedQuery[] => {
      const queries = recorded ?? [];
      recorded = undefined;
      return queries;
    },
  };
};

/** Runs recorded queries again, one after the other. */
export const replay = async (client: pg.Client, queries: readonly RecordedQuery[]): Promise<void> => {
  for (const query of queries) await client.query(query);
};
