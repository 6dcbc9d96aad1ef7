import pg from 'pg';
import { migrate } from './migrate';

it('a database of a newer version is refused with one sentence', async () => {
  const pool = new pg.Pool({ connectionString: globalThis.testDatabase.url, max: 1 });
  try {
    await pool.query(`insert into schema_migration (name, digest) values ('9999_later.sql', 'x')`);
    await expect(migrate(pool)).rejects.toThrow('The database was made by a newer version (9999_later.sql)');
  } finally {
    await pool.query(`delete from schema_migration where name = '9999_later.sql'`);
    await pool.end();
  }
});
