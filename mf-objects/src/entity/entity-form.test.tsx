import { companyCalls } from '@husrum/contract/company';
import { entityCalls } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { fakeApi, renderScreen, type Screen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import { makeCompany } from '../company/company.test-data';
import { entityTypes, makeEntity, makeEstate, parkingType } from './entity.test-data';
import EntityCreateScreen from './entity-create.screen';
import EntityEditScreen from './entity-edit.screen';

const setup = (url: string) => renderScreen(<EntityCreateScreen />, { route: routes.entity.create, url });
const getField = (name: RegExp) => screen.getByRole('textbox', { name });
const listTypeNames = () =>
  screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent?.trim());
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
  expect(listTypeNames().slice(0, 1)).toEqual(['Parkering']);
  expect(getField(/^Hyra/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Avbryt' }));
  expect(location()).toBe('/entity/7');
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

test('requires a rent, allows it per m² once there is an area, and shows it per m² and year', async () => {
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
  expect(getTextContent(await screen.findByRole('status'))).toBe(
    '8 500 kr/mån · 102 000 kr/år · 1 632 kr/m² och år',
  );
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
