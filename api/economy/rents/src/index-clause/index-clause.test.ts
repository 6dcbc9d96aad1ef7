import { makeColleague, testServer } from '@husrum/api-testing';
import { indexClauseCalls } from '@husrum/contract/index-clause';
import { indexRunCalls } from '@husrum/contract/index-run';
import { createIndexFixture, exampleClause } from '../index-run/index-run.test-data';

const app = testServer();
beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));

test('a clause is saved, changed and removed, and says who did it', async () => {
  const { user, letPremises } = await createIndexFixture(app);
  const { id } = await letPremises({}, null);
  const read = () => user.get(indexClauseCalls.ofLease, { params: { id } });
  expect(await read()).toEqual({ allowed: true, clause: null, rent_per_year: 100_000, supplements: [] });
  const saved = await user.post(indexClauseCalls.save, { params: { id }, body: exampleClause });
  expect(saved.clause).toMatchObject({ ...exampleClause, by: expect.any(String) });
  await user.post(indexClauseCalls.save, { params: { id }, body: { ...exampleClause, share: 80.5 } });
  expect((await read()).clause?.share).toBe(80.5);
  await user.remove(indexClauseCalls.remove, { params: { id } });
  expect((await read()).clause).toBeNull();
  expect((await user.failure(indexClauseCalls.remove, { params: { id } })).status).toBe(404);
});

test('what cannot be agreed is refused under its field', async () => {
  const { user, letPremises } = await createIndexFixture(app);
  const { id } = await letPremises();
  const fieldsOf = async (changes: Record<string, unknown>) => {
    const { status, data } = await user.failure(indexClauseCalls.save, {
      params: { id },
      body: { ...exampleClause, ...changes },
    });
    return [status, Object.keys(data)];
  };
  expect(await fieldsOf({ base_rent: 0 })).toEqual([422, ['base_rent']]);
  expect(await fieldsOf({ base_rent: 120_000 })).toEqual([422, ['base_rent']]);
  expect(await fieldsOf({ share: 101 })).toEqual([422, ['share']]);
  expect(await fieldsOf({ share: 33.333 })).toEqual([422, ['share']]);
  expect(await fieldsOf({ base_value: 330.721 })).toEqual([422, ['base_value']]);
  expect(await fieldsOf({ first_year: 2018 })).toEqual([422, ['first_year']]);
  expect(await fieldsOf({ series: '2020', base_value: 98.45 })).toEqual([422, ['conversion']]);
  const body = {
    ...exampleClause,
    series: '2020',
    base_value: 98.45,
    conversion: '330,72 × faktor från SCB',
  };
  const { clause } = await user.post(indexClauseCalls.save, { params: { id }, body });
  expect(clause).toMatchObject({ series: '2020', conversion: '330,72 × faktor från SCB' });
});

test('only premises have a clause, and not while a run waits to change the rent', async () => {
  const { user, createLease, letPremises, typeIndex } = await createIndexFixture(app);
  const apartment = await createLease();
  expect(await user.get(indexClauseCalls.ofLease, { params: { id: apartment.id } })).toMatchObject({
    allowed: false,
  });
  const save = (id: number) => user.failure(indexClauseCalls.save, { params: { id }, body: exampleClause });
  expect((await save(apartment.id)).serverMessage).toBe('Indexklausul finns bara på uthyrningar av lokaler');
  const { id } = await letPremises();
  await typeIndex(2026, 336.97);
  await user.post(indexRunCalls.start, { body: { year: 2027 } });
  expect((await save(id)).status).toBe(409);
});

test('who may change leases may change clauses, and others read them', async () => {
  const { account, letPremises } = await createIndexFixture(app);
  const { id } = await letPremises();
  const accountant = app.as(await makeColleague(app, account, 'ACCOUNTANT'));
  const refused = await accountant.failure(indexClauseCalls.save, { params: { id }, body: exampleClause });
  expect(refused.status).toBe(403);
});
