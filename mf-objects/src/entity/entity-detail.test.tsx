import { entityCalls } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, within } from '@testing-library/react';
import { entityTypes, makeEntity, makeEstate } from './entity.test-data';
import EntityDetailScreen from './entity-detail.screen';

const setup = (id: number) =>
  renderScreen(<EntityDetailScreen />, { route: routes.entity.detail, url: `/entity/${id}` });
const getTextContent = (element: HTMLElement) => element.textContent?.replace(/\u00a0/g, ' ');

test('shows the status, the panels and the facts of a rentable object', async () => {
  fakeApi().on(entityCalls.detail, makeEntity()).on(entityCalls.types, entityTypes);
  setup(7);
  expect(await screen.findByRole('heading', { level: 1, name: 'Lgh 1001' })).toBeVisible();
  expect(screen.getByText('Vakant')).toBeVisible();
  expect(await screen.findByTestId('panel entity.leases')).toHaveTextContent('"entityId":7');
  expect(await screen.findByTestId('panel entity.adjustments')).toHaveTextContent('"entityId":7');
  expect(await screen.findByTestId('panel entity.maintenance')).toHaveTextContent('"entityId":7');
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
  expect(facts.getAllByRole('definition').map(getTextContent)).toEqual([
    'Åkerö AB',
    'Kv. Eken',
    '8 500 kr/mån',
    '62,5 m²',
    '2 rok',
    'Ja',
  ]);
  expect(facts.getByRole('link', { name: 'Kv. Eken' })).toHaveAttribute('href', '/entity/6');
});

test('shows the history of the area, and removes a coming area', async () => {
  const api = fakeApi()
    .on(
      entityCalls.detail,
      makeEntity({
        areas: [
          { id: 3, area: 70, valid_from: '2027-01-01', valid_to: null, phase: 'coming' },
          { id: 2, area: 62.5, valid_from: '2025-01-01', valid_to: '2026-12-31', phase: 'current' },
          { id: 1, area: 60, valid_from: null, valid_to: '2024-12-31', phase: 'past' },
        ],
      }),
    )
    .on(entityCalls.removeArea, makeEntity())
    .on(entityCalls.types, entityTypes);
  const { user } = setup(7);
  const history = within(await screen.findByRole('region', { name: 'Ytans historik' }));
  expect(history.getAllByRole('listitem').map(getTextContent)).toEqual([
    '70 m²Kommandefrån 2027-01-01Ta bort',
    '62,5 m²Gäller nu2025-01-01 – 2026-12-31',
    '60 m²till 2024-12-31',
  ]);
  await user.click(history.getByRole('button', { name: 'Ta bort ytan från 2027-01-01' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ta bort' }));
  expect(await screen.findByText('Ytan är borttagen')).toBeVisible();
  expect(api.requests(entityCalls.removeArea)[0]?.params).toEqual({ id: '7', areaId: '3' });
});

test('shows the children of an estate, and a button to create one', async () => {
  const api = fakeApi()
    .on(entityCalls.detail, makeEstate({ directchildren_count: 1 }))
    .on(entityCalls.types, entityTypes)
    .on(entityCalls.children, pageResponse([makeEntity({ rented: true })]));
  const { user, location } = setup(6);
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
])('%s opens %s', async (name, to) => {
  fakeApi().on(entityCalls.detail, makeEntity()).on(entityCalls.types, entityTypes);
  const { user, location } = setup(7);
  await user.click(await screen.findByRole('button', { name }));
  expect(location()).toBe(to);
});

test('shows information in a modal', async () => {
  fakeApi().on(entityCalls.detail, makeEntity()).on(entityCalls.types, entityTypes);
  const { user } = setup(7);
  await user.click(await screen.findByRole('button', { name: 'Information' }));
  const dialog = await screen.findByRole('dialog');
  for (const text of ['Storgatan 1', '702 11', 'Örebro', '2 rok', 'Lägenhet'])
    expect(within(dialog).getByText(text)).toBeVisible();
});

describe('removing', () => {
  const askToRemove = async (user: ReturnType<typeof setup>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Fler val' }));
    await user.click(await screen.findByRole('menuitem', { name: /Ta bort/ }));
    return screen.findByRole('dialog');
  };

  test('asks whether to keep the children, and keeps them by default', async () => {
    const api = fakeApi()
      .on(entityCalls.detail, makeEstate({ directchildren_count: 2 }))
      .on(entityCalls.types, entityTypes)
      .on(entityCalls.children, pageResponse([makeEntity()]))
      .on(entityCalls.remove, { message: '' });
    const { user, location } = setup(6);
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

  test('without known children the user is not asked, and children created meanwhile are kept', async () => {
    const api = fakeApi()
      .on(entityCalls.detail, makeEstate({ directchildren_count: 0 }))
      .on(entityCalls.types, entityTypes)
      .on(entityCalls.children, pageResponse([]))
      .on(entityCalls.remove, { message: '' });
    const { user } = setup(6);
    const dialog = await askToRemove(user);
    expect(within(dialog).queryByRole('checkbox')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Ta bort' }));
    await screen.findByText('Objektet är borttaget');
    expect(api.requests(entityCalls.remove)[0]?.query).toEqual({ keepChildren: true });
  });

  test('removes the children when asked to', async () => {
    const api = fakeApi()
      .on(entityCalls.detail, makeEstate({ directchildren_count: 2 }))
      .on(entityCalls.types, entityTypes)
      .on(entityCalls.children, pageResponse([makeEntity()]))
      .on(entityCalls.remove, { message: '' });
    const { user } = setup(6);
    const dialog = await askToRemove(user);
    await user.click(within(dialog).getByRole('checkbox'));
    expect(dialog).toHaveTextContent('Även de 2 underliggande objekten tas bort');
    await user.click(within(dialog).getByRole('button', { name: 'Ta bort' }));
    await screen.findByText('Objektet är borttaget');
    expect(api.requests(entityCalls.remove)[0]?.query).toEqual({ keepChildren: false });
  });

  test.each([
    ['can be removed', false],
    ['has inspections and must be kept', true],
  ])(
    'names the house of an object that %s, not the object right above it',
    async (_description, hasInspections) => {
      const parent = { id: 5, name: 'Lgh 1001', level: 2 };
      fakeApi()
        .on(
          entityCalls.detail,
          makeEntity({ name: 'Plats 7', parent, house: 'Kv. Eken', has_inspections: hasInspections }),
        )
        .on(entityCalls.types, entityTypes);
      const { user } = setup(7);
      expect(await askToRemove(user)).toHaveTextContent('Plats 7, Kv. Eken');
    },
  );

  test('says what is removed with the object, and that tickets and files stay', async () => {
    fakeApi()
      .on(entityCalls.detail, makeEntity({ leases: [] }))
      .on(entityCalls.types, entityTypes);
    const { user } = setup(7);
    expect(await askToRemove(user)).toHaveTextContent(
      /händelser och hyresjusteringar, och med uppgifterna som avgör dess myndighetskrav\. Ärenden och filer finns kvar/,
    );
  });

  test('shows why an object that has had a lease cannot be removed, and offers no button to remove it', async () => {
    const past = {
      id: 4,
      status: 'inactive',
      start: '2020-01-01',
      stop: '2020-12-31',
      tenant: null,
    } as const;
    const leases = [{ ...past, terminated: false, total: 8500, payment_interval: 'MONTHLY' as const }];
    fakeApi().on(entityCalls.detail, makeEntity({ leases })).on(entityCalls.types, entityTypes);
    const { user } = setup(7);
    const dialog = await askToRemove(user);
    expect(dialog).toHaveTextContent('Objektet kan inte tas bort, eftersom det har uthyrningar');
    expect(within(dialog).queryByRole('button', { name: 'Ta bort' })).not.toBeInTheDocument();
  });

  test('shows why an object with registered inspections cannot be removed, and offers no button to remove it', async () => {
    fakeApi()
      .on(entityCalls.detail, makeEntity({ has_inspections: true }))
      .on(entityCalls.types, entityTypes);
    const { user } = setup(7);
    const dialog = await askToRemove(user);
    expect(dialog).toHaveTextContent(
      'Objektet kan inte tas bort, eftersom det har registrerade besiktningar. Lagen kräver att de finns kvar.',
    );
    expect(within(dialog).queryByRole('button', { name: 'Ta bort' })).not.toBeInTheDocument();
  });

  test('shows why a removal failed and stays on the page', async () => {
    fakeApi()
      .on(entityCalls.detail, makeEntity())
      .on(entityCalls.types, entityTypes)
      .fails(entityCalls.remove, 409, {
        message: 'Objektet kan inte tas bort eftersom det har uthyrningar.',
      });
    const { user, location } = setup(7);
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
