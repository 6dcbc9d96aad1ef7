import { companyCalls } from '@husrum/contract/company';
import { entityCalls } from '@husrum/contract/entity';
import { preferenceCalls } from '@husrum/contract/preference';
import { routes } from '@husrum/contract/routes';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeCompany } from '../company/company.test-data';
import { entityTypes, makeEntity, makeEstate } from './entity.test-data';
import EntityByTypeScreen from './entity-by-type.screen';
import EntityOverviewScreen from './entity-overview.screen';

const companyRow = { ...makeCompany(), created_at: '' };
const setupApi = () =>
  fakeApi()
    .on(entityCalls.types, entityTypes)
    .on(companyCalls.list, pageResponse([companyRow]))
    .on(
      entityCalls.list,
      pageResponse([makeEstate(), makeEntity(), makeEntity({ id: 8, name: 'Lgh 1002', rented: true })]),
    );
const renderOverview = (url = '/entity/overview') =>
  renderScreen(<EntityOverviewScreen />, { route: routes.entity.overview, url });
const renderByType = (kind: string) =>
  renderScreen(<EntityByTypeScreen />, { route: routes.entity.byType, url: `/entity/type/${kind}` });

test('shows 15 skeleton rows while the list loads', async () => {
  fakeApi().hangs(entityCalls.list).hangs(entityCalls.types).hangs(companyCalls.list);
  renderOverview();
  expect(await screen.findAllByTestId('skeleton-row')).toHaveLength(15);
});

test('lists name, type, parent, status of rentable objects and creation date', async () => {
  setupApi();
  renderOverview();
  await screen.findByRole('link', { name: /Kv\. Eken/ });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Namn',
    'Typ',
    'Kopplad till',
    'Status',
    'Skapad',
  ]);
  const cells = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
  expect(cells).toEqual([
    ['Kv. Eken', 'Fastighet', 'Åkerö AB', '', '2026-11-02'],
    ['Lgh 1001', 'Lägenhet', 'Kv. Eken', 'Vakant', '2026-11-02'],
    ['Lgh 1002', 'Lägenhet', 'Kv. Eken', 'Uthyrd', '2026-11-02'],
  ]);
  expect(screen.getByRole('link', { name: 'Lgh 1002' })).toHaveAttribute('href', '/entity/8');
});

test('sends page, sort order and filters of the URL to the server', async () => {
  const api = setupApi();
  renderOverview('/entity/overview/2?rented=false&company_id=3&sort[by]=linked_to&sort[order]=desc');
  await screen.findByRole('link', { name: /Kv\. Eken/ });
  expect(api.requests(entityCalls.list)[0]?.query).toMatchObject({
    page: 2,
    rented: false,
    company_id: 3,
    sort: { by: 'linked_to', order: 'desc' },
  });
  expect(screen.getByText('Status: Vakant')).toBeVisible();
  expect(await screen.findByText('Företag: Åkerö AB')).toBeVisible();
});

test('shows another text for a filter without results than for an empty list', async () => {
  setupApi().on(entityCalls.list, ({ query }) =>
    pageResponse(query.name === undefined ? [makeEntity()] : []),
  );
  const { user, location } = renderOverview('/entity/overview?name=slott');
  expect(await screen.findByText('Inga resultat')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Rensa filter' })[0] ?? document.body);
  expect(await screen.findByRole('link', { name: 'Lgh 1001' })).toBeVisible();
  expect(location()).toBe('/entity/overview');
});

test('asks for the parent of a new object: a company or an object', async () => {
  const api = setupApi();
  const { user, location } = renderOverview();
  await screen.findByRole('link', { name: /Kv\. Eken/ });
  await user.click(screen.getByRole('button', { name: /Skapa objekt/ }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('option', { name: /Åkerö AB/ })).toBeVisible();
  await user.click(within(dialog).getByText('Objekt'));
  await user.click(await within(dialog).findByRole('option', { name: /^Kv\. Eken/ }));
  expect(location()).toBe('/entity/create/entity/6');
  expect(api.requests(entityCalls.list).at(-1)?.query).toMatchObject({ parents: true });
});

test.each([
  ['apartments', 'Lägenheter', 'Det finns inte några lägenheter'],
  ['spaces', 'Utrymmen', 'Det finns inte några utrymmen'],
  ['vacancies', 'Vakanta objekt', 'Inget står vakant'],
])('an empty list of %s has a title and a text of its own, and no filters', async (kind, title, none) => {
  const api = setupApi().on(entityCalls.listByType, pageResponse([])).on(entityCalls.tree, []);
  renderByType(kind);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await screen.findByText(none)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Filter' })).not.toBeInTheDocument();
  expect(api.requests(entityCalls.listByType)[0]?.params).toEqual({ type: kind });
});

test('a list by type has the columns that the user has chosen for objects', async () => {
  setupApi()
    .on(entityCalls.listByType, pageResponse([makeEntity()]))
    .on(preferenceCalls.list, ({ params }) => ({
      hidden: params.list === 'entity' ? ['created_at'] : [],
      views: [],
    }));
  renderByType('apartments');
  await waitFor(() =>
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Namn',
      'Typ',
      'Kopplad till',
      'Status',
    ]),
  );
  expect(screen.getByRole('button', { name: /kolumner är dolda/ })).toBeVisible();
});

test('redirects an unknown kind to the 404 page', async () => {
  const { location } = renderByType('castles');
  expect(await screen.findByText('Another page')).toBeVisible();
  expect(location()).toBe('/404');
});

test('lists vacancies with the day from which they are let, and can also list objects that become vacant', async () => {
  const api = setupApi().on(
    entityCalls.listByType,
    pageResponse([
      makeEntity({ let_from: '2027-01-01' }),
      makeEntity({ id: 8, rented: true, free_from: '2027-03-01' }),
    ]),
  );
  const { user, location } = renderByType('vacancies');
  expect(await screen.findByText('Vakant, uthyrd från 2027-01-01')).toBeVisible();
  expect(screen.getByText('Uthyrd, ledig från 2027-03-01')).toBeVisible();
  await user.click(screen.getByText('Även det som blir ledigt'));
  expect(location()).toBe('/entity/type/vacancies?to_let=true');
  expect(api.requests(entityCalls.listByType).at(-1)?.query).toMatchObject({ to_let: true });
});

test('the link of a command opens the first step of creating an object, and closing that step shows the list', async () => {
  setupApi();
  const { user, location } = renderOverview('/entity/overview?skapa=objekt');
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(location()).toBe('/entity/overview'));
});
