import { isNewConnection } from './integration.rules';

test.each([
  ['is new without a synchronisation', null, true],
  ['is new when only connecting has read from the program', '2026-11-01T08:00:02.000Z', true],
  ['is no longer new after the first synchronisation', '2026-11-02T05:00:00.000Z', false],
])('a connection %s', (_description, lastSyncAt, expected) => {
  expect(isNewConnection({ created_at: '2026-11-01T08:00:00.000Z', last_sync_at: lastSyncAt })).toBe(
    expected,
  );
});
