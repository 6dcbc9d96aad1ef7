import { makeAccount, makeColleague, testServer } from '@husrum/api-testing';
import { companyCalls } from '@husrum/contract/company';
import { entityCalls } from '@husrum/contract/entity';
import { fileCalls } from '@husrum/contract/file';
import { maintenanceCalls } from '@husrum/contract/maintenance';
import { notificationCalls } from '@husrum/contract/notification';
import { toUnixSeconds } from '@husrum/format';
import { createMaintenanceFixture, type MaintenanceFixture } from './maintenance.test-data';

const app = testServer();
let fixture: MaintenanceFixture;

beforeAll(async () => {
  fixture = await createMaintenanceFixture(app);
});

const tasks = [{ task: 'Lampor' }, { task: 'Dörrar' }];

test('creates an activity on an object', async () => {
  const { account, apartment, create } = fixture;
  const created = await create({
    scheduled_at: toUnixSeconds('2026-11-25T09:00:00Z'),
    reschedule_in: 30,
    responsible_id: account.userId,
    budget: 1250.5,
    tasks,
  });
  expect(created).toMatchObject({
    title: 'Rond',
    description: 'Gå igenom huset.',
    status: 'PLANNED',
    scheduled_at: toUnixSeconds('2026-11-25T09:00:00Z'),
    reschedule_in: 30,
    entity: { id: apartment.id, name: 'Lgh 1001', house: 'Kv. Eken' },
    company: null,
    address: 'Storgatan 1, Örebro',
    template: null,
    responsible: { id: account.userId, name: 'Anna Andersson' },
    budget: 1250.5,
    cost: null,
    note: null,
    completion: 0,
    tasks_count: 2,
    started_at: null,
    completed_at: null,
    previous_id: null,
    next_id: null,
  });
  expect(created.tasks.map(({ task, status }) => [task, status])).toEqual([
    ['Lampor', 'INCOMPLETE'],
    ['Dörrar', 'INCOMPLETE'],
  ]);
  expect(await fixture.read(created.id)).toEqual(created);
});

test('creates an activity on a company, overdue from the start if its day has passed', async () => {
  const { company, create } = fixture;
  const created = await create({
    company_id: company.id,
    scheduled_at: toUnixSeconds('2026-11-18T09:00:00Z'),
  });
  expect(created).toMatchObject({
    entity: null,
    company: { id: company.id, name: company.name },
    status: 'OVERDUE',
  });
});

test.each([
  ['neither an object nor a company', { entity_id: null }, 'entity_id'],
  ['both an object and a company', { entity_id: 1, company_id: 1 }, 'entity_id'],
  ['no title', { title: ' ' }, 'title'],
  ['no description', { description: null }, 'description'],
  ['a repetition after zero days', { reschedule_in: 0 }, 'reschedule_in'],
  ['a repetition after more than twenty years', { reschedule_in: 7301 }, 'reschedule_in'],
  ['an instant in milliseconds instead of seconds', { scheduled_at: 1_795_000_000_000 }, 'scheduled_at'],
  ['a negative budget', { budget: -1 }, 'budget'],
  ['a task without a text', { tasks: [{ task: '' }] }, 'tasks[0].task'],
])('rejects %s under its field', async (_description, changes, field) => {
  const body = { entity_id: fixture.apartment.id, title: 'Rond', description: 'Text', ...changes };
  const failure = await fixture.user.failure(maintenanceCalls.create, { body });
  expect([failure.status, Object.keys(failure.data)]).toEqual([422, [field]]);
});

test('copies title, description, repetition and tasks from a template', async () => {
  const { create, createTemplate } = fixture;
  const template = await createTemplate();
  const created = await create({ template_id: template.id });
  expect(created).toMatchObject({
    title: 'Brandskydd',
    description: 'Kontrollera brandskyddet.',
    reschedule_in: 30,
    template: { id: template.id, title: 'Brandskydd' },
  });
  expect(created.tasks.map(({ task }) => task)).toEqual(['Släckare', 'Utrymningsvägar']);
});

test('rejects values that differ from the template', async () => {
  const { apartment, createTemplate, user } = fixture;
  const { id: templateId } = await createTemplate();
  const same = { title: 'Brandskydd', reschedule_in: 30 };
  const body = { entity_id: apartment.id, template_id: templateId, ...same, description: 'Min egen', tasks };
  const failure = await user.failure(maintenanceCalls.create, { body });
  expect(failure.status).toBe(422);
  expect(failure.data).toEqual({
    description: ['Hämtas från mallen och kan inte ändras här'],
    tasks: ['Hämtas från mallen och kan inte ändras här'],
  });
});

test('changes the plan, and keeps the status of tasks that stay', async () => {
  const { create, start, user } = fixture;
  const { id } = await create({ tasks });
  const [lamps, doors] = (await start(id)).tasks;
  await user.patch(maintenanceCalls.changeTask, { body: { id: doors?.id, status: 'COMPLETE' } });
  const changed = await user.patch(maintenanceCalls.update, {
    body: {
      id,
      title: 'Stor rond',
      description: 'Hela huset',
      tasks: [{ id: doors?.id, task: 'Alla dörrar' }, { task: 'Tak' }],
    },
  });
  expect(changed).toMatchObject({ title: 'Stor rond', status: 'IN_PROGRESS', completion: 50 });
  expect(changed.tasks.map(({ task, status }) => [task, status])).toEqual([
    ['Alla dörrar', 'COMPLETE'],
    ['Tak', 'INCOMPLETE'],
  ]);
  const unchanged = await user.patch(maintenanceCalls.update, {
    body: { id, title: 'Rond', description: 'Text' },
  });
  expect(unchanged.tasks).toEqual(changed.tasks);
  const body = { id, title: 'Rond', description: 'Text', tasks: [{ id: lamps?.id, task: 'Lampor' }] };
  expect((await user.failure(maintenanceCalls.update, { body })).data).toEqual({
    tasks: ['Uppgiften finns inte längre'],
  });
});

test('a PATCH of an activity changes the status of its tasks while it is in progress, and only then', async () => {
  const { create, start, user } = fixture;
  const created = await create({ tasks });
  const { id } = created;
  const withStatus = (status: string) => ({
    id,
    title: 'Rond',
    description: 'Text',
    tasks: [...created.tasks.map((task) => ({ ...task, status })), { task: 'Tak', status }],
  });
  const locked = ['Uppgifterna kan bara ändras medan aktiviteten pågår.'];
  expect((await user.failure(maintenanceCalls.update, { body: withStatus('COMPLETE') })).data).toEqual({
    'tasks[0].status': locked,
    'tasks[1].status': locked,
    'tasks[2].status': locked,
  });
  await start(id);
  const changed = await user.patch(maintenanceCalls.update, { body: withStatus('FAILED') });
  expect(changed.tasks.map(({ status }) => status)).toEqual(['FAILED', 'FAILED', 'FAILED']);
  const asRead = { id, title: 'Rond', description: 'Text', tasks: changed.tasks };
  expect((await user.patch(maintenanceCalls.update, { body: asRead })).tasks).toEqual(changed.tasks);
});

test('a new activity has no tasks that are done already', async () => {
  const body = { tasks: [{ task: 'Lampor', status: 'COMPLETE' }] };
  await expect(fixture.create(body)).rejects.toMatchObject({
    status: 422,
    data: { 'tasks[0].status': [expect.stringMatching(/^Fältet kan inte ändras här/)] },
  });
});

test('an activity cannot take over a task of another activity', async () => {
  const { create, user } = fixture;
  const [foreign] = (await create({ tasks })).tasks;
  const { id } = await create();
  const body = { id, title: 'Rond', description: 'Text', tasks: [{ id: foreign?.id, task: 'Min nu' }] };
  expect((await user.failure(maintenanceCalls.update, { body })).status).toBe(422);
});

test('a future day makes an overdue activity planned again', async () => {
  const { create, user } = fixture;
  const { id } = await create({ scheduled_at: toUnixSeconds('2026-11-18T09:00:00Z') });
  const plan = (scheduledAt: number | null) =>
    user.patch(maintenanceCalls.update, {
      body: { id, title: 'Rond', description: 'Text', scheduled_at: scheduledAt },
    });
  expect((await plan(toUnixSeconds('2026-12-01T09:00:00Z'))).status).toBe('PLANNED');
  expect((await plan(toUnixSeconds('2026-11-19T09:00:00Z'))).status).toBe('OVERDUE');
  expect((await plan(null)).status).toBe('PLANNED');
});

test('rejects a change of an activity that somebody else has changed since it was read', async () => {
  const { create, user } = fixture;
  const { id, updated_at } = await create();
  const body = { id, title: 'Rond', description: 'Ny text', updated_at };
  app.clock.set('2026-11-20T08:05:00Z');
  await user.patch(maintenanceCalls.update, { body });
  expect((await user.failure(maintenanceCalls.update, { body })).status).toBe(409);
});

test('notifies a new responsible colleague, and rejects a user of another business', async () => {
  const { account, create, user } = fixture;
  const colleague = await makeColleague(app, account, 'MANAGER');
  const { id } = await create({ responsible_id: colleague.userId });
  const { data } = await app.as(colleague).get(notificationCalls.list);
  expect(data.map((row) => row.data)).toEqual([
    { title: 'Du är ansvarig för en aktivitet', body: 'Rond', link: `/maintenance/${id}` },
  ]);
  const stranger = await makeAccount(app);
  const body = { id, title: 'Rond', description: 'Text', responsible_id: stranger.userId };
  expect((await user.failure(maintenanceCalls.update, { body })).data).toEqual({
    responsible_id: ['Välj en av verksamhetens användare'],
  });
});

test('stores note and cost when the work is finished, and afterwards', async () => {
  const { create, finish, start, user } = fixture;
  const { id } = await create();
  const early = await user.failure(maintenanceCalls.updateNote, { body: { id, note: 'För tidigt' } });
  expect(early.serverMessage).toBe('Anteckning och kostnad kan ändras först när aktiviteten är påbörjad.');
  await start(id);
  expect(await finish(id, { note: 'Allt väl', cost: 900 })).toMatchObject({
    status: 'DONE',
    note: 'Allt väl',
    cost: 900,
    completion: 100,
    completed_at: app.clock.now().getTime() / 1000,
    started_by: 'Anna Andersson',
    completed_by: 'Anna Andersson',
  });
  expect(await user.patch(maintenanceCalls.updateNote, { body: { id, cost: 950 } })).toMatchObject({
    note: 'Allt väl',
    cost: 950,
  });
  const body = { id, title: 'Rond', description: 'Text' };
  expect((await user.failure(maintenanceCalls.update, { body })).serverMessage).toBe(
    'En aktivitet som är klar eller avbruten kan inte ändras.',
  );
});

test('an activity can be finished without note and cost', async () => {
  const { create, start, user } = fixture;
  const { id } = await create();
  await start(id);
  expect((await user.post(maintenanceCalls.finish, { params: { id } })).status).toBe('DONE');
});

test('removes an activity with its tasks, and leaves its files without an owner', async () => {
  const { create, user } = fixture;
  const activity = await create({ tasks });
  const { id } = activity;
  await user.post(fileCalls.upload, {
    body: { fileable_type: 'maintenance', fileable_id: id },
    file: { name: 'foto.jpg', mimetype: 'image/jpeg', bytes: Buffer.from('GIF89a') },
  });
  const files = () => user.get(fileCalls.listByOwner, { params: { type: 'maintenance', id } });
  expect((await files()).data[0]?.related).toEqual({ title: 'Rond', link: `/maintenance/${id}` });
  await expect(user.remove(maintenanceCalls.remove, { params: { id } })).resolves.toEqual({
    message: 'Aktiviteten har raderats',
  });
  await expect(fixture.read(id)).rejects.toMatchObject({ status: 404 });
  const tick = { body: { id: activity.tasks[0]?.id, status: 'COMPLETE' } };
  expect((await user.failure(maintenanceCalls.changeTask, tick)).status).toBe(404);
  expect((await user.get(fileCalls.list)).data.find(({ alias }) => alias === 'foto.jpg')?.orphan).toBe(true);
});

test('the removal of an object or a company cancels its open activities, and keeps finished ones', async () => {
  const { create, finish, make, read, start, user } = fixture;
  const { id: companyId } = await make.company('Tillfälliga AB');
  const { id: entityId } = await make.entity({ company_id: companyId, name: 'Förråd' });
  const planned = await create({ entity_id: entityId });
  const done = await create({ entity_id: entityId });
  await start(done.id);
  await finish(done.id);
  const ofCompany = await create({ company_id: companyId });
  await user.remove(entityCalls.remove, { params: { id: entityId } });
  await user.remove(companyCalls.remove, { params: { id: companyId } });
  expect(await read(planned.id)).toMatchObject({
    status: 'CANCELLED',
    entity: null,
    company: null,
    cancelled_at: toUnixSeconds(app.clock.now().toISOString()),
    cancelled_by: null,
  });
  expect(await read(done.id)).toMatchObject({ status: 'DONE', entity: null, address: null });
  expect(await read(ofCompany.id)).toMatchObject({ status: 'CANCELLED', company: null });
});
