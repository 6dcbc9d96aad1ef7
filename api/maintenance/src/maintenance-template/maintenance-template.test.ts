import { testServer } from '@husrum/api-testing';
import { maintenanceTemplateCalls } from '@husrum/contract/maintenance-template';
import { createMaintenanceFixture, type MaintenanceFixture } from '../maintenance/maintenance.test-data';

const app = testServer();
let fixture: MaintenanceFixture;

beforeAll(async () => {
  fixture = await createMaintenanceFixture(app);
});

const read = (id: number) => fixture.user.get(maintenanceTemplateCalls.detail, { params: { id } });

test('creates a template with its tasks in order', async () => {
  const created = await fixture.createTemplate();
  expect(created).toMatchObject({
    title: 'Brandskydd',
    description: 'Kontrollera brandskyddet.',
    reschedule_in: 30,
    activities: [],
    activities_count: 0,
    tasks: [{ task: 'Släckare' }, { task: 'Utrymningsvägar' }],
  });
  expect(await read(created.id)).toEqual(created);
});

test('rejects a template without title and description under their fields', async () => {
  const failure = await fixture.user.failure(maintenanceTemplateCalls.create, { body: { title: '' } });
  expect(failure.status).toBe(422);
  expect(failure.data).toEqual({
    title: ['Rubrik måste fyllas i'],
    description: ['Beskrivning måste fyllas i'],
  });
});

test('reorders, adds and removes tasks, and leaves existing activities as they are', async () => {
  const { create, createTemplate, user } = fixture;
  const { id, tasks } = await createTemplate();
  const activity = await create({ template_id: id });
  const changed = await user.patch(maintenanceTemplateCalls.update, {
    body: {
      id,
      title: 'SBA-rond',
      description: 'Varje månad',
      tasks: [{ task: 'Skyltar' }, { id: tasks[1]?.id, task: 'Vägar ut' }],
    },
  });
  expect(changed).toMatchObject({ title: 'SBA-rond', reschedule_in: null, activities_count: 1 });
  expect(changed.tasks.map(({ task }) => task)).toEqual(['Skyltar', 'Vägar ut']);
  expect(changed.tasks[1]?.id).toBe(tasks[1]?.id);
  const after = await fixture.read(activity.id);
  expect(after).toMatchObject({ title: 'Brandskydd', reschedule_in: 30, template: { title: 'SBA-rond' } });
  expect(after.tasks.map(({ task }) => task)).toEqual(['Släckare', 'Utrymningsvägar']);
});

test('rejects a task of another template, and a change of a template that has changed since it was read', async () => {
  const { createTemplate, user } = fixture;
  const other = await createTemplate();
  const { id, updated_at } = await createTemplate();
  const texts = { id, title: 'Rond', description: 'Text' };
  const foreign = { ...texts, tasks: [{ id: other.tasks[0]?.id, task: 'Min' }] };
  expect((await user.failure(maintenanceTemplateCalls.update, { body: foreign })).data).toEqual({
    tasks: ['Uppgiften finns inte längre'],
  });
  app.clock.set('2026-11-20T08:05:00Z');
  await user.patch(maintenanceTemplateCalls.update, { body: { ...texts, updated_at } });
  const conflict = await user.failure(maintenanceTemplateCalls.update, { body: { ...texts, updated_at } });
  expect(conflict.status).toBe(409);
});

test('shows the first fifteen activities of a template, and the number of all of them', async () => {
  const { create, createTemplate } = fixture;
  const { id } = await createTemplate();
  for (let created = 0; created < 16; created += 1) await create({ template_id: id });
  const template = await read(id);
  expect([template.activities.length, template.activities_count]).toEqual([15, 16]);
  expect(template.activities[0]).toMatchObject({ template_id: id, entity: { name: 'Lgh 1001' } });
});

test('a removed template leaves its activities without a template', async () => {
  const { create, createTemplate, user } = fixture;
  const { id } = await createTemplate();
  const activity = await create({ template_id: id });
  await expect(user.remove(maintenanceTemplateCalls.remove, { params: { id } })).resolves.toEqual({
    message: 'Mallen har raderats',
  });
  await expect(read(id)).rejects.toMatchObject({ status: 404 });
  expect(await fixture.read(activity.id)).toMatchObject({
    template_id: null,
    template: null,
    title: 'Brandskydd',
  });
});

test('lists, searches and sorts templates', async () => {
  const other = await createMaintenanceFixture(app);
  await other.createTemplate({ title: 'Ventilation', reschedule_in: 1095 });
  await other.createTemplate({ title: 'Årsrond', reschedule_in: null, description: 'Hela huset' });
  const popular = await other.createTemplate({ title: 'Hiss', reschedule_in: 365 });
  await other.create({ template_id: popular.id });
  const titles = async (query: object) =>
    (await other.user.get(maintenanceTemplateCalls.list, { query })).data.map(({ title }) => title);
  expect(await titles({})).toEqual(['Hiss', 'Ventilation', 'Årsrond']);
  expect(await titles({ search: 'hela' })).toEqual(['Årsrond']);
  expect(await titles({ sort: { by: 'reschedule_in', order: 'desc' } })).toEqual([
    'Ventilation',
    'Hiss',
    'Årsrond',
  ]);
  expect((await titles({ sort: { by: 'activities_count', order: 'desc' } }))[0]).toBe('Hiss');
});
