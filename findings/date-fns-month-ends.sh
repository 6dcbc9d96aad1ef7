#!/usr/bin/env bash
# Finding: 31 August to 30 November is two months, although 31 August to 30 September and 31 March to 30 April are one each.
# Subject: date-fns 4.4.0 and, as a peer, dayjs 1.11.23
# Expected: the end of a month counts in one way. Either a month passes from the last day to the last day (dayjs: 1, 1, 3), or
#   it does not.
# Seen: differenceInMonths has an exception for month ends that holds for one month only. What addMonths adds, it takes
#   back for one month and not for three.
# Date: 2026-11-29
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --no-save --ignore-scripts --loglevel=error date-fns@4.4.0 dayjs@1.11.23 >&2
cat > finding.mjs <<'CODE'
import assert from 'node:assert/strict';
import { addMonths, differenceInMonths } from 'date-fns';
import dayjs from 'dayjs';

const august = new Date(2026, 7, 31);
assert.deepEqual(addMonths(august, 1), new Date(2026, 8, 30));
assert.deepEqual(addMonths(august, 3), new Date(2026, 10, 30));
assert.equal(differenceInMonths(new Date(2026, 8, 30), august), 1);
assert.equal(differenceInMonths(new Date(2026, 10, 30), august), 2);
assert.equal(differenceInMonths(new Date(2026, 3, 30), new Date(2026, 2, 31)), 1);
assert.equal(dayjs('2026-11-30').diff('2026-08-31', 'month'), 3);
CODE
node finding.mjs
