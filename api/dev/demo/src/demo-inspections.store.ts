import { insertRows, insertRowsReturningIds, type Tx, zip } from '@husrum/api-platform';
import { inspectionKindInfo } from '@husrum/contract/statutory-inspection';
import { addDays, type LocalDate, toInstant, toScheduledSeconds } from '@husrum/format';
import { type DemoBuilding, demoEstates, demoVillas } from './demo-inspections.data';

/**
 * The performed inspections of each building are moved back by its own number of days, fewer than this, so that not all buildings
 * have them on the same days.
 */
const SHIFT_LIMIT_DAYS = 40;

interface Place {
  readonly entity_id: number;
  readonly building: DemoBuilding;
  readonly shiftDays: number;
}

const toPlaces = (ids: readonly number[], buildings: readonly DemoBuilding[]): Place[] =>
  ids.flatMap((entityId, index) => {
    const building = buildings[index % buildings.length];
    return building ? { entity_id: entityId, building, shiftDays: (index * 7) % SHIFT_LIMIT_DAYS } : [];
  });

const insertPlannedActivities = async (tx: Tx, places: readonly Place[], today: LocalDate): Promise<void> => {
  const planned = places.flatMap(({ entity_id, building }) =>
    building.planned.map((each) => ({ ...each, entity_id })),
  );
  const ids = await insertRowsReturningIds(
    tx,
    'maintenance',
    planned.map(({ entity_id, kind, inDays, budget }) => ({
      entity_id,
      title: inspectionKindInfo[kind].name,
      description: inspectionKindInfo[kind].interval,
      status: 'PLANNED',
      scheduled_at: toInstant(toScheduledSeconds(addDays(today, inDays), '00:00')),
      budget_ore: budget * 100,
      created_at: `${addDays(today, -1)}T09:00:00Z`,
      updated_at: `${addDays(today, -1)}T09:00:00Z`,
    })),
  );
  await insertRows(
    tx,
    'inspection_activity',
    zip(ids, planned).map(([maintenanceId, { entity_id, kind }]) => ({
      maintenance_id: maintenanceId,
      entity_id,
      kind,
    })),
  );
};

/**
 * Inserts the facts of every estate and villa, and their performed and planned inspections. Among the requirements that
 * `refreshRequirements` later derives from them, every status occurs.
 */
export const insertInspections = async (
  tx: Tx,
  {
    estateIds,
    villaIds,
    today,
  }: { estateIds: readonly number[]; villaIds: readonly number[]; today: LocalDate },
): Promise<void> => {
  const places = [...toPlaces(estateIds, demoEstates), ...toPlaces(villaIds, demoVillas)];
  const createdAt = `${addDays(today, -30)}T09:00:00Z`;
  const stamps = { created_at: createdAt, updated_at: createdAt };
  await insertRows(
    tx,
    'inspection_facts',
    places.map(({ entity_id, building }) => ({ entity_id, ...building.facts, ...stamps })),
  );
  const inspections = places.flatMap(({ entity_id, building, shiftDays }) =>
    building.inspections.map((inspection) => ({ ...inspection, entity_id, shiftDays })),
  );
  const ids = await insertRowsReturningIds(
    tx,
    'statutory_inspection',
    inspections.map(
      ({ entity_id, kind, daysAgo, shiftDays, result, inspector, certificate, cost, reinspectInDays }) => ({
        ...{ entity_id, kind, result, ...stamps },
        performed_on: addDays(today, -daysAgo - shiftDays),
        inspector_name: inspector[0],
        inspector_company: inspector[1],
        certificate_number: certificate ?? null,
        reinspect_by: reinspectInDays === undefined ? null : addDays(today, reinspectInDays),
        cost_ore: cost === 0 ? null : cost * 100,
      }),
    ),
  );
  await insertRows(
    tx,
    'inspection_remark',
    zip(ids, inspections).flatMap(([inspectionId, { remarks = [] }]) =>
      remarks.map((remark) => ({ inspection_id: inspectionId, remark })),
    ),
  );
  await insertPlannedActivities(tx, places, today);
};
