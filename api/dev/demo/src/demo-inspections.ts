import {
  changeFacts,
  createRemarkTicket,
  planInspectionActivity,
  registerInspection,
} from '@husrum/api-maintenance/testing';
import type { EntityKind } from '@husrum/contract/entity';
import { addDays, toOre } from '@husrum/format';
import { type DemoBuilding, type DemoInspection, demoEstates, demoVillas } from './demo-inspections.data';
import { clampToScenario, type DemoScenario } from './demo-scenario';

const registerDemoInspection = async (
  { demo: { request }, today }: DemoScenario,
  entityId: number,
  { kind, daysAgo, result, inspector, certificate, cost, remarks = [], reinspectInDays }: DemoInspection,
): Promise<void> => {
  const [inspectorName, inspectorCompany] = inspector;
  const { inspections } = await registerInspection(request, {
    ...{
      entity_id: entityId,
      kind,
      result,
      inspector_name: inspectorName,
      inspector_company: inspectorCompany,
    },
    performed_on: addDays(today, -daysAgo),
    certificate_number: certificate ?? null,
    certificate_valid_to: null,
    reinspect_by: reinspectInDays === undefined ? null : addDays(today, reinspectInDays),
    note: null,
    installation_id: null,
    budgetOre: null,
    costOre: cost === 0 ? null : toOre(cost),
    file_id: null,
    remarks: [...remarks],
  });
  const [firstRemark] = inspections[0]?.remarks ?? [];
  if (firstRemark && result === 'REJECTED') await createRemarkTicket(request, firstRemark.id);
};

const planBuilding = (
  scenario: DemoScenario,
  entityId: number,
  { facts, inspections, planned }: DemoBuilding,
): void => {
  const { schedule, demo, begin, today } = scenario;
  // The facts of a building decide which inspections it needs, so they are entered first.
  schedule.on(addDays(begin, 1), async () => {
    await changeFacts(demo.request, { ...facts, entity_id: entityId, updated_at: null });
  });
  for (const inspection of inspections)
    schedule.on(
      clampToScenario({ begin: addDays(begin, 1), today }, addDays(today, -inspection.daysAgo)),
      () => registerDemoInspection(scenario, entityId, inspection),
    );
  for (const { kind, inDays, budget } of planned)
    schedule.on(today, async () => {
      const day = addDays(today, inDays);
      await planInspectionActivity(demo.request, {
        entity_id: entityId,
        kind,
        day,
        installation_id: null,
        budgetOre: toOre(budget),
        responsible_id: null,
      });
    });
};

/** Plans the facts and inspections of two estates and a villa. */
export const planInspections = (scenario: DemoScenario, entityIds: readonly number[]): void => {
  const buildings: readonly (readonly [EntityKind, readonly DemoBuilding[]])[] = [
    ['estates', demoEstates],
    ['villas', demoVillas],
  ];
  for (const [kind, data] of buildings) {
    const ids = scenario.portfolio.entities.flatMap((entity, index) =>
      entity.kind === kind ? (entityIds[index] ?? []) : [],
    );
    for (const [index, building] of data.entries()) {
      const id = ids[index];
      if (id !== undefined) planBuilding(scenario, id, building);
    }
  }
};
