import { type InspectionKind, isInspectionKind } from '@husrum/contract/statutory-inspection';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import type { Tx } from '../platform/db';
import { equalsAny } from '../platform/db/equals-any';
import type { LastInspection, PlannedActivity } from './requirement.rules';

/** `7 LIFT 3`: an object, a kind of inspection, and an installation, or 0 for all of the kind. */
type RequirementKey = `${number} ${InspectionKind} ${number}`;
export const requirementKey = (
  entityId: number,
  kind: InspectionKind,
  installationId: number | null = null,
): RequirementKey => `${entityId} ${kind} ${installationId ?? 0}`;

export interface Installation {
  readonly id: number;
  readonly entity_id: number;
  readonly kind: InspectionKind;
  readonly name: string;
  readonly commissioned_on: LocalDate | null;
}
type Last = LastInspection & { readonly cost_ore: number | null };
type Planned = PlannedActivity & { readonly budget_ore: number | null };

export interface InspectionState {
  readonly last: ReadonlyMap<RequirementKey, Last>;
  readonly intervals: ReadonlyMap<RequirementKey, { readonly months: number; readonly reason: string }>;
  readonly planned: ReadonlyMap<RequirementKey, Planned>;
  /** By object and kind, each by name. */
  readonly installations: ReadonlyMap<RequirementKey, readonly Installation[]>;
}

interface Keyed {
  entity_id: number;
  kind: string;
  installation_id?: number | null;
}
const byRequirement = <R extends Keyed>(rows: readonly R[]): Map<RequirementKey, R> =>
  new Map(
    rows.flatMap((row) =>
      isInspectionKind(row.kind) ? [[requirementKey(row.entity_id, row.kind, row.installation_id), row]] : [],
    ),
  );

const loadInstallations = async (tx: Tx, entityIds?: readonly number[]) => {
  const rows = await tx
    .selectFrom('inspection_installation')
    .select(['id', 'entity_id', 'kind', 'name', 'commissioned_on'])
    .where('removed_at', 'is', null)
    .$if(entityIds !== undefined, (all) => all.where(equalsAny('entity_id', entityIds ?? [])))
    .orderBy(sql`natural_key(name)`)
    .orderBy('id')
    .execute();
  const byKey = new Map<RequirementKey, Installation[]>();
  for (const row of rows) {
    const key = requirementKey(row.entity_id, row.kind);
    byKey.set(key, [...(byKey.get(key) ?? []), row]);
  }
  return byKey;
};

/** The last inspections, own intervals, planned activities and installations of these objects, or of all. */
export const loadInspectionState = async (
  tx: Tx,
  entityIds?: readonly number[],
): Promise<InspectionState> => {
  const onlyEntity = entityIds === undefined ? sql`true` : equalsAny('entity_id', entityIds);
  const last = await sql<Keyed & LastInspection & { cost_ore: number | null }>`
    select distinct on (entity_id, kind, installation_id) entity_id, kind, installation_id, performed_on, result, reinspect_by, cost_ore
    from statutory_inspection where ${onlyEntity}
    order by entity_id, kind, installation_id, performed_on desc, id desc`.execute(tx);
  const intervals = await sql<Keyed & { months: number; reason: string }>`
    select entity_id, kind, months, reason from inspection_interval where ${onlyEntity}`.execute(tx);
  const planned = await sql<Keyed & { id: number; day: LocalDate; budget_ore: number | null }>`
    select distinct on (activity.entity_id, kind, installation_id) activity.entity_id, kind, installation_id, maintenance.id, budget_ore,
           (scheduled_at at time zone 'Europe/Stockholm')::date as day
    from inspection_activity activity join maintenance on maintenance.id = maintenance_id
    where ${entityIds === undefined ? sql`true` : equalsAny('activity.entity_id', entityIds)}
      and status in ('PLANNED', 'IN_PROGRESS', 'OVERDUE') and scheduled_at is not null
    order by activity.entity_id, kind, installation_id, scheduled_at, maintenance.id`.execute(tx);
  return {
    last: byRequirement(last.rows),
    intervals: byRequirement(intervals.rows),
    planned: byRequirement(planned.rows),
    installations: await loadInstallations(tx, entityIds),
  };
};
