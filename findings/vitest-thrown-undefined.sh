#!/usr/bin/env bash
# Finding: what throws undefined satisfies both `toThrow('text')` and `not.toThrow('text')`, and both with a pattern.
# Subject: vitest 3.2.4
# Expected: the message does not contain the text, so `toThrow('text')` fails, as it does for an Error with another message.
# Seen: both assertions pass; with a class or an Error in place of the text the same function fails, as it should.
# Date: 2026-11-30
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --no-save --ignore-scripts --no-audit --loglevel=error vitest@3.2.4 >&2
cat > finding.test.js <<'CODE'
import { expect, test } from 'vitest';

const throwsUndefined = () => {
  throw undefined;
};
const throwsAnother = () => {
  throw new Error('another');
};
test('undefined has the message and does not have it', () => {
  expect(throwsUndefined).toThrow('text');
  expect(throwsUndefined).not.toThrow('text');
  expect(throwsUndefined).toThrow(/text/);
  expect(throwsUndefined).not.toThrow(/text/);
});
test('an Error with another message does not have it', () => {
  expect(() => expect(throwsAnother).toThrow('text')).toThrow('another');
});
test('undefined is no Error', () => {
  expect(() => expect(throwsUndefined).toThrow(Error)).toThrow('instance');
});
CODE
npx --no-install vitest run --root .
