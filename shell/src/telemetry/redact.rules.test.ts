import { redactMessage, redactStack } from './redact.rules';

test.each([
  [
    "Cannot read properties of undefined (reading 'map')",
    "Cannot read properties of undefined (reading 'map')",
  ],
  ['name must be a `number`, but was: `"Karin Holm"`', 'name must be a "…", but was: "…"'],
  [
    `Unexpected token '<', "<!doctype "... is not valid JSON`,
    'Unexpected token "…", "…"... is not valid JSON',
  ],
  ['No tenant 19640823-3234 at karin@example.se', 'No tenant # at …'],
  ['Bearer eyJhbGciOi.eyJzdWIi.abc_-9 refused', 'Bearer … refused'],
  [
    'Loading chunk 56 failed (error: http://localhost:4000/remotes/mf-leases/4b8992f7be03/56.js?again=1)',
    'Loading chunk 56 failed (error: /remotes/mf-leases/4b8992f7be03/56.js)',
  ],
  ['Broken: "half a sentence of somebody', 'Broken: "…"'],
])(
  'removes user input, tokens, origins and query strings from a message, and keeps the rest: %s',
  (message, redacted) => {
    expect(redactMessage(message)).toBe(redacted);
  },
);

test('a stack keeps functions, files and lines, but not the message', () => {
  const stack = [
    'TypeError: Karin Holm is not a tenant',
    '    at save (https://husrum.se/remotes/mf-leases/a1/12.js?again=9:1:204)',
    '    at https://husrum.se/assets/main.0123.js:1:7',
  ].join('\n');
  expect(redactStack(stack)).toBe('at save (/remotes/mf-leases/a1/12.js:1:204)\nat /assets/main.0123.js:1:7');
  expect(redactStack('TypeError: Karin Holm')).toBeNull();
});
