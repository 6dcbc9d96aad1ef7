import { listDeclaredTables, listWrittenTables, NAMED_AT_RUN_TIME } from './table-writers.rules';

test.each([
  ["await tx.insertInto('lease').values(lease).execute();", ['lease']],
  ["tx\n    .updateTable('lease as one')\n    .set(change)", ['lease']],
  ["tx.deleteFrom(\n  'lease',\n)", ['lease']],
  ['for (const table of tables) await tx.deleteFrom(table).execute();', [NAMED_AT_RUN_TIME]],
  ["insertRows(\n    tx,\n    'lease',\n    rows)", ['lease']],
  ["insertRowsReturningIds(tx, 'tenant', rows)", ['tenant']],
  ['sql`update lease set fee = changed.fee from changed`', ['lease']],
  ['sql`update lease as one set fee = 0`', ['lease']],
  ['sql`update lease one set fee = 0`', ['lease']],
  ['sql`insert into job (kind) select 1 on conflict (kind) do update set kind = 2`', ['job']],
  ['sql`delete from session where expires_at < now()`', ['session']],
  [['sql`insert into $', '{sql.table(name)} (id)`'].join(''), [NAMED_AT_RUN_TIME]],
  ["tx.insertInto('b').values(b); tx.deleteFrom('a'); tx.deleteFrom('b');", ['a', 'b']],
])('finds what %j writes', (source, tables) => {
  expect(listWrittenTables(source)).toEqual(tables);
});

test.each([
  "tx.selectFrom('lease').selectAll().forUpdate()",
  'sql`select id from lease for update of lease`',
  "// Does what tx.deleteFrom('lease') did.",
  "/** update lease set fee = 0 */ const fee = ({ table: 'lease' });",
])('%j writes nothing', (source) => {
  expect(listWrittenTables(source)).toEqual([]);
});

test('reads the tables that a file declares, and not their columns', () => {
  const source = `type Ore = number;
export interface LeaseTables {
  /** A lease: the letting. */
  lease: {
    id: Id;
    fee: Ore;
  };
  user_account: Record<Setting, boolean> & {
    id: Id;
  };
  counter: { last_number: number };
}

declare global {
  interface DatabaseTables extends LeaseTables {}
}`;
  expect(listDeclaredTables(source)).toEqual(['lease', 'user_account', 'counter']);
});
