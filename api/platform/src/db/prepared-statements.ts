import { createHash } from 'node:crypto';
import type { Compilable, CompiledQuery, Transaction } from 'kysely';
import type { DB } from './tables';

const statementNames = new Map<string, string>();

/** PostgreSQL keeps 63 bytes of a name. */
const NAME_LENGTH = 32;

/**
 * The name under which a session prepares this SQL text. Undefined for a query that is not prepared. It is the digest of the text:
 * behind a pooler processes share sessions, and no name may mean another text there.
 */
export const statementNameOf = (text: string): string | undefined => statementNames.get(text);

const compile = <Row>(query: Compilable<Row>, values: readonly unknown[]): CompiledQuery<Row> => {
  const compiled = query.compile();
  const { parameters } = compiled;
  if (
    parameters.length !== values.length ||
    parameters.some((parameter, index) => parameter !== values[index])
  )
    throw new Error(`The values of a prepared query must be its parameters, in this order: ${compiled.sql}`);
  statementNames.set(
    compiled.sql,
    createHash('sha256').update(compiled.sql).digest('hex').slice(0, NAME_LENGTH),
  );
  return compiled;
};

/**
 * Returns a function that runs a query as a prepared statement: the process compiles it once, and each session plans it once.
 * For queries of frequent calls that take longer to compile and plan than to execute. `build` is called only for the first
 * execution, so its text must not depend on the values: pass ids as one array (`equalsAny`). It must name its columns: a session
 * cannot run a prepared `select *` after a column was added.
 */
export const prepareQuery = <Values extends readonly unknown[], Row>(
  build: (tx: Transaction<DB>, ...values: Values) => Compilable<Row>,
): ((tx: Transaction<DB>, ...values: Values) => Promise<Row[]>) => {
  let compiled: CompiledQuery<Row> | undefined;
  return async (tx, ...values) => {
    compiled ??= compile(build(tx, ...values), values);
    const { rows } = await tx.executeQuery<Row>({ ...compiled, parameters: values });
    return rows;
  };
};
