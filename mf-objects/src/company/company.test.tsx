import { companyCalls } from '@husrum/contract/company';
import { entityCalls } from '@husrum/contract/entity';
import { preferenceCalls } from '@husrum/contract/preference';
import { routes } from '@husrum/contract/routes';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, within } from '@testing-library/react';
import { makeEstate } from '../entity/entity.test-data';
import { makeCompany } from './company.test-data';
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

  test('lists name, organisation number and number of objects; each row links to its company', async () => {
    fakeApi().on(companyCalls.list, pageResponse([row]));
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

  test('sends the sort order to the server and puts it in the URL', async () => {
    const api = fakeApi().on(companyCalls.list, pageResponse([row]));
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

  test('hides the columns that the user has chosen to hide', async () => {
    fakeApi()
      .on(companyCalls.list, pageResponse([row]))
      .on(preferenceCalls.list, ({ params }) => ({
        hidden: params.list === 'company' ? ['number'] : [],
        views: [],
      }));
    renderScreen(<CompanyOverviewScreen />, { route, url: '/company' });
    expect(await screen.findByRole('button', { name: /kolumner är dolda/ })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Organisationsnummer' })).not.toBeInTheDocument();
  });

  test('offers to create the first company', async () => {
    fakeApi().on(companyCalls.list, pageResponse([]));
    const { user, location } = renderScreen(<CompanyOverviewScreen />, { route, url: '/company' });
    expect(await screen.findByText('Det finns inte några företag')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: /Skapa företag/ })[0] ?? document.body);
    expect(location()).toBe('/company/create');
  });

  test('retries a failed load', async () => {
    const api = fakeApi().fails(companyCalls.list, 500, { message: 'Databasen vilar' });
    const { user } = renderScreen(<CompanyOverviewScreen />, { route, url: '/company' });
    expect(await screen.findByText('Databasen vilar')).toBeVisible();
    api.on(companyCalls.list, pageResponse([row]));
    await user.click(screen.getByRole('button', { name: /Försök igen/ }));
    expect(await screen.findByRole('link', { name: 'Åkerö AB' })).toBeVisible();
  });
});

describe('creating', () => {
  const setup = () =>
    renderScreen(<CompanyCreateScreen />, { route: routes.company.create, url: '/company/create' });
  const fillForm = async (user: ReturnType<typeof setup>['user'], number = '5599990016') => {
    await user.click(screen.getByLabelText(/^Namn/));
    await user.paste('Åkerö AB');
    await user.click(screen.getByLabelText(/^Organisationsnummer/));
    await user.paste(number);
    await user.click(screen.getByLabelText(/^Adress/));
    await user.paste('Storgatan 1');
    await user.type(screen.getByLabelText(/^Postnummer/), '702 11');
    await user.type(screen.getByLabelText(/^Ort/), 'Örebro');
  };
  const getSubmitButton = () => screen.getByRole('button', { name: 'Skapa företag' });

  test('creates the company and opens its page', async () => {
    const api = fakeApi().on(companyCalls.create, { company: makeCompany({ id: 8 }) });
    const { user, location } = setup();
    await fillForm(user);
    await user.click(getSubmitButton());
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

  test('shows missing and wrong values under their fields without sending', async () => {
    const api = fakeApi();
    const { user } = setup();
    await user.click(getSubmitButton());
    expect((await screen.findAllByText('Organisationsnummer måste fyllas i')).length).toBeGreaterThan(0);
    await fillForm(user, '559999-0017');
    await user.click(getSubmitButton());
    expect(screen.getByLabelText(/^Organisationsnummer/)).toHaveAccessibleDescription(
      'Organisationsnumret stämmer inte. Skriv det som NNNNNN-NNNN.',
    );
    expect(api.requests(companyCalls.create)).toEqual([]);
  });

  test('shows a server error under its field and keeps the input', async () => {
    fakeApi().fails(companyCalls.create, 422, {
      message: 'Kontrollera de markerade fälten.',
      data: { 'company.name': ['Namnet är upptaget'] },
    });
    const { user } = setup();
    await fillForm(user);
    await user.click(getSubmitButton());
    expect(await screen.findByText('Namnet är upptaget')).toBeVisible();
    expect(screen.getByLabelText(/^Namn/)).toHaveAccessibleDescription('Namnet är upptaget');
    expect(screen.getByLabelText(/^Ort/)).toHaveValue('Örebro');
  });
});

describe('the detail page', () => {
  const setup = () =>
    renderScreen(<CompanyDetailScreen />, { route: routes.company.detail, url: '/company/3' });

  test('shows the objects of the company with type and number of children, a link to all of them, its maintenance and its files', async () => {
    const api = fakeApi()
      .on(companyCalls.detail, makeCompany({ entities_count: 5 }))
      .on(entityCalls.list, pageResponse([makeEstate({ directchildren_count: 4 })]));
    setup();
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
    expect(await screen.findByTestId('panel company.maintenance')).toHaveTextContent('"companyId":3');
    expect(await screen.findByTestId('panel files.of')).toHaveTextContent('"type":"company","id":3');
    expect(api.requests(entityCalls.list)[0]?.query).toMatchObject({ company_id: 3, toplevel: true });
  });

  test.each([
    ['Kontakta', '/contact/company/3'],
    ['Faktureringsinställningar', '/company/3/invoicingconfig'],
    ['Redigera', '/company/3/edit'],
    ['Skapa objekt', '/entity/create/company/3'],
  ])('%s opens %s', async (name, to) => {
    fakeApi().on(companyCalls.detail, makeCompany()).on(entityCalls.list, pageResponse([]));
    const { user, location } = setup();
    await user.click(await screen.findByRole('button', { name: new RegExp(name) }));
    expect(location()).toBe(to);
  });

  test('the menu links to the page where the SIE file of the company is downloaded', async () => {
    fakeApi().on(companyCalls.detail, makeCompany()).on(entityCalls.list, pageResponse([]));
    const { user, location } = setup();
    await user.click(await screen.findByRole('button', { name: 'Fler val' }));
    await user.click(await screen.findByRole('menuitem', { name: /SIE-fil till bokföringen/ }));
    expect(location()).toBe('/economy?skapa=sie&company=3');
  });

  test('shows information in a modal', async () => {
    fakeApi().on(companyCalls.detail, makeCompany()).on(entityCalls.list, pageResponse([]));
    const { user } = setup();
    await user.click(await screen.findByRole('button', { name: 'Fler val' }));
    await user.click(await screen.findByRole('menuitem', { name: /Information/ }));
    const dialog = await screen.findByRole('dialog');
    for (const text of ['559999-0016', 'Storgatan 1', '702 11', 'Örebro', 'Sverige', 'info@akero.example'])
      expect(within(dialog).getByText(text)).toBeVisible();
  });

  test('shows how many objects are removed with the company, and why a removal failed', async () => {
    const api = fakeApi()
      .on(companyCalls.detail, makeCompany({ entities_count: 5 }))
      .on(entityCalls.list, pageResponse([]))
      .fails(companyCalls.remove, 409, { message: 'Företaget kan inte tas bort.' });
    const { user, location } = setup();
    const remove = async () => {
      await user.click(await screen.findByRole('button', { name: 'Fler val' }));
      await user.click(await screen.findByRole('menuitem', { name: /Ta bort/ }));
      const dialog = await screen.findByRole('dialog');
      expect(dialog).toHaveTextContent('Är du säker?');
      expect(dialog).toHaveTextContent(
        'Företaget har 5 objekt som tas bort tillsammans med det, med händelser och hyresjusteringar. Ärenden och filer finns kvar',
      );
      expect(dialog).toHaveTextContent('Det går inte att ångra.');
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

test('shows why a company with leases cannot be removed, and links to the leases', async () => {
  const api = fakeApi()
    .on(companyCalls.detail, makeCompany({ entities_count: 5, has_leases: true }))
    .on(entityCalls.list, pageResponse([]));
  const { user, location } = renderScreen(<CompanyDetailScreen />, {
    route: routes.company.detail,
    url: '/company/3',
  });
  await user.click(await screen.findByRole('button', { name: 'Fler val' }));
  await user.click(await screen.findByRole('menuitem', { name: /Ta bort/ }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Företaget kan inte tas bort');
  await user.click(within(dialog).getByRole('button', { name: 'Visa uthyrningarna' }));
  expect(location()).toBe('/lease/overview?company_id=3');
  expect(api.requests(companyCalls.remove)).toHaveLength(0);
});

test('shows why a company with registered inspections cannot be removed, and links to them', async () => {
  const api = fakeApi()
    .on(companyCalls.detail, makeCompany({ entities_count: 5, has_inspections: true }))
    .on(entityCalls.list, pageResponse([]));
  const { user, location } = renderScreen(<CompanyDetailScreen />, {
    route: routes.company.detail,
    url: '/company/3',
  });
  await user.click(await screen.findByRole('button', { name: 'Fler val' }));
  await user.click(await screen.findByRole('menuitem', { name: /Ta bort/ }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Företaget kan inte tas bort');
  expect(dialog).toHaveTextContent('Dess objekt har registrerade besiktningar');
  await user.click(within(dialog).getByRole('button', { name: 'Visa myndighetskraven' }));
  expect(location()).toBe('/inspection/overview?company_id=3');
  expect(api.requests(companyCalls.remove)).toHaveLength(0);
});

test('edits the current values and returns to the company', async () => {
  const api = fakeApi()
    .on(companyCalls.detail, makeCompany())
    .on(companyCalls.update, makeCompany({ name: 'Björken AB' }));
  const { user, location } = renderScreen(<CompanyEditScreen />, {
    route: routes.company.edit,
    url: '/company/3/edit',
  });
  const name = await screen.findByLabelText(/^Namn/);
  expect(screen.getByLabelText(/^Mejladress/)).toHaveValue('info@akero.example');
  await user.clear(name);
  await user.click(name);
  await user.paste('Björken AB');
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Ändringar sparade')).toBeVisible();
  expect(location()).toBe('/company/3');
  expect(api.requests(companyCalls.update)[0]?.body).toMatchObject({
    id: 3,
    name: 'Björken AB',
    city: 'Örebro',
    updated_at: makeCompany().updated_at,
  });
});
