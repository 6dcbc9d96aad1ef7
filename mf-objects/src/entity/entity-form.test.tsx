import { companyCalls } from '@husrum/contract/company';
import { entityCalls } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { fakeApi, pageResponse, renderScreen, type Screen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeCompany } from '../company/company.test-data';
import { entityTypes, makeEntity, makeEstate, parkingType } from './entity.test-data';
import EntityCreateScreen from './entity-create.screen';
import EntityEditScreen from './entity-edit.screen';

const setup = (url: string) => renderScreen(<EntityCreateScreen />, { route: routes.entity.create, url });
const getField = (name: RegExp) => screen.getByRole('textbox', { name });
const listTypeNames = () =>
  within(screen.getByRole('radiogroup', { name: 'Typ av objekt' }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent?.trim());
const selectType = async (user: Screen['user'], type: string) => user.click(await screen.findByText(type));
const getTextContent = (element: HTMLElement) => element.textContent?.replace(/\u00a0/g, ' ');

test('offers every type in a company, and the fields of the selected type', async () => {
  fakeApi().on(companyCalls.detail, makeCompany()).on(entityCalls.types, entityTypes);
  const { user } = setup('/entity/create/company/3');
  await screen.findByText('Fastighet');
  expect(listTypeNames()).toEqual(['Fastighet', 'Lägenhet', 'Parkering']);
  expect(getField(/^Adress/)).toHaveValue('Storgatan 1');
  await selectType(user, 'Fastighet');
  expect(getField(/^Fastighetsbeteckning/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^Hyra/ })).not.toBeInTheDocument();
  await selectType(user, 'Lägenhet');
  expect(getField(/^Yta/)).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Balkong' })).toBeVisible();
  expect(getField(/^Hyra/)).toBeVisible();
});

test('under an object, offers only types that belong further down in the tree', async () => {
  fakeApi().on(entityCalls.detail, makeEntity()).on(entityCalls.types, entityTypes);
  const { user, location } = setup('/entity/create/entity/7');
  expect(await screen.findByText('Under Lgh 1001, Kv. Eken')).toBeVisible();
  expect(listTypeNames()).toEqual(['Parkering']);
  expect(getField(/^Hyra/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Avbryt' }));
  expect(location()).toBe('/entity/7');
});

test('names the object above a new one together with its house, not with the object right above that', async () => {
  const parent = { id: 7, name: 'Lgh 1001', level: 2 };
  fakeApi()
    .on(entityCalls.detail, makeEntity({ id: 9, name: 'Förråd 2', parent, house: 'Kv. Eken' }))
    .on(entityCalls.types, entityTypes);
  setup('/entity/create/entity/9');
  expect(await screen.findByText('Under Förråd 2, Kv. Eken')).toBeVisible();
});

test('shows that nothing can be created under an object of the lowest type in the tree', async () => {
  fakeApi()
    .on(entityCalls.detail, makeEntity({ type: parkingType }))
    .on(entityCalls.types, entityTypes);
  setup('/entity/create/entity/7');
  expect(
    await screen.findByText('Under ett objekt av typen Parkering kan inga andra objekt läggas.'),
  ).toBeVisible();
});

test('requires a rent, allows it per m² once there is an area, and shows what it is per month, per year, and per m² and year', async () => {
  const api = fakeApi()
    .on(entityCalls.detail, makeEstate())
    .on(entityCalls.types, entityTypes)
    .on(entityCalls.create, makeEntity({ id: 9, name: 'Lgh 1003' }));
  const { user, location } = setup('/entity/create/entity/6');
  await selectType(user, 'Lägenhet');
  await user.type(getField(/^Namn/), 'Lgh 1003');
  await user.click(screen.getByRole('button', { name: 'Skapa objekt' }));
  expect(await screen.findByText('Hyra måste fyllas i')).toBeVisible();

  expect(screen.queryByRole('switch', { name: 'Hyra per m²' })).not.toBeInTheDocument();
  await user.type(getField(/^Yta/), '62,5');
  await user.type(getField(/^Hyra/), '8 500');
  const amounts = await screen.findByRole('status');
  expect(getTextContent(amounts)).toBe('8 500 kr/mån · 102 000 kr/år · 1 632 kr/m² och år');
  // Each amount is an element of its own: on a phone the line breaks between them and never inside one.
  expect([...amounts.children].map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '))).toEqual([
    '8 500 kr/mån',
    '102 000 kr/år',
    '1 632 kr/m² och år',
  ]);
  expect(amounts).not.toHaveClass('h-number');
  await user.click(screen.getByRole('switch', { name: 'Hyra per m²' }));
  await user.clear(getField(/^Hyra/));
  await user.type(getField(/^Hyra/), '129,516');
  expect(getTextContent(screen.getByRole('status'))).toBe(
    '8 094,75 kr/mån · 97 137 kr/år · 1 554,19 kr/m² och år',
  );

  await user.click(screen.getByRole('button', { name: 'Skapa objekt' }));
  expect(await screen.findByText('Lgh 1003 skapad')).toBeVisible();
  expect(location()).toBe('/entity/9');
  expect(api.requests(entityCalls.create)[0]?.body).toEqual({
    name: 'Lgh 1003',
    address: 'Storgatan 1',
    postal_code: '702 11',
    city: 'Örebro',
    country: 'Sverige',
    company_id: 3,
    parent_id: 6,
    entity_type_id: 2,
    fee: 129.516,
    fee_as_m2: true,
    payment_interval: 'MONTHLY',
    fields: { area: 62.5, rooms: null, balcony: false },
  });
});

test('turns off rent per m² when the area is removed', async () => {
  fakeApi()
    .on(entityCalls.detail, makeEntity({ fee_as_m2: true, fee: 100 }))
    .on(entityCalls.types, entityTypes);
  const { user } = renderScreen(<EntityEditScreen />, { route: routes.entity.edit, url: '/entity/7/edit' });
  expect(await screen.findByRole('switch', { name: 'Hyra per m²' })).toBeChecked();
  await user.clear(getField(/^Yta/));
  expect(screen.queryByRole('switch', { name: 'Hyra per m²' })).not.toBeInTheDocument();
  await user.type(getField(/^Yta/), '50');
  expect(await screen.findByRole('switch', { name: 'Hyra per m²' })).not.toBeChecked();
});

test('asks for the first day of a changed area', async () => {
  const api = fakeApi()
    .on(entityCalls.detail, makeEntity())
    .on(entityCalls.types, entityTypes)
    .on(entityCalls.update, makeEntity());
  const { user } = renderScreen(<EntityEditScreen />, { route: routes.entity.edit, url: '/entity/7/edit' });
  const area = await screen.findByRole('textbox', { name: /^Yta$/ });
  const queryStartField = () => screen.queryByLabelText('Ny yta gäller från');
  expect(queryStartField()).toBeNull();
  await user.clear(area);
  await user.type(area, '70');
  expect(queryStartField()).toHaveValue('2026-12-01');
  await user.clear(queryStartField() ?? area);
  await user.type(queryStartField() ?? area, '2027-01-01');
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Ändringar sparade')).toBeVisible();
  expect(api.requests(entityCalls.update).at(-1)?.body).toMatchObject({
    fields: { area: 70 },
    area_valid_from: '2027-01-01',
    updated_at: makeEntity().updated_at,
  });
});

test('keeps parent and type when editing, and shows a server error under its field', async () => {
  const api = fakeApi()
    .on(entityCalls.detail, makeEntity())
    .on(entityCalls.types, entityTypes)
    .fails(entityCalls.update, 422, { data: { 'fields.area': ['Ytan behövs'] } });
  const { user, location } = renderScreen(<EntityEditScreen />, {
    route: routes.entity.edit,
    url: '/entity/7/edit',
  });
  const area = await screen.findByRole('textbox', { name: /^Yta/ });
  expect(area).toHaveValue('62,5');
  await user.clear(area);
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Ytan behövs')).toBeVisible();
  expect(area).toHaveAccessibleDescription('Ytan behövs');
  api.on(entityCalls.update, makeEntity());
  await user.type(area, '70');
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Ändringar sparade')).toBeVisible();
  expect(location()).toBe('/entity/7');
  expect(api.requests(entityCalls.update).at(-1)?.body).toMatchObject({
    id: 7,
    parent_id: 6,
    company_id: 3,
    entity_type_id: 2,
    fields: { area: 70, rooms: '2 rok', balcony: true },
  });
});

describe('moving an object', () => {
  const setupEdit = (entity = makeEntity()) => {
    const api = fakeApi()
      .on(entityCalls.detail, entity)
      .on(entityCalls.types, entityTypes)
      .on(entityCalls.update, entity)
      .on(
        entityCalls.list,
        pageResponse([
          makeEstate({ id: 8, name: 'Kv. Linden' }),
          makeEstate({ id: 9, name: 'Kv. Björken', company: { id: 4, name: 'Björken AB' }, company_id: 4 }),
          entity,
        ]),
      )
      .on(
        companyCalls.list,
        pageResponse([
          {
            id: 4,
            name: 'Björken AB',
            organisation_number: '559999-0024',
            entities_count: 1,
            created_at: '2026-11-02T08:00:00.000Z',
          },
        ]),
      );
    const url = `/entity/${entity.id}/edit`;
    return { api, ...renderScreen(<EntityEditScreen />, { route: routes.entity.edit, url }) };
  };
  const openPicker = async (user: Screen['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Flytta' }));
    return screen.findByRole('dialog', { name: 'Var ska objektet ligga?' });
  };
  const save = (user: Screen['user']) => user.click(screen.getByRole('button', { name: 'Spara' }));
  const lease = {
    id: 4,
    status: 'active',
    start: '2024-01-01',
    stop: null,
    tenant: 'Anna Ek',
    terminated: false,
    total: 8500,
    payment_interval: 'MONTHLY',
  } as const;

  test('offers only the parents that its type allows, without itself, and a move within the company needs no confirmation', async () => {
    const { api, user } = setupEdit(makeEntity({ leases: [lease] }));
    expect(await screen.findByText('Ligger under')).toBeVisible();
    expect(screen.getByText('Åkerö AB', { selector: '.h-muted' })).toBeVisible();
    const dialog = await openPicker(user);
    const options = await within(dialog).findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Kv. LindenFastighet · Åkerö AB',
      'Kv. BjörkenFastighet · Björken AB',
    ]);
    expect(api.requests(entityCalls.list).at(-1)?.query).toMatchObject({ parents_for_type_id: 2 });
    await user.click(within(dialog).getByRole('option', { name: /Kv\. Linden/ }));
    expect(await screen.findByText(/^Det som ligger under objektet följer med/)).toBeVisible();
    await save(user);
    expect(await screen.findByText('Ändringar sparade')).toBeVisible();
    expect(api.requests(entityCalls.update).at(-1)?.body).toMatchObject({ parent_id: 8, company_id: 3 });
  });

  test('says what a move to another company means, before it is saved', async () => {
    const { api, user, location } = setupEdit(makeEntity({ leases: [lease] }));
    const picker = await openPicker(user);
    await user.click(await within(picker).findByRole('option', { name: /Kv\. Björken/ }));
    await save(user);
    const question = await screen.findByRole('dialog', { name: 'Flytta Lgh 1001 till Björken AB?' });
    expect(question).toHaveTextContent(
      'Uthyrningarna fortsätter, men aviseras av Björken AB enligt dess faktureringsinställningar.',
    );
    expect(question).toHaveTextContent('Övriga ligger kvar hos Åkerö AB med sina betalningar.');
    expect(question).toHaveTextContent('till godo hos Åkerö AB räknas inte av hos Björken AB');
    expect(question).not.toHaveTextContent('Det som ligger under objektet följer med');
    await user.click(within(question).getByRole('button', { name: 'Avbryt' }));
    expect(api.requests(entityCalls.update)).toEqual([]);
    // The form can be saved again once the dialog has closed and the submission has ended.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Avbryt' })).toBeEnabled());
    await save(user);
    const again = await screen.findByRole('dialog', { name: 'Flytta Lgh 1001 till Björken AB?' });
    await user.click(within(again).getByRole('button', { name: 'Flytta' }));
    expect(await screen.findByText('Ändringar sparade')).toBeVisible();
    expect(location()).toBe('/entity/7');
    expect(api.requests(entityCalls.update).at(-1)?.body).toMatchObject({ parent_id: 9, company_id: 4 });
  });

  test('moves an estate to another company with what lies below it', async () => {
    const { api, user } = setupEdit(makeEstate({ directchildren_count: 2 }));
    const picker = await openPicker(user);
    await user.click(await within(picker).findByRole('option', { name: /Björken AB/ }));
    await save(user);
    const question = await screen.findByRole('dialog', { name: 'Flytta Kv. Eken till Björken AB?' });
    expect(question).toHaveTextContent('Det som ligger under objektet följer med.');
    await user.click(within(question).getByRole('button', { name: 'Flytta' }));
    expect(await screen.findByText('Ändringar sparade')).toBeVisible();
    expect(api.requests(entityCalls.update).at(-1)?.body).toMatchObject({ parent_id: null, company_id: 4 });
  });

  test('shows why the server has refused a move', async () => {
    const text = 'Ett objekt av typen Lägenhet kan inte ligga under ett av typen Parkering';
    const { api, user } = setupEdit();
    api.fails(entityCalls.update, 422, { data: { parent_id: [text] } });
    const dialog = await openPicker(user);
    await user.click(await within(dialog).findByRole('option', { name: /Kv\. Linden/ }));
    await save(user);
    expect(await screen.findByText(text)).toBeVisible();
  });
});

test('shows all decimals of an area that was saved with more than two, and requires at most two', async () => {
  fakeApi()
    .on(entityCalls.detail, makeEntity({ area: 50.1285, fields: { area: 50.1285 } }))
    .on(entityCalls.types, entityTypes);
  const { user } = renderScreen(<EntityEditScreen />, { route: routes.entity.edit, url: '/entity/7/edit' });
  const area = await screen.findByRole('textbox', { name: /^Yta$/ });
  expect(area).toHaveValue('50,1285');
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(area).toHaveAccessibleDescription('Ytan får ha högst två decimaler');
});
