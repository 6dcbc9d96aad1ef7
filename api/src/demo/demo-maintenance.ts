import type { Maintenance, MaintenanceInput } from '@husrum/contract/maintenance';
import { addDays, daysBetween, type LocalDate, parseDateTime, weekday } from '@husrum/format';
import {
  cancelMaintenance,
  finishMaintenance,
  startMaintenance,
} from '../maintenance/change-maintenance-status';
import { changeTask } from '../maintenance/change-task';
import { createMaintenance } from '../maintenance/create-maintenance';
import { dayOf, toInstant } from '../maintenance/maintenance.rules';
import { markOverdueAndNotify } from '../maintenance/mark-overdue-and-notify';
import { readMaintenance } from '../maintenance/read-maintenance';
import { createTemplate } from '../maintenance-template/create-template';
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
import type { DemoStory } from './demo-story';

/** So many estates have maintenance in the demo. */
const MAINTAINED_ESTATES = 12;
const ROUND_BUDGET_SEK = 1200;
const ROUND_COST_SEK = 1150;

/** The day, or the Monday after a weekend. */
const toWorkday = (day: LocalDate): LocalDate => (weekday(day) > 5 ? addDays(day, 8 - weekday(day)) : day);

const at = (day: LocalDate, time: string): number => parseDateTime(`${day} ${time}`).getTime() / 1000;

const blank: MaintenanceInput = {
  entity_id: null,
  company_id: null,
  template_id: null,
  title: null,
  description: null,
  reschedule_in: null,
  tasks: [],
  scheduled_at: null,
  responsible_id: null,
  budget: null,
};

/** Ticks the first tasks as complete, and the one after them as failed if wanted. */
const tick = async (
  { demo: { request } }: DemoStory,
  { tasks }: Maintenance,
  complete: number,
  isNextFailed: boolean,
): Promise<void> => {
  for (const [index, { id }] of tasks.entries()) {
    if (index > complete || (index === complete && !isNextFailed)) break;
    await changeTask(request, { id, status: 'COMPLETE' });
    if (index === complete) await changeTask(request, { id, status: 'FAILED' });
  }
};

const carryOut = async (story: DemoStory, id: number, round: number): Promise<number | null> => {
  const { request } = story.demo;
  const activity = await startMaintenance(request, id);
  const hasFault = round % 4 === 1;
  await tick(story, activity, hasFault ? activity.tasks.length - 1 : activity.tasks.length, hasFault);
  const note = roundNotes[round % roundNotes.length] ?? null;
  const { next_id } = await finishMaintenance(request, id, { note, cost: ROUND_COST_SEK + 75 * (round % 3) });
  return next_id;
};

/** Does the activity on its day, and the ones that follow, until one lies in the last days of the story or after them. */
const planRounds = async (story: DemoStory, id: number, round: number): Promise<void> => {
  const { demo, schedule, today } = story;
  const { scheduled_at } = await readMaintenance(demo.request.tx, id);
  const day = dayOf(toInstant(scheduled_at));
  if (day === null || daysBetween(day, today) < 1) return;
  schedule.on(day, async () => {
    const nextId = await carryOut(story, id, round);
    if (nextId !== null) await planRounds(story, nextId, round + 1);
  });
};

const createDemoTemplates = async ({
  demo: { request },
}: DemoStory): Promise<ReadonlyMap<DemoTemplate, number>> => {
  const ids = new Map<DemoTemplate, number>();
  for (const template of demoTemplates) {
    const tasks = template.tasks.map((task) => ({ id: null, task }));
    ids.set(template, (await createTemplate(request, { ...template, tasks })).id);
  }
  return ids;
};

/** Templates, and activities in every status: done, in progress, overdue, cancelled, planned, and without a day. */
export const planMaintenance = (
  story: DemoStory,
  { companyIds, entityIds }: { companyIds: readonly number[]; entityIds: readonly number[] },
): void => {
  const { begin, demo, portfolio, schedule, today } = story;
  const { request } = demo;
  const responsible_id = request.account.userId;
  const estateIds = entityIds
    .filter((_id, index) => portfolio.entities[index]?.kind === 'estates')
    .slice(0, MAINTAINED_ESTATES);
  const create = (input: Partial<MaintenanceInput>) => createMaintenance(request, { ...blank, ...input });
  const templates = new Map<DemoTemplate, number>();
  const from = (template: DemoTemplate, entity_id: number, day: LocalDate, time: string) =>
    create({
      template_id: templates.get(template) ?? null,
      entity_id,
      scheduled_at: at(toWorkday(day), time),
      responsible_id,
      budget: template === technicalRound ? ROUND_BUDGET_SEK : null,
    });

  schedule.on(begin, async () => {
    for (const [template, id] of await createDemoTemplates(story)) templates.set(template, id);
    for (const [index, entityId] of estateIds.entries()) {
      const { id } = await from(technicalRound, entityId, addDays(begin, 20 + 3 * index), '09:00');
      await planRounds(story, id, index);
    }
  });
  schedule.on(addDays(today, -20), async () => {
    for (const [index, entityId] of estateIds.entries()) {
      await from(filterChange, entityId, addDays(today, 1 + 4 * index), index % 2 === 0 ? '08:30' : '13:00');
      if (index % 3 === 0) await from(autumnRound, entityId, addDays(today, 6 + index), '00:00');
    }
    await create({
      ...painting,
      entity_id: estateIds.at(-1) ?? null,
      scheduled_at: at(addDays(today, 30), '00:00'),
      budget: 85_000,
    });
    await create({ ...procurement, company_id: companyIds[0] ?? null, budget: 40_000 });
  });
  schedule.on(addDays(today, -12), async () => {
    const cancelled = await create({
      ...painting,
      title: 'Målning av garageportar',
      entity_id: estateIds[0] ?? null,
      scheduled_at: at(addDays(today, 3), '00:00'),
    });
    schedule.on(addDays(today, -5), async () => {
      await cancelMaintenance(request, cancelled.id);
    });
    // Of the first estates one round has begun, and one has been forgotten.
    const [begun, forgotten] = estateIds;
    if (forgotten !== undefined) await from(fireRound, forgotten, addDays(today, -4), '10:00');
    if (begun === undefined) return;
    const { id } = await from(fireRound, begun, today, '07:30');
    schedule.on(today, async () => {
      await tick(story, await startMaintenance(request, id), 2, true);
    });
  });
  schedule.on(today, () => markOverdueAndNotify(request));
};
