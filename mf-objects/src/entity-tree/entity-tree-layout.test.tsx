import { queryClient } from '@husrum/api-client';
import { companyCalls } from '@husrum/contract/company';
import { entityCalls } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { fakeApi, pageResponse, type RenderOptions, renderScreen } from '@husrum/testing';
import { PageContext } from '@husrum/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, use } from 'react';
import { entityTypes, makeEntity, makeEstate } from '../entity/entity.test-data';
import EntityByTypeScreen from '../entity/entity-by-type.screen';
import EntityDetailScreen from '../entity/entity-detail.screen';
import EntityOverviewScreen from '../entity/entity-overview.screen';
import { makeTreeCompany } from './entity-tree.test-data';
import { EntityTreeButton } from './entity-tree-button';
import { EntityTreeContext } from './entity-tree-context';
import { EntityTreeLayout } from './entity-tree-layout';
import { TreeResizer } from './tree-resizer';

const { innerWidth } = window;
afterEach(() => Object.assign(window, { innerWidth }));
const setWindowWidth = (width: number) => Object.assign(window, { innerWidth: width });

/** A panel suspends when it is first rendered. React continues after the promise only in an asynchronous `act`. */
const render = (page: ReactNode, options?: RenderOptions) => act(async () => renderScreen(page, options));
const click = (button: HTMLElement) => act(async () => button.click());
const renderDetail = () => {
  fakeApi().on(entityCalls.detail, makeEntity()).on(entityCalls.types, entityTypes);
  return render(<EntityDetailScreen />, { route: routes.entity.detail, url: '/entity/7' });
};
const setupOverview = (rows = [makeEstate(), makeEntity()]) =>
  fakeApi()
    .on(entityCalls.types, entityTypes)
    .on(companyCalls.list, pageResponse([]))
    .on(entityCalls.list, pageResponse(rows));
const renderOverview = (url = '/entity/overview') =>
  render(<EntityOverviewScreen />, { route: routes.entity.overview, url });
const findTree = () => screen.findByTestId('panel entity.tree');
const queryTree = () => screen.queryByTestId('panel entity.tree');

test('the tree stands beside the page of an object in a wide window', async () => {
  setWindowWidth(1440);
  await renderDetail();
  const tree = within(screen.getByRole('navigation', { name: 'Objektträd' }));
  expect(await tree.findByTestId('panel entity.tree')).toHaveTextContent('"entityId":7');
  expect(await screen.findByRole('heading', { level: 1, name: 'Lgh 1001' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Objektträd' })).not.toBeInTheDocument();
});

/** The page of an object that cannot be loaded. The platform provides its title. */
const renderFailedDetail = () => {
  fakeApi().fails(entityCalls.detail, 404).on(entityCalls.types, entityTypes);
  return render(
    <PageContext value={{ title: 'Objekt', breadcrumb: [] }}>
      <EntityDetailScreen />
    </PageContext>,
    { route: routes.entity.detail, url: '/entity/99' },
  );
};

test('the tree can be used beside a page that cannot be loaded', async () => {
  setWindowWidth(1440);
  await renderFailedDetail();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await findTree()).toHaveTextContent('"entityId":99');
  expect(screen.queryByRole('button', { name: 'Objektträd' })).not.toBeInTheDocument();
});

test.each([1440, 390])(
  'a page that cannot be loaded has a button for the hidden tree, %i px wide',
  async (width) => {
    setWindowWidth(width);
    localStorage.setItem('husrum.entityTree', JSON.stringify({ shown: false }));
    await renderFailedDetail();
    expect(await screen.findByRole('heading', { level: 1, name: 'Objekt' })).toBeVisible();
    await click(screen.getByRole('button', { name: 'Objektträd' }));
    expect(await findTree()).toBeInTheDocument();
  },
);

test('a button shows the tree in a smaller window, and it stays shown on the next visit', async () => {
  setWindowWidth(1200);
  const first = await renderDetail();
  await click(await screen.findByRole('button', { name: 'Objektträd' }));
  expect(await findTree()).toBeVisible();
  first.unmount();
  await renderDetail();
  expect(await findTree()).toBeVisible();
});

test('the tree stands beside the list of objects, and selects the company of the filter', async () => {
  setWindowWidth(1440);
  setupOverview();
  await renderOverview('/entity/overview?company_id=3');
  expect(await findTree()).toHaveTextContent('"companyId":3');
  expect(await screen.findByRole('table', { name: 'Objekt' })).toBeVisible();
});

test('the list of objects has no button for the tree in an account without objects, but has one when a filter finds nothing', async () => {
  setWindowWidth(1200);
  setupOverview([]).on(entityCalls.tree, [makeTreeCompany({ children_count: 0 })]);
  const { unmount } = await renderOverview();
  expect(await screen.findByText('Det finns inte några objekt')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Objektträd' })).not.toBeInTheDocument());
  unmount();
  setupOverview([]);
  await renderOverview('/entity/overview?name=slott');
  expect(await screen.findByRole('button', { name: 'Objektträd' })).toBeVisible();
});

test('an empty list of a type has a button for the tree when there are other objects', async () => {
  setWindowWidth(1200);
  fakeApi()
    .on(entityCalls.listByType, pageResponse([]))
    .on(entityCalls.tree, [makeTreeCompany({ children_count: 2 })]);
  await render(<EntityByTypeScreen />, { route: routes.entity.byType, url: '/entity/type/apartments' });
  expect(await screen.findByText('Det finns inte några lägenheter')).toBeVisible();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByRole('button', { name: 'Objektträd' })).toBeVisible();
});

test.each([
  '/entity/overview?company_id=3',
  // This page is already open.
  '/entity/overview',
])('the tree is a drawer on a phone, and closes when a link opens %s', async (url) => {
  setWindowWidth(390);
  setupOverview();
  await render(
    <>
      <EntityOverviewScreen />
      <AppLink to={url}>Nod</AppLink>
    </>,
    { route: routes.entity.overview, url: '/entity/overview' },
  );
  expect(queryTree()).not.toBeInTheDocument();
  await click(await screen.findByRole('button', { name: 'Objektträd' }));
  const drawer = await screen.findByRole('dialog', { name: 'Objektträd' });
  expect(await within(drawer).findByTestId('panel entity.tree')).toBeInTheDocument();
  await click(screen.getByText('Nod'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  // An open drawer is not stored: it would cover the next page.
  expect(localStorage.getItem('husrum.entityTree')).toBeNull();
});

const HideAndShow = () => {
  const tree = use(EntityTreeContext);
  return (
    <>
      <EntityTreeButton />
      <button type="button" onClick={tree?.hide}>
        Hide
      </button>
    </>
  );
};

test('hiding the tree moves the focus to the button that shows it again', async () => {
  setWindowWidth(1440);
  fakeApi();
  const { user } = await render(
    <EntityTreeLayout>
      <HideAndShow />
    </EntityTreeLayout>,
  );
  expect(await findTree()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(queryTree()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Objektträd' })).toHaveFocus();
  expect(JSON.parse(localStorage.getItem('husrum.entityTree') ?? '')).toMatchObject({ shown: false });
});

test('the keyboard and the pointer change the width of the tree, and the next page keeps it', async () => {
  setWindowWidth(1440);
  fakeApi();
  const { user, unmount } = await render(
    <EntityTreeLayout>
      <TreeResizer />
    </EntityTreeLayout>,
  );
  const edge = await screen.findByRole('separator', { name: 'Objektträdets bredd' });
  expect(edge).toHaveAttribute('aria-valuenow', '288');
  act(() => edge.focus());
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(edge).toHaveAttribute('aria-valuenow', '304');
  Object.assign(edge, { setPointerCapture: () => {}, hasPointerCapture: () => true });
  await user.pointer([
    { keys: '[MouseLeft>]', target: edge, coords: { clientX: 304 } },
    { target: edge, coords: { clientX: 400 } },
  ]);
  expect(screen.getByRole('navigation', { name: 'Objektträd' })).toHaveStyle({ width: '400px' });
  await user.pointer({ target: edge, coords: { clientX: 5 } });
  expect(edge).toHaveAttribute('aria-valuenow', '200');
  unmount();
  await renderDetail();
  expect(screen.getByRole('navigation', { name: 'Objektträd' })).toHaveStyle({ width: '200px' });
});
