import { createMaintenanceFixture } from '@husrum/api-maintenance/testing';
import { makeAccount, testServer } from '@husrum/api-testing';
import { companyCalls } from '@husrum/contract/company';
import { maintenanceCalls } from '@husrum/contract/maintenance';
import { searchCalls } from '@husrum/contract/search';
import { toUnixSeconds } from '@husrum/format';

const app = testServer();
const setup = async () => {
  const fixture = await createMaintenanceFixture(app);
  const find = async (query: string, index = 'maintenance') => {
    const { hits } = await fixture.user.get(searchCalls.find, { query: { query, index } });
    return hits.hits.map(({ _index, _source: { render } }) => ({ _index, ...render }));
  };
  return { ...fixture, find };
};

test('finds an activity by its title and its company, the newest of a repeated one first', async () => {
  const { create, find, company, apartment, cancel } = await setup();
  const first = await create({ title: 'Snöröjning', scheduled_at: toUnixSeconds('2026-12-01T09:00:00Z') });
  const second = await create({ title: 'Snöröjning' });
  const houseAndObject = `Kv. Eken · ${apartment.name}`;
  await cancel(first.id);
  expect(await find('snöröj')).toEqual([
    expect.objectContaining({ id: second.id, subtitle: `${houseAndObject} · Planerad` }),
    {
      _index: 'maintenance',
      id: first.id,
      link: `/maintenance/${first.id}`,
      title: 'Snöröjning',
      subtitle: `${houseAndObject} · 2026-12-01 · Avbruten`,
      icon: 'maintenance',
      type: 'Aktivitet',
    },
  ]);
  expect(await find('snörjning', '')).toMatchObject([{ id: second.id }, { id: first.id }]);
  expect(await find('snöröj', 'tickets,entities')).toEqual([]);
  const { id } = await create({ title: 'Rond', company_id: company.id });
  expect(await find(`rond ${company.name}`)).toMatchObject([{ id, subtitle: `${company.name} · Planerad` }]);
});

test('finds an activity by its new title and the new names of its object and company, and not after removal', async () => {
  const { account, create, find, user, company, apartment } = await setup();
  const { id } = await create({ title: 'Snöröjning' });
  const office = await create({ title: 'Rond', company_id: company.id });
  const body = { id, title: 'Sandning', description: 'Gården.' };
  await user.patch(maintenanceCalls.update, { body });
  expect(await find('snöröjning')).toEqual([]);
  expect(await find('sandning')).toMatchObject([{ id }]);
  await app.forAccount(account, (tx) =>
    tx.updateTable('entity').set({ name: 'Tvättstugan' }).where('id', '=', apartment.id).execute(),
  );
  expect(await find('tvättstugan')).toMatchObject([{ id }]);
  await user.patch(companyCalls.update, {
    body: {
      ...(await user.get(companyCalls.detail, { params: { id: company.id } })),
      name: 'Björkbacken AB',
    },
  });
  expect(await find('björkbacken')).toMatchObject([{ id: office.id }]);
  await user.remove(maintenanceCalls.remove, { params: { id } });
  expect(await find('sandning')).toEqual([]);
});

test('does not find the activities of another account', async () => {
  const { create } = await setup();
  await create({ title: 'Hemlig rond' });
  const { hits } = await app
    .as(await makeAccount(app))
    .get(searchCalls.find, { query: { query: 'hemlig rond', index: 'maintenance' } });
  expect(hits.hits).toEqual([]);
});
