import { companyCalls } from '@husrum/contract/company';
import { entityCalls } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { fakeApi, pageAnswer, renderScreen } from '@husrum/testing';
import { screen, within } from '@testing-library/react';
import { aCompany, anEstate } from '../testing/portfolio';
import CompanyCreateScreen from './company-create.screen';
import CompanyDetailScreen from './company-detail.screen';
import CompanyEditScreen from './company-edit.screen';
import CompanyOverviewScreen from './company-overview.screen';

describe('the overview', () => {
  const route = routes.company.overview;
  const row = {
    id: 3,
    name: 'Åkerö AB',
    organisation_number: '559999-0016',
    entities_count: 12,
    created_at: '',
  };

  test('lists name, organisation number and number of objects; each row leads to its company', async () => {
    fakeApi().on(companyCalls.list, pageAnswer([row]));
    renderScreen(<CompanyOverviewScreen />, { route, url: '/company' });
    const link = await screen.findByRole('link', { name: 'Åkerö AB' });
    expect(link).toHaveAttribute('href', '/company/3');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Namn',
      'Organisationsnummer',
      'Antal objekt',
    ]);
    expect(screen.getByRole('cell', { name: '559999-0016' })).toBeVisible();
    expect(screen.getByRole('cell', { name: '12' })).toBeVisible();
  });

  test('sorting is asked of the server and stands in the address', async () => {
    const api = fakeApi().on(companyCalls.list, pageAnswer([row]));
    const { user, location } = renderScreen(<CompanyOverviewScreen />, { route, url: '/company?page=2' });
    await screen.findByRole('link', { name: 'Åkerö AB' });
    await user.click(screen.getByRole('button', { name: /Antal objekt/ }));
    expect(location()).toMatch(/^\/company\?sort/);
    await screen.findByRole('link', { name: 'Åkerö AB' });
    expect(api.requests(companyCalls.list).map(({ query }) => [query.page, query.sort])).toEqual([
      [2, undefined],
      [1, { by: 'entities_count', order: 'asc' }],
    ]);
  });

  test('without companies it says what one is for and how to begin', async () => {
    fakeApi().on(companyCalls.list, pageAnswer([]));
    const { user, location } = renderScreen(<CompanyOverviewScreen />, { route, url: '/company' });
    expect(await screen.findByText('Det finns inte några företag')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: /Skapa företag/ })[0] ?? document.body);
    expect(location()).toBe('/company/create');
  });

  test('a failure can be tried again', async () => {
    const api = fakeApi().fails(companyCalls.list, 500, { message: 'Databasen vilar' });
    const { user } = renderScreen(<CompanyOverviewScreen />, { route, url: '/company' });
    expect(await screen.findByText('Databasen vilar')).toBeVisible();
    api.on(companyCalls.list, pageAnswer([row]));
    await user.click(screen.getByRole('button', { name: /Försök igen/ }));
    expect(await screen.findByRole('link', { name: 'Åkerö AB' })).toBeVisible();
  });
});

describe('creating', () => {
  const open = () =>
    renderScreen(<CompanyCreateScreen />, { route: routes.company.create, url: '/company/create' });
  const fill = async (user: ReturnType<typeof open>['user'], number = '5599990016') => {
    await user.type(screen.getByLabelText(/^Namn/), 'Åkerö AB');
    await user.type(screen.getByLabelText(/^Organisationsnummer/), number);
    await user.type(screen.getByLabelText(/^Adress/), 'Storgatan 1');
    await user.type(screen.getByLabelText(/^Postnummer/), '702 11');
    await user.type(screen.getByLabelText(/^Ort/), 'Örebro');
  };
  const submit = () => screen.getByRole('button', { name: 'Skapa företag' });

  test('sends the company, says so and goes there', async () => {
    const api = fakeApi().on(companyCalls.create, { company: aCompany({ id: 8 }) });
    const { user, location } = open();
    await fill(user);
    await user.click(submit());
    expect(await screen.findByText('Åkerö AB skapad')).toBeVisible();
    expect(location()).toBe('/company/8');
    expect(api.requests(companyCalls.create)[0]?.body.company).toEqual({
      name: 'Åkerö AB',
      organisation_number: '559999-0016',
      address: 'Storgatan 1',
      postal_code: '702 11',
      city: 'Örebro',
      country: 'Sverige',
      phone: null,
      email: null,
    });
  });

  test('what is missing or wrong is told under its field, before anything is sent', async () => {
    const api = fakeApi();
    const { user } = open();
    await user.click(submit());
    expect((await screen.findAllByText('Organisationsnummer måste fyllas i')).length).toBeGreaterThan(0);
    await fill(user, '559999-0017');
    await user.click(submit());
    expect(screen.getByLabelText(/^Organisationsnummer/)).toHaveAccessibleDescription(
      'Organisationsnumret stämmer inte. Skriv det som NNNNNN-NNNN.',
    );
    expect(api.requests(companyCalls.create)).toEqual([]);
  });

  test('a refusal of the server stands under its field, and nothing typed is lost', async () => {
    fakeApi().fails(companyCalls.create, 422, {
      message: 'Kontrollera de markerade fälten.',
      data: { 'company.name': ['Namnet är upptaget'] },
    });
    const { user } = open();
    await fill(user);
    await user.click(submit());
    expect(await screen.findByText('Namnet är upptaget')).toBeVisible();
    expect(screen.getByLabelText(/^Namn/)).toHaveAccessibleDescription('Namnet är upptaget');
    expect(screen.getByLabelText(/^Ort/)).toHaveValue('Örebro');
  });
});

describe('the page', () => {
  const open = () =>
    renderScreen(<CompanyDetailScreen />, { route: routes.company.detail, url: '/company/3' });

  test('shows its objects with type and number of children, its boxes and its files', async () => {
    const api = fakeApi()
      .on(companyCalls.detail, aCompany({ entities_count: 5 }))
      .on(entityCalls.list, pageAnswer([anEstate({ directchildren_count: 4 })]));
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Åkerö AB' })).toBeVisible();
    const objects = await screen.findByRole('table', { name: 'Företagets objekt' });
    expect(await within(objects).findByRole('link', { name: /Kv\. Eken/ })).toHaveAttribute(
      'href',
      '/entity/6',
    );
    expect(within(objects).getByRole('cell', { name: 'Fastighet' })).toBeVisible();
    expect(within(objects).getByRole('cell', { name: '4' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Objekt/ })).toHaveAttribute(
      'href',
      '/entity/overview?company_id=3',
    );
    expect(await screen.findByTestId('panel files.of')).toHaveTextContent('"type":"company","id":3');
    expect(api.requests(entityCalls.list)[0]?.query).toMatchObject({ company_id: 3, toplevel: true });
  });

  test.each([
    ['Kontakta', '/contact/company/3'],
    ['Faktureringsinställningar', '/company/3/invoicingconfig'],
    ['Redigera', '/company/3/edit'],
    ['Skapa objekt', '/entity/create/company/3'],
  ])('%s leads to %s', async (name, to) => {
    fakeApi().on(companyCalls.detail, aCompany()).on(entityCalls.list, pageAnswer([]));
    const { user, location } = open();
    await user.click(await screen.findByRole('button', { name: new RegExp(name) }));
    expect(location()).toBe(to);
  });

  test('information is in a modal', async () => {
    fakeApi().on(companyCalls.detail, aCompany()).on(entityCalls.list, pageAnswer([]));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Fler val' }));
    await user.click(await screen.findByRole('menuitem', { name: /Information/ }));
    const dialog = await screen.findByRole('dialog');
    for (const text of ['559999-0016', 'Storgatan 1', '702 11', 'Örebro', 'Sverige', 'info@akero.example'])
      expect(within(dialog).getByText(text)).toBeVisible();
  });

  test('deleting says what goes along, and what the server has against it', async () => {
    const api = fakeApi()
      .on(companyCalls.detail, aCompany({ entities_count: 5 }))
      .on(entityCalls.list, pageAnswer([]))
      .fails(companyCalls.remove, 409, { message: 'Företaget kan inte tas bort.' });
    const { user, location } = open();
    const remove = async () => {
      await user.click(await screen.findByRole('button', { name: 'Fler val' }));
      await user.click(await screen.findByRole('menuitem', { name: /Ta bort/ }));
      const dialog = await screen.findByRole('dialog');
      expect(dialog).toHaveTextContent('Är du säker?');
      expect(dialog).toHaveTextContent('Företaget har 5 objekt. De tas bort tillsammans med företaget.');
      await user.click(within(dialog).getByRole('button', { name: 'Ta bort' }));
    };
    await remove();
    expect(await screen.findByText('Borttagningen misslyckades: Företaget kan inte tas bort.')).toBeVisible();
    expect(location()).toBe('/company/3');
    api.on(companyCalls.remove, { message: '' });
    await remove();
    expect(await screen.findByText('Företaget är borttaget')).toBeVisible();
    expect(location()).toBe('/company');
  });
});

test('editing begins with what is there and goes back to the company', async () => {
  const api = fakeApi()
    .on(companyCalls.detail, aCompany())
    .on(companyCalls.update, aCompany({ name: 'Björken AB' }));
  const { user, location } = renderScreen(<CompanyEditScreen />, {
    route: routes.company.edit,
    url: '/company/3/edit',
  });
  const name = await screen.findByLabelText(/^Namn/);
  expect(screen.getByLabelText(/^E-post/)).toHaveValue('info@akero.example');
  await user.clear(name);
  await user.type(name, 'Björken AB');
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Ändringar sparade')).toBeVisible();
  expect(location()).toBe('/company/3');
  expect(api.requests(companyCalls.update)[0]?.body).toMatchObject({
    id: 3,
    name: 'Björken AB',
    city: 'Örebro',
  });
});
