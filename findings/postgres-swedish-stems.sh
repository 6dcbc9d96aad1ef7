#!/usr/bin/env bash
# Finding: Swedish stemming finds "hyresgästen" by "hyresgäst", but not "hyran" by "hyra", "garaget" by "garage" or "huset" by "hus".
# Subject: PostgreSQL 18.6 in @electric-sql/pglite 0.5.16
# Expected: the text search configuration "swedish" gives the plain and the definite form of everyday nouns one stem.
# Seen: it does for hyresgäst, lägenhet and källare. It does not for hyra, garage, hus, tak and fönster; and bostad, bostäder and
#   bostaden have three stems.
# Date: 2026-11-29
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --no-save --ignore-scripts --loglevel=error @electric-sql/pglite@0.5.16 >&2
cat > finding.mjs <<'CODE'
import assert from 'node:assert/strict';
import { PGlite } from '@electric-sql/pglite';

const database = await PGlite.create();
const isFound = async (query, word) => {
  const sql = "select to_tsvector('swedish', $1) @@ plainto_tsquery('swedish', $2) as found";
  return (await database.query(sql, [word, query])).rows[0].found;
};

for (const [query, word] of [['hyresgäst', 'hyresgästen'], ['lägenhet', 'lägenheten'], ['källare', 'källaren']])
  assert.equal(await isFound(query, word), true, word);
const missed = [['hyra', 'hyran'], ['garage', 'garaget'], ['hus', 'huset'], ['tak', 'taket'], ['fönster', 'fönstret'],
  ['bostad', 'bostäder'], ['bostad', 'bostaden'], ['bostäder', 'bostaden']];
for (const [query, word] of missed) assert.equal(await isFound(query, word), false, word);
await database.close();
CODE
node finding.mjs
