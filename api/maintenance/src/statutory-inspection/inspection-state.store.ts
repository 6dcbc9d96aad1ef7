import { equalsAny, groupBy, type Tx } from '@husrum/api-platform';
import { type InspectionKind, isInspectionKind } from '@husrum/contract/statutory-inspection';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import { kindsDependingOnHistory, type PastInspection } from './next-due.rules';
import type { LastInspection, PlannedActivity } from './requirement.rules';

/** The id of an object, a kind of inspection and the id of an installation, or 0 for all of the kind: `7 LIFT 3`. */
type RequirementKey = `${number} ${InspectionKind} ${number}`;
export const toRequirementKey = (
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
type LastInspectionRow = LastInspection & { readonly cost_ore: number | null };
type PlannedActivityRow = PlannedActivity & { readonly budget_ore: number | null };

export interface OwnInterval {
  readonly months: number;
  readonly reason: string;
  readonly updated_at: string;
}

export interface InspectionState {
  /** The last inspection of each requirement. */
  readonly last: ReadonlyMap<RequirementKey, LastInspectionRow>;
  /** All inspections of the kinds whose next due day depends on them, the oldest first. */
  readonly history: ReadonlyMap<RequirementKey, readonly PastInspection[]>;
  /** The intervals that users have set, instead of those of the catalogue. */
  readonly intervals: ReadonlyMap<RequirementKey, OwnInterval>;
  /** The earliest open activity for each requirement. */
  readonly planned: ReadonlyMap<RequirementKey, PlannedActivityRow>;
  /** The installations by object and kind, in the order of their names. The key has the installation 0. */
  readonly installations: ReadonlyMap<RequirementKey, readonly Installation[]>;
}

interface RequirementKeyColumns {
  entity_id: number;
  kind: string;
  installation_id?: number | null;
}
const indexByRequirement = <R extends RequirementKeyColumns>(rows: readonly R[]): Map<RequirementKey, R> =>
  new Map(
    rows.flatMap((row) =>
      isInspectionKind(row.kind)
        ? [[toRequirementKey(row.entity_id, row.kind, row.installation_id), row]]
        : [],
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
    const key = toRequirementKey(row.entity_id, row.kind);
    byKey.set(key, [...(byKey.get(key) ?? []), row]);
  }
  return byKey;
};

/** Inspections by requirement, the oldest first. */
const loadHistory = async (tx: Tx, entityIds?: readonly number[]) => {
  const rows = await tx
    .selectFrom('statutory_inspection')
    .select(['entity_id', 'kind', 'installation_id', 'performed_on', 'result'])
    .where('kind', 'in', kindsDependingOnHistory)
    .$if(entityIds !== undefined, (all) => all.where(equalsAny('entity_id', entityIds ?? [])))
    .orderBy('performed_on')
    .orderBy('id')
    .execute();
  return groupBy(rows, ({ entity_id, kind, installation_id }) =>
    toRequirementKey(entity_id, kind, installation_id),
  );
};

/** The inspections, own intervals, planned activities and installations of these objects, or of all. */
export const loadInspectionState = async (
  tx: Tx,
  entityIds?: readonly number[],
): Promise<InspectionState> => {
  const entityCondition = entityIds === undefined ? sql`true` : equalsAny('entity_id', entityIds);
  const last = await sql<RequirementKeyColumns & LastInspection & { cost_ore: number | null }>`
    select distinct on (entity_id, kind, installation_id) entity_id, kind, installation_id, performed_on, result, reinspect_by, cost_ore
    from statutory_inspection where ${entityCondition}
    order by entity_id, kind, installation_id, performed_on desc, id desc`.execute(tx);
  const intervals = await sql<RequirementKeyColumns & OwnInterval>`
    select entity_id, kind, months, reason, updated_at from inspection_interval where ${entityCondition}`.execute(
    tx,
  );
  const planned = await sql<
    RequirementKeyColumns & { id: number; day: LocalDate; budget_ore: number | null }
  >`
    select distinct on (activity.entity_id, kind, installation_id) activity.entity_id, kind, installation_id, maintenance.id, budget_ore,
           (scheduled_at at time zone 'Europe/Stockholm')::date as day
    from inspection_activity activity join maintenance on maintenance.id = maintenance_id
    where ${entityIds === undefined ? sql`true` : equalsAny('activity.entity_id', entityIds)}
      and status in ('PLANNED', 'IN_PROGRESS', 'OVERDUE') and scheduled_at is not null
    order by activity.entity_id, kind, installation_id, scheduled_at, maintenance.id`.execute(tx);
  return {
    last: indexByRequirement(last.rows),
    history: await loadHistory(tx, entityIds),
    intervals: indexByRequirement(intervals.rows),
    planned: indexByRequirement(planned.rows),
    installations: await loadInstallations(tx, entityIds),
  };
};
