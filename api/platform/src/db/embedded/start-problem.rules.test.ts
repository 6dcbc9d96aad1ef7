import { toStartError } from './start-problem.rules';

it.each([
  [
    'a full disk',
    'initdb: error: could not write to file "pg_wal/000000010000000000000001": No space left on device',
    'disk of the embedded database is full',
  ],
  [
    'too little shared memory',
    'FATAL:  could not map anonymous shared memory: Cannot allocate memory',
    'too little shared memory',
  ],
  [
    'another version',
    'FATAL:  database files are incompatible with server\nDETAIL:  The data directory was initialized by PostgreSQL version 17',
    'another version of PostgreSQL',
  ],
  [
    'files of another user',
    'FATAL:  data directory "/srv/data" has wrong ownership\nHINT:  The server must be started by the user that owns the data directory.',
    'belongs to another user',
  ],
])('tells in one sentence what to do about %s', (_case, output, part) => {
  const { message } = toStartError(output);
  expect(message).toContain(part);
  expect(message).toMatch(/^[^\n]*\.$/);
});

it('tells the last complaint of PostgreSQL, and where the rest stands, when it knows no advice', () => {
  const output = '2026-11-29 LOG:  starting\n2026-11-29 FATAL:  the moon is in the wrong house\nLOG:  ended';
  expect(toStartError(output, '/srv/log').message).toBe(
    'The embedded database did not start: the moon is in the wrong house. See /srv/log.',
  );
});
