import type { Tx } from '@husrum/api-platform';
import { type MaintenanceStatus, maintenanceStatusLabel } from '@husrum/contract/maintenance';
import { sql } from 'kysely';
import type { Hit } from './search.store';

interface MaintenanceState {
  id: number;
  status: MaintenanceStatus;
  scheduled_on: string | null;
}

/**
 * Adds the day and the status to the subtitle of activities: `Lgh 1001 · 2026-12-01 · Planerad`. A repeated activity has the
 * same title every time.
 */
export const addStateToMaintenanceHits = async (tx: Tx, hits: readonly Hit[]): Promise<Hit[]> => {
  const ids = hits.filter(({ kind }) => kind === 'maintenance').map(({ ref_id }) => ref_id);
  if (ids.length === 0) return [...hits];
  const { rows } = await sql<MaintenanceState>`
    select id, status, (scheduled_at at time zone 'Europe/Stockholm')::date as scheduled_on
    from maintenance where id = any (${ids}::bigint[])`.execute(tx);
  const states = new Map(
    rows.map(({ id, status, scheduled_on }) => [id, [scheduled_on, maintenanceStatusLabel[status]]]),
  );
  return hits.map((hit) =>
    hit.kind === 'maintenance'
      ? { ...hit, subtitle: [hit.subtitle, ...(states.get(hit.ref_id) ?? [])].filter(Boolean).join(' · ') }
      : hit,
  );
};
