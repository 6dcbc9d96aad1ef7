import type pg from 'pg';
import { StartError } from '../errors';

const leaks = `
do $$
declare
  leaking text;
  visible boolean;
begin
  set local role app_user;
  for leaking in
    select format('%I.%I', table_schema, table_name) from information_schema.columns
    where column_name = 'billable_id' and table_schema = 'public'
  loop
    execute format('select exists (select from %s)', leaking) into visible;
    if visible then raise exception 'leak in %', leaking; end if;
  end loop;
end $$`;

/** Refuses to serve from a database in which rows could be seen without an account, or Swedish letters do not fold. */
export const checkDatabase = async (pool: pg.Pool): Promise<void> => {
  const { rows } = await pool.query<{ folds: boolean }>(`select lower('ÅÄÖ') = 'åäö' as folds`);
  if (rows[0]?.folds !== true) {
    throw new StartError(
      `The database does not know Swedish letters: create it with encoding UTF8 and a UTF-8 locale (for example C.UTF-8).`,
    );
  }
  try {
    await pool.query(leaks);
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('leak in')) {
      throw new StartError(
        `Row-level security does not protect the table ${error.message.slice(8)}: the server does not start.`,
      );
    }
    throw error;
  }
};
