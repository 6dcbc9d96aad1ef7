import { addressCalls } from '@husrum/contract/address';
import { type Entity, type EntityRow, entityCalls } from '@husrum/contract/entity';
import { leaseCalls } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { type Tenant, tenantCalls } from '@husrum/contract/tenant';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeTenant } from '../tenant/tenant.test-data';
import { makeEntity, makeEntityRow } from './entity.test-data';
import { makeLease } from './lease.test-data';
import LeaseCreateScreen from './lease-create.screen';

const setup = (url = '/lease/create', entity: Partial<Entity> = {}, tenant: Partial<Tenant> = {}) => {
  const api = fakeApi()
    .on(entityCalls.list, pageResponse([makeEntityRow(), makeEntityRow({ id: 4, name: 'Lgh 1103' })]))
    .on(entityCalls.detail, ({ params: { id } }) =>
      makeEntity({ name: id === '4' ? 'Lgh 1103' : 'Lgh 1102', ...entity, id: Number(id) }),
    )
    .on(tenantCalls.detail, makeTenant(tenant))
    .on(leaseCalls.create, makeLease())
    .on(leaseCalls.createForTenant, makeLease());
  return { api, ...renderScreen(<LeaseCreateScreen />, { route: routes.lease.create, url }) };
};
type Setup = ReturnType<typeof setup>;
const fillTenant = async (user: Setup['user']) => {
  await user.click(screen.getByLabelText(/^Namn/));
  await user.paste('Åsa Öberg');
  await user.click(screen.getByLabelText(/^Personnummer/));
  await user.paste('8504122386');
  await user.click(screen.getByLabelText(/^Telefon/));
  await user.paste('070-123 45 67');
  await user.click(screen.getByLabelText(/^Adress/));
  await user.paste('Åvägen 3');
  await user.click(screen.getByLabelText(/^Postnummer/));
  await user.paste('903 20');
  await user.click(screen.getByLabelText(/^Ort/));
  await user.paste('Umeå');
};
const submit = (user: Setup['user']) => user.click(screen.getByRole('button', { name: 'Skapa uthyrning' }));

test('creates a lease of an object from the list of seven a page, with its asking rent and terms filled in', async () => {
  const { api, user, location } = setup();
  await user.click(await screen.findByRole('button', { name: 'Välj Lgh 1102, Kv. Eken' }));
  expect(api.requests(entityCalls.list)[0]?.query).toMatchObject({
    rentable: true,
    to_let: true,
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
      phone: '070-123 45 67',
      email: null,
      billing_email: null,
    },
    address: { address: 'Åvägen 3', postal_code: '903 20', city: 'Umeå', country: 'Sverige' },
  });
});

test('a click anywhere in a row selects its object', async () => {
  const { user } = setup();
  const row = (await screen.findByText('Lgh 1103')).closest('tr');
  if (row === null) throw new Error('The object has no row');
  await user.click(within(row).getByText('Lägenhet'));
  expect(await screen.findByRole('button', { name: 'Byt objekt' })).toBeVisible();
  expect(screen.getByText('Lgh 1103, Kv. Eken')).toBeVisible();
});

test('names an object together with its house, not with the object right above it', async () => {
  const place = { name: 'Plats 7', parent: { id: 3, name: 'Lgh 1102', level: 2 }, house: 'Kv. Eken' };
  const api = fakeApi()
    .on(entityCalls.list, pageResponse([makeEntityRow(place)]))
    .on(entityCalls.detail, makeEntity(place));
  const { user } = renderScreen(<LeaseCreateScreen />, {
    api,
    route: routes.lease.create,
    url: '/lease/create',
  });
  const row = (await screen.findByText('Plats 7')).closest('tr');
  expect(row).toHaveTextContent('Plats 7 Kv. Eken');
  await user.click(screen.getByRole('button', { name: 'Välj Plats 7, Kv. Eken' }));
  expect(await screen.findByText('Plats 7, Kv. Eken')).toBeVisible();
});

test('shows the company of an object without a house in the place of the house', async () => {
  setupPicker([], [makeEntityRow({ name: 'Villan', parent: null, house: null })]);
  const row = (await screen.findByText('Villan')).closest('tr');
  expect(row).toHaveTextContent('Villan Holms Fastigheter AB');
  expect(screen.getByRole('button', { name: 'Välj Villan' })).toBeVisible();
});

/** The form of a business whose rentable objects are `all`. Those of them that are or become vacant are `toLet`. */
const setupPicker = (all: EntityRow[], toLet: EntityRow[]) => {
  const api = fakeApi().on(entityCalls.list, ({ query }) => pageResponse(query.to_let ? toLet : all));
  return renderScreen(<LeaseCreateScreen />, { api, route: routes.lease.create, url: '/lease/create' });
};

test('a business without rentable objects is shown where to create or import them, whichever filter is chosen', async () => {
  const { user, location } = setupPicker([], []);
  expect(await screen.findByText('Det finns inte några objekt att hyra ut')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Alla' }));
  expect(await screen.findByText('Det finns inte några objekt att hyra ut')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Importera från Excel' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Till objekten' }));
  expect(location()).toBe('/entity/overview');
});

test('when every object is let, the list of those to let says so', async () => {
  setupPicker([makeEntityRow()], []);
  expect(await screen.findByText('Inget att hyra ut')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Till objekten' })).toBeNull();
});

test('shows missing values under their fields, including the object', async () => {
  const { user, api } = setup();
  await screen.findByRole('button', { name: 'Välj Lgh 1102, Kv. Eken' });
  await submit(user);
  expect((await screen.findAllByText('Du måste välja ett objekt'))[0]).toBeVisible();
  expect(screen.getAllByText('Namn måste fyllas i')[0]).toBeVisible();
  expect(api.requests(leaseCalls.create)).toHaveLength(0);
});

test('preselects the object in the URL, with its asking rent', async () => {
  setup('/lease/create?entity=4');
  expect(await screen.findByRole('button', { name: 'Byt objekt' })).toBeVisible();
  expect(screen.getByText('Lgh 1103, Kv. Eken')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Hyra/ })).toHaveValue('8\u00a0500');
});

test('shows a server error under its field and keeps the input', async () => {
  const { api, user } = setup('/lease/create?entity=3');
  api.fails(leaseCalls.create, 422, {
    message: 'Kontrollera',
    data: { 'tenant.identifier': ['Numret tillhör redan hyresgästen Anna Andersson'] },
  });
  await screen.findByRole('button', { name: 'Byt objekt' });
  await fillTenant(user);
  await submit(user);
  // Under the field, and in a toast.
  expect((await screen.findAllByText('Numret tillhör redan hyresgästen Anna Andersson'))[0]).toBeVisible();
  expect(screen.getByLabelText(/^Namn/)).toHaveValue('Åsa Öberg');
});

test('offers to change the address of an existing tenant after the lease of an apartment is created', async () => {
  const { api, user, location } = setup('/lease/create?entity=3&tenant=11', { address: 'Nygatan 5' });
  api.on(addressCalls.update, ({ body }) => ({
    ...body,
    tenant_id: 11,
    type: 'PRIMARY' as const,
    updated_at: '',
  }));
  expect(await screen.findByText('Anna Andersson')).toBeVisible();
  await submit(user);
  const question = await screen.findByText(
    'Vill du ändra adressen för Anna Andersson till Nygatan 5, 702 11 Örebro?',
  );
  expect(api.requests(leaseCalls.createForTenant)).toHaveLength(1);
  const dialog = question.closest<HTMLElement>('[role=dialog]') ?? document.body;
  await user.click(within(dialog).getByRole('button', { name: 'Uppdatera adressen' }));
  await screen.findByText('Another page');
  expect(location()).toBe('/lease/7');
  const [primary] = makeTenant().addresses;
  await waitFor(() =>
    expect(api.requests(addressCalls.update)[0]?.body).toMatchObject({
      id: primary?.id,
      address: 'Nygatan 5',
      postal_code: '702 11',
      city: 'Örebro',
    }),
  );
});

test('does not ask about the address when the lease was refused', async () => {
  const { api, user } = setup('/lease/create?entity=3&tenant=11', { address: 'Nygatan 5' });
  api.fails(leaseCalls.createForTenant, 422, { data: { 'lease.start': ['Objektet är redan uthyrt'] } });
  expect(await screen.findByText('Anna Andersson')).toBeVisible();
  await submit(user);
  expect((await screen.findAllByText('Objektet är redan uthyrt'))[0]).toBeVisible();
  expect(screen.queryByText(/Vill du ändra adressen/)).toBeNull();
});

test('does not offer an address change to a tenant at the same address', async () => {
  const { api, user } = setup('/lease/create?entity=3&tenant=11');
  await screen.findByText('Anna Andersson');
  await submit(user);
  await screen.findByText('Another page');
  expect(api.requests(leaseCalls.createForTenant)[0]?.body).toMatchObject({ update_address: false });
});

test('requires an existing tenant to be selected', async () => {
  const { user } = setup('/lease/create?entity=3');
  await screen.findByRole('button', { name: 'Byt objekt' });
  await user.click(screen.getByRole('radio', { name: 'Befintlig hyresgäst' }));
  await submit(user);
  expect((await screen.findAllByText('Hyresgäst måste fyllas i'))[0]).toBeVisible();
  expect(screen.queryByLabelText(/^Personnummer/)).toBeNull();
  expect(screen.getByText('Hyresgäst', { selector: '.h-field__label' })).toHaveTextContent('Hyresgäst*');
});

const taxRatesByTenant = { organisation_tax_rate: 25, private_tax_rate: 0 };
const entityWithTaxRates = { type: { ...makeEntity().type, ...taxRatesByTenant } };
const getTaxRateSelect = () => screen.getByRole('combobox', { name: /^Moms/ }).closest('.ant-select');

test('the VAT rate follows from whether the tenant is an organisation', async () => {
  const { user } = setup('/lease/create?entity=3', entityWithTaxRates);
  await screen.findByText('Lägenhet · Storgatan 12, Örebro');
  expect(getTaxRateSelect()).toHaveTextContent(/^0/);
  await user.click(screen.getByRole('radio', { name: 'Organisation' }));
  await waitFor(() => expect(getTaxRateSelect()).toHaveTextContent(/^25/));
  await user.click(screen.getByRole('radio', { name: 'Privatperson' }));
  await waitFor(() => expect(getTaxRateSelect()).toHaveTextContent(/^0/));
});

test('an object selected for an organisation gets the organisation’s VAT rate', async () => {
  const { user } = setup('/lease/create', entityWithTaxRates);
  await user.click(await screen.findByRole('radio', { name: 'Organisation' }));
  await user.click(await screen.findByRole('button', { name: 'Välj Lgh 1102, Kv. Eken' }));
  await waitFor(() => expect(getTaxRateSelect()).toHaveTextContent(/^25/));
});

test('an existing tenant that is an organisation gets the organisation’s VAT rate', async () => {
  setup('/lease/create?entity=3&tenant=5', entityWithTaxRates, { organisation: true });
  await waitFor(() => expect(getTaxRateSelect()).toHaveTextContent(/^25/));
});

test('the field for choosing an existing tenant has a label', async () => {
  const { user } = setup('/lease/create?entity=3');
  await user.click(await screen.findByRole('radio', { name: 'Befintlig hyresgäst' }));
  // They are the heading of the section, and the label.
  expect(screen.getAllByText('Hyresgäst')).toHaveLength(2);
  expect(screen.queryByText('tenant.id')).not.toBeInTheDocument();
});

test('a rent of ten times the asking rent is saved only after a confirmation', async () => {
  const { api, user } = setup('/lease/create?entity=3&tenant=5');
  const fee = await screen.findByRole('textbox', { name: /^Hyra/ });
  await user.clear(fee);
  await user.type(fee, '85000');
  await submit(user);
  expect(await screen.findByRole('dialog', { name: 'Stämmer hyran?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ändra hyran' }));
  expect(api.requests(leaseCalls.createForTenant)).toHaveLength(0);
  expect(fee).toHaveValue('85\u00a0000');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The form can be submitted again.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Avbryt' })).toBeEnabled());
  await submit(user);
  await user.click(await screen.findByRole('button', { name: 'Ja, spara' }));
  expect(await screen.findByText('Uthyrning skapad')).toBeVisible();
  expect(api.requests(leaseCalls.createForTenant)[0]?.body.lease.fee).toBe(85_000);
});

test.each(['2026-13-45', '2026-02-30', 'snart'])(
  'a start of %j is an error under its field, and nothing is saved',
  async (typed) => {
    const { api, user } = setup('/lease/create?entity=3&tenant=5');
    const start = await screen.findByLabelText(/^Startdatum/);
    await user.clear(start);
    await user.type(start, typed);
    await submit(user);
    await waitFor(() => expect(start).toHaveAttribute('aria-invalid', 'true'));
    expect(start).toHaveValue(typed);
    expect(api.requests(leaseCalls.createForTenant)).toHaveLength(0);
  },
);

test('shows from which day a vacant object is let, and from which day a let object is free', async () => {
  const { api, user } = setup();
  await screen.findByRole('button', { name: 'Välj Lgh 1102, Kv. Eken' });
  api.on(
    entityCalls.list,
    pageResponse([
      makeEntityRow({ let_from: '2027-01-01' }),
      makeEntityRow({ id: 4, name: 'Lgh 1103', rented: true, free_from: '2027-03-01' }),
    ]),
  );
  await user.click(screen.getByRole('radio', { name: 'Alla' }));
  expect(await screen.findByText('Vakant, uthyrd från 2027-01-01')).toBeVisible();
  expect(screen.getByText('Uthyrd, ledig från 2027-03-01')).toBeVisible();
});

test('warns about VAT on the rent of premises for a private person, but not for an organisation', async () => {
  const { user } = setup('/lease/create?entity=3', {
    type: { ...makeEntity().type, kind: 'premises', organisation_tax_rate: 25, private_tax_rate: 25 },
  });
  expect(await screen.findByText('Hyra till en privatperson är normalt momsfri.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Organisation' }));
  await waitFor(() => expect(screen.queryByText(/privatperson är normalt momsfri/)).toBeNull());
});

test('a parking space has VAT for a private person too, without a warning', async () => {
  setup('/lease/create?entity=3', {
    type: { ...makeEntity().type, kind: 'parkings', organisation_tax_rate: 25, private_tax_rate: 25 },
  });
  await screen.findByText(/Storgatan 12, Örebro/);
  await waitFor(() => expect(getTaxRateSelect()).toHaveTextContent('25'));
  expect(screen.queryByText(/normalt momsfri/)).toBeNull();
});
