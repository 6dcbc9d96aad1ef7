import { createPortfolioFactory, ENTITY_TYPE_ID } from '@husrum/api-objects/testing';
import { makeAccount, type TestAccount, testServer } from '@husrum/api-testing';
import { maintenanceCalls } from '@husrum/contract/maintenance';
import {
  statutoryInspectionCalls as calls,
  inspectionKinds,
  unknownFacts,
} from '@husrum/contract/statutory-inspection';
import { addDays } from '@husrum/format';
import fc from 'fast-check';
import { sql } from 'kysely';
import { loadRequirements } from './load-requirements';
import { refreshRequirements } from './stored-requirement.store';
import { toRequirementRow } from './to-requirement-row';

const app = testServer();
let anna: TestAccount;
const entityIds: number[] = [];

const facts = {
  ...unknownFacts,
  building_use: 'APARTMENTS' as const,
  ventilation: 'F' as const,
  lifts: 3,
  playground: true,
};
const inspection = {
  result: 'APPROVED' as const,
  inspector_name: 'Eva Ek',
  inspector_company: null,
  certificate_number: null,
  certificate_valid_to: null,
  reinspect_by: null,
  note: null,
  cost: 900,
  file_id: null,
  remarks: [],
};
const lift = (entityId: number, installationId?: number) =>
  app.as(anna).get(calls.detail, {
    params: { id: entityId, kind: 'LIFT' },
    query: { installation_id: installationId },
  });

beforeAll(async () => {
  anna = await makeAccount(app);
  const make = createPortfolioFactory(app, anna);
  const { id: companyId } = await make.company();
  for (const name of ['Kv. Eken', 'Kv. Asken', 'Kv. Björken']) {
    const { id } = await make.entity({
      name,
      company_id: companyId,
      entity_type_id: ENTITY_TYPE_ID.estate,
      fee: null,
      fields: { built: 1962, lift: true },
    });
    await app.as(anna).patch(calls.saveFacts, { body: { entity_id: id, ...facts } });
    entityIds.push(id);
  }
});

/** Expects the stored requirements to equal those that are derived now. */
const expectStoredEqualsDerived = async () => {
  const stored = await app.as(anna).get(calls.list, { query: { limit: 100 } });
  const today = app.clock.today();
  const derived = await app.forAccount(anna, (tx) => loadRequirements(tx, today));
  const key = (row: { entity: { id: number }; kind: string; installation: { id: number } | null }) =>
    `${row.entity.id} ${row.kind} ${row.installation?.id ?? 0}`;
  const sorted = <R extends Parameters<typeof key>[0]>(rows: readonly R[]) =>
    rows.toSorted((a, b) => key(a).localeCompare(key(b)));
  expect(stored.total).toBe(derived.length);
  expect(sorted(stored.data)).toEqual(sorted(derived.map(toRequirementRow)));
};

test('each registered lift has its own inspections and plan, a new one is due after two years, and one that is left out is removed', async () => {
  const [id = 0] = entityIds;
  const today = app.clock.today();
  // This inspection was registered before the lifts were registered one by one, so it counts for each of them.
  const before = addDays(today, -400);
  await app.as(anna).post(calls.register, {
    body: { ...inspection, entity_id: id, kind: 'LIFT', performed_on: before },
  });
  const { installations, counted } = await app.as(anna).patch(calls.saveInstallations, {
    body: {
      entity_id: id,
      kind: 'LIFT',
      installations: ['Hiss A', 'Hiss B', 'Hiss C'].map((name) => ({
        id: null,
        name,
        commissioned_on: null,
      })),
    },
  });
  expect(counted).toBe(3);
  expect(installations.map(({ name }) => name)).toEqual(['Hiss A', 'Hiss B', 'Hiss C']);
  const [a, b, c] = installations.map((installation) => installation.id);
  const registered = await app.as(anna).post(calls.register, {
    body: { ...inspection, entity_id: id, kind: 'LIFT', installation_id: b, performed_on: today },
  });
  expect(registered).toMatchObject({
    installation: { id: b, name: 'Hiss B' },
    status: 'DONE',
    last_on: today,
  });
  expect(registered.inspections).toHaveLength(2);
  expect(await lift(id, a)).toMatchObject({ status: 'OVERDUE', last_on: before });
  expect((await lift(id, a)).inspections).toHaveLength(1);

  const list = await app.as(anna).get(calls.list, { query: { entity_id: id, kind: 'LIFT' } });
  expect(list.data.map(({ installation, status }) => [installation?.name, status])).toEqual([
    ['Hiss A', 'OVERDUE'],
    ['Hiss C', 'OVERDUE'],
    ['Hiss B', 'DONE'],
  ]);

  const planned = await app.as(anna).post(calls.planActivity, {
    body: { entity_id: id, kind: 'LIFT', installation_id: c, day: today, budget: 5000, responsible_id: null },
  });
  expect(planned.planned).not.toBeNull();
  expect((await lift(id, a)).planned).toBeNull();
  const activity = await app
    .as(anna)
    .get(maintenanceCalls.detail, { params: { id: planned.planned?.id ?? 0 } });
  expect(activity.title).toBe('Besiktning av personhissar: Hiss C');

  // The one that is left out is removed. A new one is inspected two years after it was taken into use.
  const kept = installations.slice(0, 2);
  const withNewLift = await app.as(anna).patch(calls.saveInstallations, {
    body: {
      entity_id: entityIds[1] ?? 0,
      kind: 'LIFT',
      installations: [{ id: null, name: 'Ny hiss', commissioned_on: '2026-02-10' }],
    },
  });
  expect(withNewLift).toMatchObject({ status: 'DONE', due_on: '2028-02-29', last_on: null });
  await app
    .as(anna)
    .patch(calls.saveInstallations, { body: { entity_id: id, kind: 'LIFT', installations: kept } });
  expect((await app.as(anna).get(calls.list, { query: { entity_id: id, kind: 'LIFT' } })).total).toBe(2);
  // A removed lift cannot be saved again.
  expect(
    await app.as(anna).failure(calls.saveInstallations, {
      body: { entity_id: id, kind: 'LIFT', installations: installations.slice(2) },
    }),
  ).toMatchObject({ status: 422 });
  await expectStoredEqualsDerived();
});

test('an inspection of all lifts does what was planned for them, except for a lift that has been inspected since', async () => {
  const id = entityIds[1] ?? 0;
  const { installations } = await app.as(anna).patch(calls.saveInstallations, {
    body: {
      entity_id: id,
      kind: 'LIFT',
      installations: ['Hiss A', 'Hiss B'].map((name) => ({ id: null, name, commissioned_on: null })),
    },
  });
  const [a, b] = installations.map((installation) => installation.id);
  const register = (performedOn: string, installationId?: number) =>
    app.as(anna).post(calls.register, {
      body: {
        ...inspection,
        entity_id: id,
        kind: 'LIFT',
        installation_id: installationId,
        performed_on: performedOn,
      },
    });
  const plan = (installationId: number | undefined, day: string) =>
    app.as(anna).post(calls.planActivity, {
      body: {
        entity_id: id,
        kind: 'LIFT',
        installation_id: installationId,
        day,
        budget: null,
        responsible_id: null,
      },
    });
  await register('2026-11-10', a);
  await plan(a, '2027-11-01');
  await plan(b, '2026-12-01');
  await register('2026-11-05');
  expect(await lift(id, a)).toMatchObject({ last_on: '2026-11-10', planned: { day: '2027-11-01' } });
  expect(await lift(id, b)).toMatchObject({ last_on: '2026-11-05', planned: null });
  await app
    .as(anna)
    .patch(calls.saveInstallations, { body: { entity_id: id, kind: 'LIFT', installations: [] } });
});

test('an early lift inspection does not move the month, in whatever order the inspections are registered', async () => {
  const id = entityIds.at(-1) ?? 0;
  for (const performedOn of ['2025-09-10', '2024-11-03'])
    await app.as(anna).post(calls.register, {
      body: { ...inspection, entity_id: id, kind: 'LIFT', performed_on: performedOn },
    });
  expect(await lift(id)).toMatchObject({ last_on: '2025-09-10', due_on: '2026-11-30' });
});

test('refuses two installations with one name', async () => {
  const failure = await app.as(anna).failure(calls.saveInstallations, {
    body: {
      entity_id: entityIds[0] ?? 0,
      kind: 'LIFT',
      installations: ['Hiss', 'hiss '].map((name) => ({ id: null, name, commissioned_on: null })),
    },
  });
  expect(failure).toMatchObject({
    status: 422,
    data: { installations: ['Varje anläggning måste ha ett eget namn'] },
  });
});

type Change =
  | { readonly kind: 'facts'; readonly lifts: number | null; readonly playground: boolean | null }
  | { readonly kind: 'inspection'; readonly kindIndex: number; readonly daysAgo: number }
  | { readonly kind: 'plan'; readonly kindIndex: number; readonly inDays: number }
  | {
      readonly kind:
        | 'cancel activity'
        | 'delete activity'
        | 'delete inspection'
        | 'entity'
        | 'interval'
        | 'installation';
    }
  | { readonly kind: 'days'; readonly days: number };

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({
    kind: fc.constant('facts' as const),
    lifts: fc.constantFrom(null, 0, 1, 4),
    playground: fc.constantFrom(null, true, false),
  }),
  fc.record({
    kind: fc.constant('inspection' as const),
    kindIndex: fc.nat(inspectionKinds.length - 1),
    daysAgo: fc.nat(900),
  }),
  fc.record({
    kind: fc.constant('plan' as const),
    kindIndex: fc.nat(inspectionKinds.length - 1),
    inDays: fc.nat(60),
  }),
  fc.record({
    kind: fc.constantFrom(
      'cancel activity',
      'delete activity',
      'delete inspection',
      'entity',
      'interval',
      'installation',
    ),
  }),
  fc.record({ kind: fc.constant('days' as const), days: fc.integer({ min: 1, max: 200 }) }),
);

/** Moves the clock, or makes a change directly in the tables, as imports and demo data do. */
const apply = async (id: number, step: Change): Promise<void> => {
  if (step.kind === 'days') {
    app.clock.set(`${addDays(app.clock.today(), step.days)}T08:00:00Z`);
    return;
  }
  const now = app.clock.today();
  await app.forAccount(anna, async (tx) => {
    if (step.kind === 'facts')
      await sql`update inspection_facts set lifts = ${step.lifts}, playground = ${step.playground} where entity_id = ${id}`.execute(
        tx,
      );
    if (step.kind === 'inspection')
      await sql`insert into statutory_inspection (entity_id, kind, performed_on, result, inspector_name, cost_ore)
        values (${id}, ${inspectionKinds[step.kindIndex] ?? 'LIFT'}, ${addDays(now, -step.daysAgo)}, 'APPROVED', 'Eva', 100)`.execute(
        tx,
      );
    if (step.kind === 'plan')
      await sql`with activity as (
          insert into maintenance (entity_id, title, description, scheduled_at, budget_ore)
          values (${id}, 'Besiktning', '', ${`${addDays(now, step.inDays)}T10:00:00Z`}, 500) returning id)
        insert into inspection_activity (maintenance_id, entity_id, kind)
        select id, ${id}, ${inspectionKinds[step.kindIndex] ?? 'LIFT'} from activity`.execute(tx);
    if (step.kind === 'cancel activity')
      await sql`update maintenance set status = 'CANCELLED', cancelled_at = now() where id = (select max(maintenance_id) from inspection_activity where entity_id = ${id})`.execute(
        tx,
      );
    if (step.kind === 'delete activity')
      await sql`delete from maintenance where id = (select min(maintenance_id) from inspection_activity where entity_id = ${id})`.execute(
        tx,
      );
    if (step.kind === 'delete inspection')
      await sql`delete from statutory_inspection where id = (select max(id) from statutory_inspection where entity_id = ${id})`.execute(
        tx,
      );
    if (step.kind === 'entity')
      await sql`update entity set fields = fields || '{"built": 1990}', name = name || ' B' where id = ${id}`.execute(
        tx,
      );
    if (step.kind === 'interval')
      await sql`insert into inspection_interval (entity_id, kind, months, reason) values (${id}, 'PLAYGROUND', 6, 'x')
        on conflict (entity_id, kind) do update set months = inspection_interval.months + 1`.execute(tx);
    if (step.kind === 'installation')
      await sql`insert into inspection_installation (entity_id, kind, name, commissioned_on)
        values (${id}, 'GOODS_LIFT', 'Varuhiss ' || ${now}::text, ${now}::date)`.execute(tx);
  });
};

test('stored requirements equal the derived ones after any changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(entityIds.length - 1), change), { minLength: 1, maxLength: 6 }),
      async (changes) => {
        for (const [entityIndex, step] of changes) await apply(entityIds[entityIndex] ?? 0, step);
        await expectStoredEqualsDerived();
      },
    ),
    { numRuns: 25 },
  );
});

test('an activity that is removed is planned no longer', async () => {
  const [id = 0] = entityIds;
  await apply(id, { kind: 'plan', kindIndex: 0, inDays: 23 });
  await expectStoredEqualsDerived();
  await apply(id, { kind: 'delete activity' });
  await expectStoredEqualsDerived();
});

test('derives nothing again while nothing changes', async () => {
  const ids = () =>
    app.forAccount(anna, async (tx) => {
      await refreshRequirements(tx, app.clock.today());
      return (await sql<{ id: number }>`select id from inspection_requirement order by id`.execute(tx)).rows;
    });
  expect(await ids()).toEqual(await ids());
});
