import { isNewConnection } from './integration.rules';

test.each([
  ['without a synchronisation', null, true],
  ['when only connecting has read from the program', '2026-11-01T08:00:02.000Z', true],
  ['after the first synchronisation', '2026-11-02T05:00:00.000Z', false],
])('a connection is new %s', (_description, last_sync_at, expected) => {
  expect(isNewConnection({ created_at: '2026-11-01T08:00:00.000Z', last_sync_at })).toBe(expected);
});
