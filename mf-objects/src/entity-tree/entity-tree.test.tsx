import { busEvent } from '@husrum/contract/bus';
import { entityCalls, MAX_TREE_HITS, type TreeNode } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { publish } from '@husrum/platform';
import { type FakeApi, fakeApi, renderScreen } from '@husrum/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import EntityTreePanel from './entity-tree.panel';
import { makeTreeCompany, makeTreeEntity } from './entity-tree.test-data';
import { MAX_EXPANDED } from './use-expanded-keys';

const akero = makeTreeCompany({ id: 3, name: 'Åkerö AB', children_count: 2, vacant_count: 2 });
const bjorken = makeTreeCompany({ id: 4, name: 'Björken AB', children_count: 1 });
const eken = makeTreeEntity({ id: 6, name: 'Eken 3', kind: 'estates', children_count: 2, vacant_count: 1 });
const angen = makeTreeEntity({ id: 9, name: 'Ängen', kind: 'villas', vacant: true });
const lgh1 = makeTreeEntity({ id: 7, name: 'Lgh 1', vacant: true });
const lgh2 = makeTreeEntity({ id: 8, name: 'Lgh 2' });
const path = [
  { type: 'company', id: 3, name: 'Åkerö AB' },
  { type: 'entity', id: 6, name: 'Eken 3' },
] as const satisfies TreeNode['path'];

interface Overrides {
  companies?: TreeNode[];
  ekenChildren?: TreeNode[];
  hits?: TreeNode[];
}

const setupApi = ({ companies = [bjorken, akero], ekenChildren = [lgh1, lgh2], hits = [] }: Overrides = {}) =>
  fakeApi().on(entityCalls.tree, ({ query: { parent_id, company_id, entity_id, search } }) => {
    if (parent_id === 6) return ekenChildren;
    if (company_id === 3) return [eken, angen];
    if (company_id === 4 || parent_id !== undefined) return [];
    if (entity_id !== undefined)
      return ekenChildren.filter(({ id }) => id === entity_id).map((node) => ({ ...node, path: [...path] }));
    return search ? hits : companies;
  });

const renderTree = (entityId?: number) =>
  renderScreen(<EntityTreePanel entityId={entityId} />, {
    url: entityId ? `/entity/${entityId}` : '/entity/overview',
  });
const getItem = (name: RegExp) => screen.getByRole('treeitem', { name });
const findItem = (name: RegExp) => screen.findByRole('treeitem', { name });
const listNames = () => screen.getAllByRole('treeitem').map((item) => item.textContent?.trim());
const countBranchRequests = (api: FakeApi) =>
  api.requests(entityCalls.tree).filter(({ query }) => query.parent_id ?? query.company_id).length;
const getArrow = (item: HTMLElement) => item.querySelector('.entity-tree__arrow') ?? item;

test('shows the companies with their vacant objects, and fetches children when a node is expanded', async () => {
  const api = setupApi();
  const { user, location } = renderTree();
  expect(await findItem(/^Åkerö AB/)).toHaveAttribute('aria-expanded', 'false');
  expect(listNames()).toEqual(['Björken AB företag', 'Åkerö AB företag 2 vakanta objekt under']);
  expect(countBranchRequests(api)).toBe(0);
  await user.click(getArrow(getItem(/^Åkerö AB/)));
  expect(await findItem(/^Eken 3/)).toHaveAttribute('href', '/entity/6');
  expect(getItem(/^Eken 3/)).toHaveAttribute('aria-level', '2');
  expect(getItem(/^Ängen/)).toHaveAccessibleName('Ängen villa Vakant');
  expect(countBranchRequests(api)).toBe(1);
  await user.click(getArrow(getItem(/^Åkerö AB/)));
  expect(screen.queryByRole('treeitem', { name: /^Eken 3/ })).not.toBeInTheDocument();
  expect(location()).toBe('/entity/overview');
});

test('expands what contains the open object, and selects it', async () => {
  setupApi();
  renderTree(8);
  const item = await findItem(/^Lgh 2/);
  expect(item).toHaveAttribute('aria-selected', 'true');
  expect(item).toHaveAttribute('aria-current', 'page');
  expect(item).toHaveAttribute('tabindex', '0');
  expect(getItem(/^Lgh 1/)).toHaveAttribute('aria-selected', 'false');
  expect(getItem(/^Åkerö AB/)).toHaveAttribute('aria-expanded', 'true');
  expect(getItem(/^Björken AB/)).toHaveAttribute('aria-expanded', 'false');
});

test('a node that the user has expanded is expanded on the next page', async () => {
  setupApi();
  const first = renderTree();
  await first.user.click(getArrow(await findItem(/^Åkerö AB/)));
  await findItem(/^Eken 3/);
  first.unmount();
  setupApi();
  renderTree();
  expect(await findItem(/^Eken 3/)).toBeVisible();
});

test('fetches no children of a node that is expanded below a collapsed one', async () => {
  sessionStorage.setItem('husrum.entityTree.expanded', JSON.stringify(['entity-6']));
  const api = setupApi();
  const { user } = renderTree();
  await findItem(/^Åkerö AB/);
  expect(countBranchRequests(api)).toBe(0);
  await user.click(getArrow(getItem(/^Åkerö AB/)));
  expect(await findItem(/^Lgh 1/)).toBeVisible();
  expect(countBranchRequests(api)).toBe(2);
});

test('after many visited objects, keeps only the nodes that were expanded last', async () => {
  const visited = Array.from({ length: MAX_EXPANDED + 20 }, (_, index) => `entity-${1000 + index}`);
  sessionStorage.setItem('husrum.entityTree.expanded', JSON.stringify(['company-3', ...visited]));
  setupApi();
  renderTree(8);
  expect(await findItem(/^Lgh 2/)).toBeVisible();
  const stored: string[] = JSON.parse(sessionStorage.getItem('husrum.entityTree.expanded') ?? '[]');
  expect(stored).toHaveLength(MAX_EXPANDED);
  expect(stored.slice(-3)).toEqual([visited.at(-1), 'company-3', 'entity-6']);
});

test('expands the only company', async () => {
  setupApi({ companies: [akero] });
  renderTree();
  expect(await findItem(/^Eken 3/)).toBeVisible();
});

test('an object is a link to its page, and a company to the list of its objects', async () => {
  setupApi();
  const { user, location } = renderTree(8);
  await user.click(await findItem(/^Lgh 1/));
  expect(location()).toBe('/entity/7');
  await user.click(getItem(/^Åkerö AB/));
  expect(location()).toBe('/entity/overview?company_id=3');
});

test('selects the company whose objects are listed', async () => {
  setupApi();
  renderScreen(<EntityTreePanel companyId={3} />, { url: '/entity/overview?company_id=3' });
  expect(await findItem(/^Eken 3/)).toBeVisible();
  expect(getItem(/^Åkerö AB/)).toHaveAttribute('aria-selected', 'true');
});

test('the tree can be used with the keyboard alone', async () => {
  setupApi();
  const { user, location } = renderTree();
  await findItem(/^Åkerö AB/);
  await user.click(screen.getByRole('searchbox', { name: 'Sök i trädet' }));
  await user.keyboard('{ArrowDown}');
  expect(getItem(/^Björken AB/)).toHaveFocus();
  await user.keyboard('{End}');
  expect(getItem(/^Åkerö AB/)).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  await findItem(/^Eken 3/);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await findItem(/^Lgh 1/);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(getItem(/^Lgh 2/)).toHaveFocus();
  // Only one row at a time is reached by the Tab key.
  expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toEqual([
    getItem(/^Lgh 2/),
  ]);
  await user.keyboard('{ArrowLeft}');
  expect(getItem(/^Eken 3/)).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.queryByRole('treeitem', { name: /^Lgh 2/ })).not.toBeInTheDocument();
  await user.keyboard('äng');
  expect(getItem(/^Ängen/)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(location()).toBe('/entity/9');
  await user.keyboard('{Home}');
  expect(getItem(/^Björken AB/)).toHaveFocus();
});

test('letters that move to no other row do not take the focus from the search later', async () => {
  setupApi();
  const { user } = renderTree();
  const item = await findItem(/^Åkerö AB/);
  act(() => item.focus());
  // Both letters fit the row that has the focus already.
  await user.keyboard('åk');
  expect(item).toHaveFocus();
  const search = screen.getByRole('searchbox', { name: 'Sök i trädet' });
  await user.click(search);
  await user.keyboard('e');
  expect(search).toHaveFocus();
});

test('letters typed in the tree do not reach the shortcuts of the page', async () => {
  setupApi();
  const onKey = jest.fn();
  document.addEventListener('keydown', onKey);
  const { user } = renderTree();
  const item = await findItem(/^Åkerö AB/);
  act(() => item.focus());
  await user.keyboard('g');
  document.removeEventListener('keydown', onKey);
  expect(onKey).not.toHaveBeenCalled();
});

test('searches on the server, and shows where each hit lies', async () => {
  const api = setupApi({ hits: [{ ...lgh2, path: [...path] }] });
  const { user, location } = renderTree();
  await findItem(/^Åkerö AB/);
  await user.type(screen.getByRole('searchbox', { name: 'Sök i trädet' }), 'eken lgh 2');
  const hits = within(await screen.findByRole('tree', { name: 'Träffar' }));
  const hit = hits.getByRole('treeitem');
  expect(hit).toHaveAccessibleName('Lgh 2 lägenhet i Åkerö AB › Eken 3');
  // Only the whole text was sent, not each letter.
  expect(api.requests(entityCalls.tree).filter(({ query }) => query.search)).toMatchObject([
    { query: { search: 'eken lgh 2' } },
  ]);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(location()).toBe('/entity/8');
  await user.clear(screen.getByRole('searchbox', { name: 'Sök i trädet' }));
  expect(await screen.findByRole('tree', { name: 'Objektträd' })).toBeVisible();
});

test('says when a search has no hits, or more than are shown', async () => {
  const api = setupApi();
  const { user } = renderTree();
  await findItem(/^Åkerö AB/);
  await user.type(screen.getByRole('searchbox', { name: 'Sök i trädet' }), 'slott');
  expect(await screen.findByText('Inga träffar')).toBeVisible();
  const many = Array.from({ length: MAX_TREE_HITS }, (_, index) =>
    makeTreeEntity({ id: index + 1, name: `Lgh ${index + 1}` }),
  );
  api.on(entityCalls.tree, many);
  await user.clear(screen.getByRole('searchbox', { name: 'Sök i trädet' }));
  await user.type(screen.getByRole('searchbox', { name: 'Sök i trädet' }), 'lgh');
  expect(await screen.findByText(/Det finns fler träffar/)).toBeVisible();
});

test('renders only the rows near the visible ones, and the keyboard reaches the last of 500 apartments', async () => {
  const flats = Array.from({ length: 500 }, (_, index) =>
    makeTreeEntity({ id: 1000 + index, name: `Lgh ${index + 1}` }),
  );
  setupApi({ ekenChildren: flats });
  const { user } = renderTree(1000);
  const first = await findItem(/^Lgh 1 /);
  expect(screen.getAllByRole('treeitem').length).toBeLessThan(60);
  expect(first).toHaveAttribute('aria-setsize', '500');
  act(() => first.focus());
  await user.keyboard('{End}{ArrowUp}');
  expect(getItem(/^Lgh 500/)).toHaveFocus();
  expect(getItem(/^Lgh 500/)).toHaveAttribute('aria-posinset', '500');
});

test('scrolls to the open object when it is the 400th apartment', async () => {
  const flats = Array.from({ length: 500 }, (_, index) =>
    makeTreeEntity({ id: 1000 + index, name: `Lgh ${index + 1}` }),
  );
  setupApi({ ekenChildren: flats });
  renderTree(1399);
  expect(await findItem(/^Lgh 400/)).toHaveAttribute('aria-selected', 'true');
  await waitFor(() =>
    expect(document.querySelector('.entity-tree__scroll')?.scrollTop).toBeGreaterThan(10_000),
  );
});

test('shows an error with a retry when the server does not answer', async () => {
  fakeApi().fails(entityCalls.tree, 500, { message: 'Servern svarar inte' });
  const { user } = renderTree();
  expect(await screen.findByText('Servern svarar inte')).toBeVisible();
  setupApi();
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await findItem(/^Åkerö AB/)).toBeVisible();
});

test('shows an error in place of children that could not be fetched, and a click fetches them again', async () => {
  const api = setupApi();
  const { user } = renderTree();
  await findItem(/^Åkerö AB/);
  api.fails(entityCalls.tree, 500);
  await user.click(getArrow(getItem(/^Åkerö AB/)));
  const failed = await screen.findByRole('treeitem', { name: /kunde inte hämtas/ });
  expect(getItem(/^Björken AB/)).toBeVisible();
  setupApi();
  await user.click(failed);
  expect(getItem(/^Åkerö AB/)).toHaveFocus();
  expect(await findItem(/^Eken 3/)).toBeVisible();
});

test('the number of vacant objects is updated when a lease has ended', async () => {
  setupApi();
  renderTree();
  await findItem(/^Åkerö AB företag 2 vakanta/);
  setupApi({ companies: [bjorken, { ...akero, vacant_count: 3 }] });
  publish(busEvent('lease.ended', { leaseId: 1 }));
  expect(await findItem(/^Åkerö AB företag 3 vakanta/)).toBeVisible();
});

test('shows nothing in an account without objects', async () => {
  const api = setupApi({ companies: [{ ...akero, children_count: 0, vacant_count: 0 }] });
  const { container } = renderTree();
  await waitFor(() => expect(api.requests(entityCalls.tree)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('searchbox')).not.toBeInTheDocument());
  expect(container.querySelector('.entity-tree')).toBeNull();
});

test('selects nothing for an object that does not exist', async () => {
  setupApi();
  renderScreen(<EntityTreePanel entityId={99} />, { route: routes.entity.detail, url: '/entity/99' });
  await findItem(/^Åkerö AB/);
  expect(screen.queryByRole('treeitem', { selected: true })).not.toBeInTheDocument();
});
