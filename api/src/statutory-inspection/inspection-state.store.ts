import { type InspectionKind, isInspectionKind } from '@husrum/contract/statutory-inspection';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import type { Tx } from '../platform/db';
import type { LastInspection, PlannedActivity } from './requirement.rules';

/** `7 LIFT`: an object and a kind of inspection. */
export type RequirementKey = `${number} ${InspectionKind}`;
export const requirementKey = (entityId: number, kind: InspectionKind): RequirementKey =>
  `${entityId} ${kind}`;

export interface InspectionState {
  readonly last: ReadonlyMap<RequirementKey, LastInspection & { readonly cost_ore: number | null }>;
  readonly intervals: ReadonlyMap<RequirementKey, { readonly months: number; readonly reason: string }>;
  readonly planned: ReadonlyMap<RequirementKey, PlannedActivity & { readonly budget_ore: number | null }>;
}

interface Keyed {
  entity_id: number;
  kind: string;
}
const byRequirement = <R extends Keyed>(rows: readonly R[]): Map<RequirementKey, R> =>
  new Map(
    rows.flatMap((row) =>
      isInspectionKind(row.kind) ? [[requirementKey(row.entity_id, row.kind), row]] : [],
    ),
  );

/** What has been done, set and planned, of one object or of all. */
export const loadInspectionState = async (tx: Tx, entityId?: number): Promise<InspectionState> => {
  const onlyEntity = entityId === undefined ? sql`true` : sql`entity_id = ${entityId}`;
  const last = await sql<Keyed & LastInspection & { cost_ore: number | null }>`
    select distinct on (entity_id, kind) entity_id, kind, performed_on, result, reinspect_by, cost_ore
    from statutory_inspection where ${onlyEntity}
    order by entity_id, kind, performed_on desc, id desc`.execute(tx);
  const intervals = await sql<Keyed & { months: number; reason: string }>`
    select entity_id, kind, months, reason from inspection_interval where ${onlyEntity}`.execute(tx);
  const planned = await sql<Keyed & { id: number; day: LocalDate; budget_ore: number | null }>`
    select distinct on (activity.entity_id, kind) activity.entity_id, kind, maintenance.id, budget_ore,
           (scheduled_at at time zone 'Europe/Stockholm')::date as day
    from inspection_activity activity join maintenance on maintenance.id = maintenance_id
    where ${entityId === undefined ? sql`true` : sql`activity.entity_id = ${entityId}`}
      and status in ('PLANNED', 'IN_PROGRESS', 'OVERDUE') and scheduled_at is not null
    order by activity.entity_id, kind, scheduled_at, maintenance.id`.execute(tx);
  return {
    last: byRequirement(last.rows),
    intervals: byRequirement(intervals.rows),
    planned: byRequirement(planned.rows),
  };
};
