import type { IntegrationRow } from '@husrum/contract/integration';

/** Whether connecting was interrupted the first time, so that nothing is connected yet. */
export const isNeverConnected = ({
  state,
  last_sync_at,
}: Pick<IntegrationRow, 'state' | 'last_sync_at'>): boolean =>
  state === 'NEEDS_RECONNECT' && last_sync_at === null;

/** Connecting reads from the program, which sets `last_sync_at` within this time after `created_at`. */
const CONNECTING_MS = 60_000;

/** Whether the connection has not been synchronised since it was created. */
export const isNewConnection = ({
  created_at,
  last_sync_at,
}: Pick<IntegrationRow, 'created_at' | 'last_sync_at'>): boolean =>
  last_sync_at === null || Date.parse(last_sync_at) - Date.parse(created_at) < CONNECTING_MS;
