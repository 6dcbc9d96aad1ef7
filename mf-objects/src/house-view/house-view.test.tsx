import { type Entity, type EntityUnit, entityCalls } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { makeEntity, makeEstate } from '../entity/entity.test-data';
import { EntityChildren } from '../entity/entity-children';
import { makeFlats, makeUnit } from './house-view.test-data';

interface Setup {
  url?: string;
  entity?: Entity;
  directchildren_count?: number;
}

const setup = (
  units: readonly EntityUnit[],
  { url = '/entity/6?vy=hus', entity = makeEstate(), directchildren_count = units.length }: Setup = {},
) => {
  const api = fakeApi()
    .on(entityCalls.children, pageResponse([makeEntity()]))
    .on(entityCalls.units, [...units]);
  const children = <EntityChildren entity={{ ...entity, directchildren_count }} />;
  return { api, ...renderScreen(children, { route: routes.entity.detail, url }) };
};

const getText = (element: HTMLElement) => element.textContent?.replace(/\u00a0/g, ' ');
const getUnit = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name},`) });
const findUnit = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name},`) });
const readRows = (grid: HTMLElement) =>
  within(grid)
    .getAllByRole('row')
    .map((row) => [
      getText(within(row).getByRole('rowheader')),
      ...within(row)
        .getAllByRole('link')
        .map((link) => link.firstElementChild?.textContent),
    ]);

test('the user switches between the list and the house view, and the URL has the choice', async () => {
  const { api, user, location } = setup(makeFlats([1001, 1101]), { url: '/entity/6' });
  expect(await screen.findByRole('table', { name: 'Underliggande objekt' })).toBeVisible();
  expect(api.requests(entityCalls.units)).toEqual([]);
  await user.click(screen.getByText('Husvy'));
  expect(await screen.findByRole('grid', { name: 'Husvy' })).toBeVisible();
  expect(location()).toBe('/entity/6?vy=hus');
  expect(api.requests(entityCalls.units)[0]?.params).toEqual({ id: '6' });
  expect(screen.queryByRole('table', { name: 'Underliggande objekt' })).not.toBeInTheDocument();
  await user.click(screen.getByText('Lista'));
  expect(await screen.findByRole('table', { name: 'Underliggande objekt' })).toBeVisible();
  expect(location()).toBe('/entity/6');
});

test('the list does not keep the state that the house was limited to', async () => {
  const { user, location } = setup(makeFlats([1001]), { url: '/entity/6?vy=hus&status=rented' });
  await screen.findByRole('grid', { name: 'Husvy' });
  await user.click(screen.getByText('Lista'));
  expect(await screen.findByRole('table', { name: 'Underliggande objekt' })).toBeVisible();
  expect(location()).toBe('/entity/6');
});

test('an object with nothing below it has only the list', async () => {
  setup([]);
  expect(await screen.findByRole('table', { name: 'Underliggande objekt' })).toBeVisible();
  expect(screen.queryByText('Husvy')).not.toBeInTheDocument();
});

test('an object that can be let has a house view of what lies in it', async () => {
  const space = makeUnit({ id: 12, name: 'Förråd 1', kind: 'vacancies', floor: null });
  const { api } = setup([space], { url: '/entity/7?vy=hus', entity: makeEntity() });
  expect(readRows(await screen.findByRole('grid', { name: 'Husvy' }))).toEqual([['Utan våning', 'Förråd 1']]);
  expect(api.requests(entityCalls.units)[0]?.params).toEqual({ id: '7' });
});

test('shows units by floor, the top floor first, as links', async () => {
  setup([...makeFlats([901, 1001, 1002, 1101]), makeUnit({ id: 3, name: 'P-plats 1', floor: null })]);
  const grid = await screen.findByRole('grid', { name: 'Husvy' });
  expect(readRows(grid)).toEqual([
    ['Våning 1', 'Lgh 1101'],
    ['Bottenplan', 'Lgh 1001', 'Lgh 1002'],
    ['Källare', 'Lgh 901'],
    ['Utan våning', 'P-plats 1'],
  ]);
  expect(getUnit('Lgh 1002')).toHaveAttribute('href', '/entity/1002');
});

test('each stairwell has a grid of its own', async () => {
  setup([
    ...makeFlats([1001, 1101], { address: 'Storgatan 1 B' }),
    ...makeFlats([1002, 1102], { address: 'Storgatan 1 A' }),
    makeUnit({ id: 3, name: 'P-plats 1', floor: null }),
  ]);
  await screen.findAllByRole('grid');
  expect(screen.getAllByRole('heading', { level: 3 }).map(getText)).toEqual([
    'Storgatan 1 A',
    'Storgatan 1 B',
    'Övrigt',
  ]);
  expect(readRows(screen.getByRole('grid', { name: 'Storgatan 1 A' }))).toEqual([
    ['Våning 1', 'Lgh 1102'],
    ['Bottenplan', 'Lgh 1002'],
  ]);
});

test.each<[string, Partial<EntityUnit>, string, string]>([
  ['rented', {}, 'Uthyrd', 'Lgh 1001, Uthyrd, Anna Andersson, 8 500 kr/mån'],
  [
    'rented',
    { stop: '2029-06-30' },
    'Uthyrd',
    'Lgh 1001, Uthyrd t.o.m. 2029-06-30, Anna Andersson, 8 500 kr/mån',
  ],
  [
    'ending',
    { state: 'ending', stop: '2026-12-31', let_from: '2027-02-01' },
    'Upphör',
    'Lgh 1001, Upphör 2026-12-31, uthyrd igen från 2027-02-01, Anna Andersson, 8 500 kr/mån',
  ],
  [
    'ending',
    { state: 'ending', stop: '2026-12-31' },
    'Upphör',
    'Lgh 1001, Upphör 2026-12-31, Anna Andersson, 8 500 kr/mån',
  ],
  ['vacant', { state: 'vacant', tenant: null }, 'Vakant', 'Lgh 1001, Vakant, Begärd hyra 8 500 kr/mån'],
  [
    'vacant',
    {
      state: 'vacant',
      tenant: null,
      total: null,
      let_from: '2027-02-01',
      parent: { id: 9, name: 'Lokal 2' },
    },
    'Vakant',
    'Lgh 1001, Vakant, uthyrd från 2027-02-01, Hör till Lokal 2',
  ],
])('a unit that is %s (%o) shows %s and is read as "%s"', async (_state, unit, label, name) => {
  setup([makeUnit(unit)]);
  const link = await findUnit('Lgh 1001');
  expect(within(link).getByText(label)).toBeVisible();
  expect(link.querySelector('svg')).toBeInTheDocument();
  expect(link.getAttribute('aria-label')?.replace(/\u00a0/g, ' ')).toBe(name);
});

test('shows the tenant and the rent of a unit on hover and on focus, until Escape is pressed', async () => {
  const { user } = setup([
    makeUnit(),
    makeUnit({ id: 12, name: 'Lgh 1002', state: 'vacant', tenant: null, total: 7200 }),
  ]);
  await user.hover(await findUnit('Lgh 1001'));
  expect(getText(await screen.findByRole('tooltip'))).toBe('Lgh 1001UthyrdAnna Andersson8 500 kr/mån');
  await user.hover(getUnit('Lgh 1002'));
  await waitFor(() =>
    expect(getText(screen.getByRole('tooltip'))).toBe('Lgh 1002VakantBegärd hyra 7 200 kr/mån'),
  );
  // The pointer can move to the hint, to read or copy it.
  await user.hover(screen.getByText('Begärd hyra', { exact: false }));
  await new Promise((done) => setTimeout(done, 300));
  expect(screen.getByRole('tooltip')).toBeVisible();
  await user.unhover(screen.getByText('Begärd hyra', { exact: false }));
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());

  fireEvent.focusIn(getUnit('Lgh 1001'));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Anna Andersson');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
});

test('the grid is one stop of the Tab key, and arrow keys move in it', async () => {
  const { user, location } = setup(makeFlats([1001, 1002, 1101, 1102]));
  (await screen.findByRole('button', { name: /^Upphör/ })).focus();
  await user.tab();
  expect(getUnit('Lgh 1101')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(getUnit('Lgh 1002')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(getUnit('Lgh 1001')).toHaveFocus();
  // Only the unit that had the focus last can be reached with Tab.
  await user.tab({ shift: true });
  await user.tab();
  expect(getUnit('Lgh 1001')).toHaveFocus();
  const tabStops = screen.getAllByRole('link', { name: /^Lgh/ }).filter(({ tabIndex }) => tabIndex === 0);
  expect(tabStops).toEqual([getUnit('Lgh 1001')]);
  await user.keyboard('{Enter}');
  expect(location()).toBe('/entity/1001');
});

describe('the legend', () => {
  const units = [...makeFlats([1001, 1101]), ...makeFlats([1002], { state: 'vacant', tenant: null })];

  test('counts the units of each state, and a click limits the house to one state, which the URL has', async () => {
    const { user, location } = setup(units);
    await screen.findByRole('grid');
    const legend = within(screen.getByRole('group', { name: 'Visa bara' }));
    expect(legend.getAllByRole('button').map(getText)).toEqual(['Uthyrd2', 'Vakant1', 'Upphör0']);
    await user.click(legend.getByRole('button', { name: /Vakant/ }));
    expect(location()).toBe('/entity/6?vy=hus&status=vacant');
    expect(legend.getByRole('button', { name: /Vakant/ })).toHaveAttribute('aria-pressed', 'true');
    expect(readRows(screen.getByRole('grid'))).toEqual([['Bottenplan', 'Lgh 1002']]);
    expect(legend.getAllByRole('button').map(getText)).toEqual(['Uthyrd2', 'Vakant1', 'Upphör0']);
    await user.click(legend.getByRole('button', { name: /Vakant/ }));
    expect(location()).toBe('/entity/6?vy=hus');
    expect(readRows(screen.getByRole('grid'))).toHaveLength(2);
  });

  test('offers to show all when no unit has the state', async () => {
    const { user } = setup(units, { url: '/entity/6?vy=hus&status=ending' });
    expect(await screen.findByText('Ingen uthyrning upphör')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Visa alla' }));
    expect(readRows(await screen.findByRole('grid'))).toHaveLength(2);
  });
});

test('shows an error with retry, and the list can still be opened', async () => {
  const { api, user } = setup(makeFlats([1001]), { url: '/entity/6' });
  await screen.findByRole('table', { name: 'Underliggande objekt' });
  api.fails(entityCalls.units, 500);
  await user.click(screen.getByText('Husvy'));
  await screen.findByRole('button', { name: /Försök igen/ });
  await user.click(screen.getByText('Lista'));
  expect(await screen.findByRole('table', { name: 'Underliggande objekt' })).toBeVisible();
  await user.click(screen.getByText('Husvy'));
  api.on(entityCalls.units, makeFlats([1001]));
  await user.click(await screen.findByRole('button', { name: /Försök igen/ }));
  expect(await findUnit('Lgh 1001')).toBeVisible();
});

test('says when nothing below the object can be let', async () => {
  setup([], { directchildren_count: 1 });
  expect(await screen.findByText('Under objektet finns inget som går att hyra ut')).toBeVisible();
});

test('five hundred units are shown at once', async () => {
  const numbers = Array.from(
    { length: 500 },
    (_, index) => 1001 + Math.floor(index / 50) * 100 + (index % 50),
  );
  setup(makeFlats(numbers));
  const grid = await screen.findByRole('grid', { name: 'Husvy' });
  expect(grid.querySelectorAll('a')).toHaveLength(500);
  // There are ten floors with fifty units each, ten in a line.
  expect(grid.querySelectorAll('tr')).toHaveLength(50);
});
