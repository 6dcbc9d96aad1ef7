import { CallFailed, makeColleague, testServer } from '@husrum/api-testing';
import {
  canChangeStatus,
  canChangeTasks,
  canEditMaintenance,
  canEditNote,
  canRemoveMaintenance,
  type Maintenance,
  type MaintenanceStatus,
  maintenanceCalls,
  maintenanceTransitions,
  nextTaskStatus,
  type TaskStatus,
  taskStatuses,
} from '@husrum/contract/maintenance';
import { maintenanceTemplateCalls } from '@husrum/contract/maintenance-template';
import { sessionCalls } from '@husrum/contract/session';
import { toUnixSeconds } from '@husrum/format';
import fc from 'fast-check';
import { createMaintenanceFixture, type MaintenanceFixture } from './maintenance.test-data';

const app = testServer();
let fixture: MaintenanceFixture;

beforeAll(async () => {
  fixture = await createMaintenanceFixture(app);
});

/** The HTTP status of the failed call, or 200. */
const httpStatusOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: unknown) => {
      if (error instanceof CallFailed) return error.status;
      throw error;
    },
  );

/** The expected state of an activity with one task. */
interface Model {
  status: MaintenanceStatus;
  task: TaskStatus;
}
interface Step {
  /** Makes the call, and returns its HTTP status. */
  readonly run: (activity: Maintenance) => Promise<number>;
  readonly isAllowed: (model: Model) => boolean;
  /** What the call changes when it is allowed. */
  readonly apply: (model: Model) => void;
}

const makeStatusChange = (action: 'start' | 'finish' | 'cancel'): Step => ({
  run: ({ id }) => httpStatusOf(fixture[action](id)),
  isAllowed: ({ status }) => canChangeStatus(action, status),
  apply: (model) => {
    model.status = maintenanceTransitions[action].to;
  },
});
const makeTaskChange = (to: TaskStatus): Step => ({
  run: ({ tasks: [task] }) =>
    httpStatusOf(fixture.user.patch(maintenanceCalls.changeTask, { body: { id: task?.id, status: to } })),
  isAllowed: ({ status, task }) => canChangeTasks(status) && (task === to || nextTaskStatus(task) === to),
  apply: (model) => {
    model.task = to;
  },
});
const makePlanChange = (instant: string, statusUnlessStarted: 'PLANNED' | 'OVERDUE'): Step => ({
  run: ({ id }) =>
    httpStatusOf(
      fixture.user.patch(maintenanceCalls.update, {
        body: { id, title: 'Rond', description: 'Text', scheduled_at: toUnixSeconds(instant) },
      }),
    ),
  isAllowed: ({ status }) => canEditMaintenance(status),
  apply: (model) => {
    if (model.status !== 'IN_PROGRESS') model.status = statusUnlessStarted;
  },
});

const steps: Readonly<Record<string, Step>> = {
  start: makeStatusChange('start'),
  finish: makeStatusChange('finish'),
  cancel: makeStatusChange('cancel'),
  'plan for a future day': makePlanChange('2026-12-01T09:00:00Z', 'PLANNED'),
  'plan for a past day': makePlanChange('2026-11-01T09:00:00Z', 'OVERDUE'),
  'write a note': {
    run: ({ id }) =>
      httpStatusOf(fixture.user.patch(maintenanceCalls.updateNote, { body: { id, note: 'Ja' } })),
    isAllowed: ({ status }) => canEditNote(status),
    apply: () => undefined,
  },
  ...Object.fromEntries(taskStatuses.map((to) => [`task ${to}`, makeTaskChange(to)])),
};

test('no sequence of calls makes a transition that is not allowed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...Object.keys(steps)), { maxLength: 14 }), async (names) => {
      const activity = await fixture.create({ tasks: [{ task: 'Lampor' }] });
      const model: Model = { status: 'PLANNED', task: 'INCOMPLETE' };
      for (const name of names) {
        const step = steps[name];
        if (step === undefined) throw new Error(name);
        const allowed = step.isAllowed(model);
        expect([name, model.status, await step.run(activity)]).toEqual([
          name,
          model.status,
          allowed ? 200 : 409,
        ]);
        if (allowed) step.apply(model);
        const current = await fixture.read(activity.id);
        expect([current.status, current.tasks[0]?.status]).toEqual([model.status, model.task]);
      }
      const removal = httpStatusOf(
        fixture.user.remove(maintenanceCalls.remove, { params: { id: activity.id } }),
      );
      expect(await removal).toBe(canRemoveMaintenance(model.status) ? 200 : 409);
    }),
    { numRuns: 40 },
  );
}, 60_000);

test('the day and the name of the user who cancelled stay when the template is removed later', async () => {
  const { cancel, create, createTemplate, read, user } = fixture;
  const template = await createTemplate();
  const { id } = await create({ template_id: template.id });
  const cancelled = await cancel(id);
  expect(cancelled).toMatchObject({ cancelled_at: toUnixSeconds('2026-11-20T08:00:00Z') });
  expect(cancelled.cancelled_by).toBe((await user.get(sessionCalls.me)).name);
  app.clock.set('2026-12-24T08:00:00Z');
  await user.remove(maintenanceTemplateCalls.remove, { params: { id: template.id } });
  const { cancelled_at, cancelled_by } = cancelled;
  expect(await read(id)).toMatchObject({ template: null, cancelled_at, cancelled_by });
  app.clock.set('2026-11-20T08:00:00Z');
});

test('the error message explains why an action is not allowed', async () => {
  const { cancel, create, user } = fixture;
  const { id } = await create();
  await cancel(id);
  const messages = await Promise.all(
    [maintenanceCalls.start, maintenanceCalls.finish, maintenanceCalls.cancel].map(
      async (call) => (await user.failure(call, { params: { id } })).serverMessage,
    ),
  );
  expect(messages).toEqual([
    'Bara en planerad eller försenad aktivitet kan påbörjas.',
    'Bara en pågående aktivitet kan slutföras.',
    'Aktiviteten är redan avbruten.',
  ]);
});

test('when two people act at once, one succeeds and the other gets 409', async () => {
  const { account, create, read, start, user } = fixture;
  const colleague = app.as(await makeColleague(app, account, 'MANAGER'));
  const { id } = await create({ reschedule_in: 7 });
  const postByBoth = (call: typeof maintenanceCalls.start | typeof maintenanceCalls.cancel) =>
    Promise.all([user, colleague].map((person) => httpStatusOf(person.post(call, { params: { id } }))));
  expect((await postByBoth(maintenanceCalls.start)).sort()).toEqual([200, 409]);
  const finishes = await Promise.all(
    [user, colleague, user, colleague].map((person) =>
      httpStatusOf(person.post(maintenanceCalls.finish, { params: { id }, body: {} })),
    ),
  );
  expect(finishes.sort()).toEqual([200, 409, 409, 409]);
  const { data } = await user.get(maintenanceCalls.list, {
    query: { entity_id: fixture.apartment.id, limit: 100 },
  });
  expect(data.filter(({ previous_id }) => previous_id === id)).toHaveLength(1);
  expect((await postByBoth(maintenanceCalls.cancel)).sort()).toEqual([200, 409]);
  expect((await read(id)).status).toBe('CANCELLED');
  await expect(start(id)).rejects.toMatchObject({ status: 409 });
});

test('two people who tick the same task at once both see it complete', async () => {
  const { create, start, user } = fixture;
  const { id, tasks } = await create({ tasks: [{ task: 'Lampor' }] });
  await start(id);
  const tick = () =>
    user.patch(maintenanceCalls.changeTask, { body: { id: tasks[0]?.id, status: 'COMPLETE' } });
  const answers = await Promise.all([tick(), tick()]);
  expect(answers.map((answer) => answer.tasks[0]?.status)).toEqual(['COMPLETE', 'COMPLETE']);
});
