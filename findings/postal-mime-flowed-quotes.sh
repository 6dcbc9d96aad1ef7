#!/usr/bin/env bash
# Finding: A quoted paragraph of a flowed mail is joined with its quote marks inside: "> Hyran för > oktober".
# Subject: postal-mime 4.0.0 and, as a peer, mailparser 3.14.2
# Expected: joining flowed lines removes the quote marks of each first and writes them once (RFC 3676, 4.1). mailparser does.
# Seen: the marks of the later lines stay in the midst of the sentence.
# Date: 2026-11-29
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --no-save --ignore-scripts --loglevel=error mailparser@3.14.2 postal-mime@4.0.0 >&2
cat > finding.mjs <<'CODE'
import assert from 'node:assert/strict';
import { simpleParser } from 'mailparser';
import PostalMime from 'postal-mime';

const mail = ['From: a@example.com', 'To: b@example.com', 'Subject: Hyra', 'MIME-Version: 1.0',
  'Content-Type: text/plain; charset=utf-8; format=flowed', '', 'Svar:', '', '> Hyran för ', '> oktober är ', '> betald.', '',
].join('\r\n');

assert.equal((await PostalMime.parse(mail)).text.trimEnd(), 'Svar:\n\n> Hyran för > oktober är > betald.');
assert.equal((await simpleParser(mail)).text.trimEnd(), 'Svar:\n\n> Hyran för oktober är betald.');
CODE
node finding.mjs
