import { entityCalls } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { fakeApi, pageAnswer, renderScreen } from '@husrum/testing';
import { screen, within } from '@testing-library/react';
import { anEntity, anEstate, types } from '../testing/portfolio';
import EntityDetailScreen from './entity-detail.screen';

const open = (id: number) =>
  renderScreen(<EntityDetailScreen />, { route: routes.entity.detail, url: `/entity/${id}` });
const plain = (element: HTMLElement) => element.textContent?.replace(/\u00a0/g, ' ');

test('what can be let shows its leases, tickets, files and what it is like', async () => {
  fakeApi().on(entityCalls.detail, anEntity()).on(entityCalls.types, types);
  open(7);
  expect(await screen.findByRole('heading', { level: 1, name: 'Lgh 1001' })).toBeVisible();
  expect(screen.getByText('Vakant')).toBeVisible();
  expect(await screen.findByTestId('panel entity.leases')).toHaveTextContent('"entityId":7');
  expect(await screen.findByTestId('panel entity.adjustments')).toHaveTextContent('"entityId":7');
  expect(await screen.findByTestId('panel entity.tickets')).toHaveTextContent('"entityId":7');
  expect(await screen.findByTestId('panel files.of')).toHaveTextContent('"type":"entity","id":7');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  const facts = within(screen.getByRole('region', { name: 'Uppgifter' }));
  expect(facts.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Företag',
    'Ligger under',
    'Begärd hyra',
    'Yta',
    'Antal rum',
    'Balkong',
  ]);
  expect(facts.getAllByRole('definition').map(plain)).toEqual([
    'Åkerö AB',
    'Kv. Eken',
    '8 500 kr/mån',
    '62,5 m²',
    '2 rok',
    'Ja',
  ]);
  expect(facts.getByRole('link', { name: 'Kv. Eken' })).toHaveAttribute('href', '/entity/6');
});

test('what holds others shows them, with a way to make more', async () => {
  const api = fakeApi()
    .on(entityCalls.detail, anEstate({ directchildren_count: 1 }))
    .on(entityCalls.types, types)
    .on(entityCalls.children, pageAnswer([anEntity({ rented: true })]));
  const { user, location } = open(6);
  const children = await screen.findByRole('table', { name: 'Underliggande objekt' });
  expect(await within(children).findByRole('link', { name: 'Lgh 1001' })).toHaveAttribute(
    'href',
    '/entity/7',
  );
  expect(within(children).getByText('Uthyrd')).toBeVisible();
  expect(screen.queryByTestId('panel entity.leases')).not.toBeInTheDocument();
  expect(api.requests(entityCalls.children)[0]?.params).toEqual({ id: '6' });
  await user.click(screen.getByRole('button', { name: 'Skapa objekt' }));
  expect(location()).toBe('/entity/create/entity/6');
});

test.each([
  ['Kontakta', '/contact/entity/7'],
  ['Redigera', '/entity/7/edit'],
])('%s leads to %s', async (name, to) => {
  fakeApi().on(entityCalls.detail, anEntity()).on(entityCalls.types, types);
  const { user, location } = open(7);
  await user.click(await screen.findByRole('button', { name }));
  expect(location()).toBe(to);
});

test('information is in a modal', async () => {
  fakeApi().on(entityCalls.detail, anEntity()).on(entityCalls.types, types);
  const { user } = open(7);
  await user.click(await screen.findByRole('button', { name: 'Information' }));
  const dialog = await screen.findByRole('dialog');
  for (const text of ['Storgatan 1', '702 11', 'Örebro', '2 rok', 'Lägenhet'])
    expect(within(dialog).getByText(text)).toBeVisible();
});

describe('deleting', () => {
  const askToRemove = async (user: ReturnType<typeof open>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Fler val' }));
    await user.click(await screen.findByRole('menuitem', { name: /Ta bort/ }));
    return screen.findByRole('dialog');
  };

  test('asks whether children stay, and by themselves they do', async () => {
    const api = fakeApi()
      .on(entityCalls.detail, anEstate({ directchildren_count: 2 }))
      .on(entityCalls.types, types)
      .on(entityCalls.children, pageAnswer([anEntity()]))
      .on(entityCalls.remove, { message: '' });
    const { user, location } = open(6);
    const dialog = await askToRemove(user);
    const keep = within(dialog).getByRole('checkbox', {
      name: 'Behåll underliggande objekt. De flyttas upp till Åkerö AB.',
    });
    expect(keep).toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Ta bort' }));
    expect(await screen.findByText('Objektet är borttaget')).toBeVisible();
    expect(location()).toBe('/company/3');
    expect(api.requests(entityCalls.remove)[0]?.query).toEqual({ keepChildren: true });
  });

  test('children that nobody was asked about stay', async () => {
    const api = fakeApi()
      .on(entityCalls.detail, anEstate({ directchildren_count: 0 }))
      .on(entityCalls.types, types)
      .on(entityCalls.children, pageAnswer([]))
      .on(entityCalls.remove, { message: '' });
    const { user } = open(6);
    const dialog = await askToRemove(user);
    expect(within(dialog).queryByRole('checkbox')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Ta bort' }));
    await screen.findByText('Objektet är borttaget');
    expect(api.requests(entityCalls.remove)[0]?.query).toEqual({ keepChildren: true });
  });

  test('children can go too', async () => {
    const api = fakeApi()
      .on(entityCalls.detail, anEstate({ directchildren_count: 2 }))
      .on(entityCalls.types, types)
      .on(entityCalls.children, pageAnswer([anEntity()]))
      .on(entityCalls.remove, { message: '' });
    const { user } = open(6);
    const dialog = await askToRemove(user);
    await user.click(within(dialog).getByRole('checkbox'));
    expect(dialog).toHaveTextContent('Även de 2 underliggande objekten tas bort');
    await user.click(within(dialog).getByRole('button', { name: 'Ta bort' }));
    await screen.findByText('Objektet är borttaget');
    expect(api.requests(entityCalls.remove)[0]?.query).toEqual({ keepChildren: false });
  });

  test('what the server has against it is said, and the object stays', async () => {
    fakeApi().on(entityCalls.detail, anEntity()).on(entityCalls.types, types).fails(entityCalls.remove, 409, {
      message: 'Objektet kan inte tas bort eftersom det har uthyrningar.',
    });
    const { user, location } = open(7);
    const dialog = await askToRemove(user);
    expect(within(dialog).queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Ta bort' }));
    expect(
      await screen.findByText(
        'Borttagningen misslyckades: Objektet kan inte tas bort eftersom det har uthyrningar.',
      ),
    ).toBeVisible();
    expect(location()).toBe('/entity/7');
  });
});
