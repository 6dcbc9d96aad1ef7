import {
  cancelMaintenance,
  changeTask,
  createMaintenance,
  createTemplate,
  dayOf,
  finishMaintenance,
  markOverdueAndNotify,
  readMaintenance,
  startMaintenance,
} from '@husrum/api-maintenance/testing';
import type { Maintenance } from '@husrum/contract/maintenance';
import { addDays, daysBetween, type LocalDate, toInstant, toScheduledSeconds, weekday } from '@husrum/format';
import {
  autumnRound,
  type DemoTemplate,
  demoTemplates,
  filterChange,
  fireRound,
  painting,
  procurement,
  roundNotes,
  technicalRound,
} from './demo-maintenance.data';
import type { DemoScenario } from './demo-scenario';

/** The number of estates with maintenance. */
const MAINTAINED_ESTATES = 12;
const ROUND_BUDGET_ORE = 120_000;
const ROUND_COST_ORE = 115_000;

/** The day itself, or the next Monday when it is on a weekend. */
const toWorkday = (day: LocalDate): LocalDate => (weekday(day) > 5 ? addDays(day, 8 - weekday(day)) : day);

type NewActivity = Parameters<typeof createMaintenance>[1];

const emptyInput: NewActivity = {
  entity_id: null,
  company_id: null,
  template_id: null,
  title: null,
  description: null,
  reschedule_in: null,
  tasks: [],
  scheduled_at: null,
  responsible_id: null,
  budgetOre: null,
};

/**
 * Marks the first `completeCount` tasks as complete, and the next one as failed if `isNextFailed`. Only a complete task can be
 * changed to failed.
 */
const markTasks = async (
  { demo: { request } }: DemoScenario,
  { tasks }: Maintenance,
  completeCount: number,
  isNextFailed: boolean,
): Promise<void> => {
  for (const [index, { id }] of tasks.entries()) {
    if (index > completeCount || (index === completeCount && !isNextFailed)) break;
    await changeTask(request, { id, status: 'COMPLETE' });
    if (index === completeCount) await changeTask(request, { id, status: 'FAILED' });
  }
};

/** Starts and finishes the activity. Returns the id of its repetition, which finishing creates. */
const carryOut = async (scenario: DemoScenario, id: number, round: number): Promise<number | null> => {
  const { request } = scenario.demo;
  const activity = await startMaintenance(request, id);
  const hasFault = round % 4 === 1;
  await markTasks(scenario, activity, hasFault ? activity.tasks.length - 1 : activity.tasks.length, hasFault);
  const note = roundNotes[round % roundNotes.length] ?? null;
  const { next_id } = await finishMaintenance(request, id, {
    note,
    costOre: ROUND_COST_ORE + 7_500 * (round % 3),
  });
  return next_id;
};

/** Plans to carry out the activity on its day, and then each repetition that is scheduled before today. */
const planRounds = async (scenario: DemoScenario, id: number, round: number): Promise<void> => {
  const { demo, schedule, today } = scenario;
  const { scheduled_at } = await readMaintenance(demo.request.tx, id);
  const day = dayOf(toInstant(scheduled_at));
  if (day === null || daysBetween(day, today) < 1) return;
  schedule.on(day, async () => {
    const nextId = await carryOut(scenario, id, round);
    if (nextId !== null) await planRounds(scenario, nextId, round + 1);
  });
};

const createDemoTemplates = async ({
  demo: { request },
}: DemoScenario): Promise<ReadonlyMap<DemoTemplate, number>> => {
  const ids = new Map<DemoTemplate, number>();
  for (const template of demoTemplates) {
    const tasks = template.tasks.map((task) => ({ id: null, task }));
    ids.set(template, (await createTemplate(request, { ...template, tasks })).id);
  }
  return ids;
};

/** Plans templates, and activities in every status: done, in progress, overdue, cancelled, planned, and without a day. */
export const planMaintenance = (
  scenario: DemoScenario,
  { companyIds, entityIds }: { companyIds: readonly number[]; entityIds: readonly number[] },
): void => {
  const { begin, demo, portfolio, schedule, today } = scenario;
  const { request } = demo;
  const responsibleId = request.account.userId;
  const estateIds = entityIds
    .filter((_id, index) => portfolio.entities[index]?.kind === 'estates')
    .slice(0, MAINTAINED_ESTATES);
  const create = (input: Partial<NewActivity>) => createMaintenance(request, { ...emptyInput, ...input });
  const templates = new Map<DemoTemplate, number>();
  const createFromTemplate = (template: DemoTemplate, entityId: number, day: LocalDate, time: string) =>
    create({
      template_id: templates.get(template) ?? null,
      entity_id: entityId,
      scheduled_at: toScheduledSeconds(toWorkday(day), time),
      responsible_id: responsibleId,
      budgetOre: template === technicalRound ? ROUND_BUDGET_ORE : null,
    });

  schedule.on(begin, async () => {
    for (const [template, id] of await createDemoTemplates(scenario)) templates.set(template, id);
    for (const [index, entityId] of estateIds.entries()) {
      const { id } = await createFromTemplate(
        technicalRound,
        entityId,
        addDays(begin, 20 + 3 * index),
        '09:00',
      );
      await planRounds(scenario, id, index);
    }
  });
  schedule.on(addDays(today, -20), async () => {
    for (const [index, entityId] of estateIds.entries()) {
      await createFromTemplate(
        filterChange,
        entityId,
        addDays(today, 1 + 4 * index),
        index % 2 === 0 ? '08:30' : '13:00',
      );
      if (index % 3 === 0)
        await createFromTemplate(autumnRound, entityId, addDays(today, 6 + index), '00:00');
    }
    await create({
      ...painting,
      entity_id: estateIds.at(-1) ?? null,
      scheduled_at: toScheduledSeconds(addDays(today, 30), '00:00'),
      budgetOre: 8_500_000,
    });
    await create({ ...procurement, company_id: companyIds[0] ?? null, budgetOre: 4_000_000 });
  });
  schedule.on(addDays(today, -12), async () => {
    const cancelled = await create({
      ...painting,
      title: 'Målning av garageportar',
      entity_id: estateIds[0] ?? null,
      scheduled_at: toScheduledSeconds(addDays(today, 3), '00:00'),
    });
    schedule.on(addDays(today, -5), async () => {
      await cancelMaintenance(request, cancelled.id);
    });
    // On the first estate a round has started; on the second one a round is overdue.
    const [startedEstateId, overdueEstateId] = estateIds;
    if (overdueEstateId !== undefined)
      await createFromTemplate(fireRound, overdueEstateId, addDays(today, -4), '10:00');
    if (startedEstateId === undefined) return;
    const { id } = await createFromTemplate(fireRound, startedEstateId, today, '07:30');
    schedule.on(today, async () => {
      await markTasks(scenario, await startMaintenance(request, id), 2, true);
    });
  });
  schedule.on(today, () => markOverdueAndNotify(request));
};
