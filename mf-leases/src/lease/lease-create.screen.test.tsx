import { addressCalls } from '@husrum/contract/address';
import { entityCalls } from '@husrum/contract/entity';
import { leaseCalls } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { tenantCalls } from '@husrum/contract/tenant';
import { fakeApi, pageAnswer, renderScreen } from '@husrum/testing';
import { screen, within } from '@testing-library/react';
import { aTenant } from '../tenant/tenant.test-data';
import { anEntity, anEntityRow } from './entity.test-data';
import { aLease } from './lease.test-data';
import LeaseCreateScreen from './lease-create.screen';

const begin = (url = '/lease/create') => {
  const api = fakeApi()
    .on(entityCalls.list, pageAnswer([anEntityRow(), anEntityRow({ id: 4, name: 'Lgh 1103' })]))
    .on(entityCalls.detail, ({ params }) => anEntity({ id: Number(params.id) }))
    .on(tenantCalls.detail, aTenant())
    .on(leaseCalls.create, aLease())
    .on(leaseCalls.connect, aLease());
  return { api, ...renderScreen(<LeaseCreateScreen />, { route: routes.lease.create, url }) };
};
type Begun = ReturnType<typeof begin>;
const fillTenant = async (user: Begun['user']) => {
  await user.type(screen.getByLabelText(/^Namn/), 'Åsa Öberg');
  await user.type(screen.getByLabelText(/^Personnummer/), '8504122386');
  await user.type(screen.getByLabelText(/^Telefon/), '070-1');
  await user.type(screen.getByLabelText(/^Adress/), 'Åvägen 3');
  await user.type(screen.getByLabelText(/^Postnummer/), '903 20');
  await user.type(screen.getByLabelText(/^Ort/), 'Umeå');
};
const submit = (user: Begun['user']) => user.click(screen.getByRole('button', { name: 'Skapa uthyrning' }));

test('the object is chosen from rentable ones, seven at a time, and brings its terms', async () => {
  const { api, user, location } = begin();
  await user.click(await screen.findByRole('button', { name: 'Välj Lgh 1102' }));
  expect(api.requests(entityCalls.list)[0]?.query).toMatchObject({
    rentable: true,
    rented: false,
    limit: 7,
  });
  expect(await screen.findByText('Lägenhet · Storgatan 12, Örebro')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Hyra/ })).toHaveValue('8\u00a0500');
  expect(screen.getByText(/1 632 kr\/m² och år/)).toBeVisible();
  await fillTenant(user);
  await submit(user);
  expect(await screen.findByText('Uthyrning skapad')).toBeVisible();
  expect(location()).toBe('/lease/7');
  expect(api.requests(leaseCalls.create)[0]?.body).toEqual({
    lease: {
      entity_id: 3,
      reference: null,
      start: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      stop: null,
      fee: 8500,
      fee_as_m2: false,
      tax_rate: 0,
      payment_interval: 'MONTHLY',
      notice_length: 3,
      notice_type: 'MONTH',
    },
    tenant: {
      name: 'Åsa Öberg',
      identifier: '19850412-2386',
      organisation: false,
      phone: '070-1',
      email: null,
      billing_email: null,
    },
    address: { address: 'Åvägen 3', postal_code: '903 20', city: 'Umeå', country: 'Sverige' },
  });
});

test('what is missing is told under each field, the object among them', async () => {
  const { user, api } = begin();
  await screen.findByRole('button', { name: 'Välj Lgh 1102' });
  await submit(user);
  expect((await screen.findAllByText('Du måste välja ett objekt'))[0]).toBeVisible();
  expect(screen.getAllByText('Namn måste fyllas i')[0]).toBeVisible();
  expect(api.requests(leaseCalls.create)).toHaveLength(0);
});

test('an object in the address is chosen already', async () => {
  begin('/lease/create?entity=4');
  expect(await screen.findByRole('button', { name: 'Byt objekt' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Hyra/ })).toHaveValue('8\u00a0500');
});

test('what the server refuses stands under its field, and what was typed stays', async () => {
  const { api, user } = begin('/lease/create?entity=3');
  api.fails(leaseCalls.create, 422, {
    message: 'Kontrollera',
    data: { 'tenant.identifier': ['Numret tillhör redan hyresgästen Anna Andersson'] },
  });
  await screen.findByRole('button', { name: 'Byt objekt' });
  await fillTenant(user);
  await submit(user);
  expect(await screen.findByText('Numret tillhör redan hyresgästen Anna Andersson')).toBeVisible();
  expect(screen.getByLabelText(/^Namn/)).toHaveValue('Åsa Öberg');
});

test('an existing tenant of an apartment is asked about the address', async () => {
  const { api, user, location } = begin('/lease/create?entity=3&tenant=11');
  api.on(entityCalls.detail, anEntity({ address: 'Nygatan 5' }));
  api.on(addressCalls.update, ({ body }) => ({ tenant_id: 11, type: 'PRIMARY' as const, ...body }));
  expect(await screen.findByText('Anna Andersson')).toBeVisible();
  await submit(user);
  const question = await screen.findByText(
    'Vill du ändra adressen för Anna Andersson till Nygatan 5, 702 11 Örebro?',
  );
  const dialog = question.closest<HTMLElement>('[role=dialog]') ?? document.body;
  await user.click(within(dialog).getByRole('button', { name: 'Uppdatera adressen' }));
  await screen.findByText('Another page');
  expect(location()).toBe('/lease/7');
  expect(api.requests(leaseCalls.connect)[0]?.body.tenant).toEqual({ id: 11 });
  expect(api.requests(addressCalls.update)[0]?.body).toEqual({
    id: 31,
    address: 'Nygatan 5',
    postal_code: '702 11',
    city: 'Örebro',
    country: 'Sverige',
  });
});

test('a tenant who lives there already is not asked', async () => {
  const { api, user } = begin('/lease/create?entity=3&tenant=11');
  await screen.findByText('Anna Andersson');
  await submit(user);
  await screen.findByText('Another page');
  expect(api.requests(addressCalls.update)).toHaveLength(0);
});

test('an existing tenant must be chosen', async () => {
  const { user } = begin('/lease/create?entity=3');
  await screen.findByRole('button', { name: 'Byt objekt' });
  await user.click(screen.getByRole('radio', { name: 'Befintlig hyresgäst' }));
  await submit(user);
  expect((await screen.findAllByText('Hyresgäst måste fyllas i'))[0]).toBeVisible();
  expect(screen.queryByLabelText(/^Personnummer/)).toBeNull();
});
