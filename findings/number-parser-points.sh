#!/usr/bin/env bash
# Finding: In Swedish "7.250" is read as 7.25 although the parser's own check says that it cannot be a number; two points are NaN.
# Subject: @internationalized/number 3.6.9
# Expected: NaN for a point in a language whose decimals have a comma and whose thousands have a space, as the check says.
# Seen: one point is a decimal comma, also behind a space of thousands ("7 250.50"); "7.250,5" and "1.000.000" are NaN. So what
#   cannot be typed in a field that asks the check can be pasted into it, and 7.250 kronor become 7,25.
# Date: 2026-11-30
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --no-save --ignore-scripts --loglevel=error @internationalized/number@3.6.9 >&2
cat > finding.mjs <<'CODE'
import assert from 'node:assert/strict';
import { NumberParser } from '@internationalized/number';

const swedish = new NumberParser('sv-SE');
const read = (text) => [swedish.parse(text), swedish.isValidPartialNumber(text)];
assert.deepEqual(read('7,250'), [7.25, true]);
assert.deepEqual(read('7 250,50'), [7250.5, true]);
assert.deepEqual(read('7.250'), [7.25, false]);
assert.deepEqual(read('7 250.50'), [7250.5, false]);
assert.deepEqual(read('7.250,5'), [NaN, false]);
assert.deepEqual(read('1.000.000'), [NaN, false]);
CODE
node finding.mjs
