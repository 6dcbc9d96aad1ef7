import { companyCalls } from '@husrum/contract/company';
import { entityCalls } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { fakeApi, pageAnswer, renderScreen } from '@husrum/testing';
import { screen, within } from '@testing-library/react';
import { aCompany, anEntity, anEstate, types } from '../testing/portfolio';
import EntityByTypeScreen from './entity-by-type.screen';
import EntityOverviewScreen from './entity-overview.screen';

const companyRow = { ...aCompany(), created_at: '' };
const api = () =>
  fakeApi()
    .on(entityCalls.types, types)
    .on(companyCalls.list, pageAnswer([companyRow]))
    .on(
      entityCalls.list,
      pageAnswer([anEstate(), anEntity(), anEntity({ id: 8, name: 'Lgh 1002', rented: true })]),
    );
const openAll = (url = '/entity/overview') =>
  renderScreen(<EntityOverviewScreen />, { route: routes.entity.overview, url });
const openKind = (kind: string) =>
  renderScreen(<EntityByTypeScreen />, { route: routes.entity.byType, url: `/entity/type/${kind}` });

test('while it loads 15 rows hold the place', async () => {
  fakeApi().hangs(entityCalls.list).hangs(entityCalls.types).hangs(companyCalls.list);
  openAll();
  expect(await screen.findAllByTestId('skeleton-row')).toHaveLength(15);
});

test('name, type, what it is linked to, status of what can be let, and when it was made', async () => {
  api();
  openAll();
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

test('page, sort and filters of the address go to the server as they are', async () => {
  const server = api();
  openAll('/entity/overview/2?rented=false&company_id=3&sort[by]=linked_to&sort[order]=desc');
  await screen.findByRole('link', { name: /Kv\. Eken/ });
  expect(server.requests(entityCalls.list)[0]?.query).toMatchObject({
    page: 2,
    rented: false,
    company_id: 3,
    sort: { by: 'linked_to', order: 'desc' },
  });
  expect(screen.getByText('Status: Vakant')).toBeVisible();
  expect(await screen.findByText('Företag: Åkerö AB')).toBeVisible();
});

test('a filter without hits is told apart from an empty list', async () => {
  api().on(entityCalls.list, ({ query }) => pageAnswer(query.name === undefined ? [anEntity()] : []));
  const { user, location } = openAll('/entity/overview?name=slott');
  expect(await screen.findByText('Inga resultat')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Rensa filter' })[0] ?? document.body);
  expect(await screen.findByRole('link', { name: 'Lgh 1001' })).toBeVisible();
  expect(location()).toBe('/entity/overview');
});

test('creating asks where: in a company or under an object', async () => {
  const server = api();
  const { user, location } = openAll();
  await screen.findByRole('link', { name: /Kv\. Eken/ });
  await user.click(screen.getByRole('button', { name: /Skapa objekt/ }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('option', { name: /Åkerö AB/ })).toBeVisible();
  await user.click(within(dialog).getByText('Objekt'));
  await user.click(await within(dialog).findByRole('option', { name: /^Kv\. Eken/ }));
  expect(location()).toBe('/entity/create/entity/6');
  expect(server.requests(entityCalls.list).at(-1)?.query).toMatchObject({ parents: true });
});

test.each([
  ['apartments', 'Lägenheter', 'Det finns inte några lägenheter'],
  ['vacancies', 'Vakanser', 'Inget står vakant'],
])('%s are listed by themselves, without filter', async (kind, title, none) => {
  const server = api().on(entityCalls.listByType, pageAnswer([]));
  openKind(kind);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await screen.findByText(none)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Filter' })).not.toBeInTheDocument();
  expect(server.requests(entityCalls.listByType)[0]?.params).toEqual({ type: kind });
});

test('a kind that there is not leads to the page for what is not found', async () => {
  const { location } = openKind('castles');
  expect(await screen.findByText('Another page')).toBeVisible();
  expect(location()).toBe('/404');
});
