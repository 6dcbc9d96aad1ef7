import { entityCalls } from '@husrum/contract/entity';
import { rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { routes } from '@husrum/contract/routes';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, within } from '@testing-library/react';
import {
  makeAdjustableEntity,
  makeAdjustedLease,
  makeEstate,
  makeExecutedRentAdjustment,
  makeRentAdjustmentEffect,
  makeScheduledRentAdjustment,
} from './rent-adjustment.test-data';
import RentAdjustmentCreateScreen from './rent-adjustment-create.screen';

const renderCreateScreen = (
  search = '?entity=6',
  entities = [makeAdjustableEntity()],
  selected = makeEstate(),
) => {
  const api = fakeApi()
    .on(rentAdjustmentCalls.listEntities, pageResponse(entities))
    .on(entityCalls.detail, selected)
    .on(rentAdjustmentCalls.preview, makeRentAdjustmentEffect());
  const rendered = renderScreen(<RentAdjustmentCreateScreen />, {
    route: routes.rentAdjustment.create,
    url: `/rentadjustment/create${search}`,
  });
  return { api, ...rendered };
};
const findButton = (name: string) => screen.findByRole('button', { name });

test('without a date it warns, asks for confirmation, runs immediately and shows the effect', async () => {
  const { api, user, location } = renderCreateScreen('');
  await user.click(await screen.findByRole('option', { name: /Kv. Eken.*2 uthyrningar/ }));
  expect(await screen.findByRole('button', { name: 'Byt objekt' })).toBeVisible();
  expect(screen.getByText('Justeringen genomförs direkt när du sparar')).toBeVisible();
  await user.type(screen.getByLabelText(/Procent/), '3,2');
  const table = await screen.findByRole('table', { name: 'Vad justeringen innebär' });
  expect(
    within(table)
      .getByRole('link', { name: /Lgh 1001/ })
      .closest('tr'),
  ).toHaveTextContent(/8\s500\skr\/mån.*8\s772\skr\/mån.*dec 2026.*100246.*99,73\skr/);
  expect(screen.getByText(/^\+272\skr$/)).toBeVisible();
  expect(api.requests(rentAdjustmentCalls.preview).at(-1)?.query).toMatchObject({ entity_id: 6, rate: 3.2 });

  api.on(rentAdjustmentCalls.create, makeExecutedRentAdjustment());
  await user.click(await findButton('Justera direkt'));
  const firstDialog = within(await screen.findByRole('dialog'));
  await user.click(firstDialog.getByRole('button', { name: 'Avbryt' }));
  expect(api.requests(rentAdjustmentCalls.create)).toHaveLength(0);
  await user.click(await findButton('Justera direkt'));
  const secondDialog = within((await screen.findAllByRole('dialog')).at(-1) ?? document.body);
  await user.click(secondDialog.getByRole('button', { name: 'Justera direkt' }));
  expect(await screen.findByText('Hyresjusteringen är genomförd: 2 uthyrningar')).toBeVisible();
  expect(api.requests(rentAdjustmentCalls.create)[0]?.body).toEqual({
    entity_id: 6,
    rate: 3.2,
    scheduled_at: null,
    addons: false,
  });
  expect(location()).toBe('/rentadjustment/overview?effect=42');
});

test('warns of other scheduled adjustments of the same leases', async () => {
  const { api, user } = renderCreateScreen();
  api.on(rentAdjustmentCalls.preview, {
    ...makeRentAdjustmentEffect(),
    scheduled: [
      {
        id: 41,
        entity: { id: 5, name: 'Lgh 1001', house: 'Kv. Eken' },
        rate: 3,
        scheduled_at: '2027-01-01',
        leases_count: 1,
      },
    ],
  });
  await user.type(await screen.findByLabelText(/Procent/), '3');
  expect(await screen.findByText(/^Hyran justeras redan för samma uthyrningar/)).toBeVisible();
  expect(screen.getByText(/Lgh 1001.*\+3\s%, 2027-01-01: 1 uthyrning$/)).toBeVisible();
});

test('shows the rents that are agreed for later, which it does not change', async () => {
  const { api, user } = renderCreateScreen();
  const leases = [
    makeAdjustedLease({ agreed: { from: '2026-08-01', total: 8256.24 } }),
    makeAdjustedLease({ id: 4, lease_id: 4, agreed: null }),
  ];
  api.on(rentAdjustmentCalls.preview, { ...makeRentAdjustmentEffect(leases), agreed_count: 1 });
  await user.type(await screen.findByLabelText(/Procent/), '0,37');
  expect(
    await screen.findByText('1 uthyrning har en hyra som är avtalad från samma dag eller senare'),
  ).toBeVisible();
  const [first, second] = screen.getAllByRole('link', { name: /Lgh 1001/ }).map((link) => link.closest('tr'));
  expect(first).toHaveTextContent(/Avtalat från 2026-08-01:8\s256,24\skr\/mån/);
  expect(second).not.toHaveTextContent(/Avtalat/);
});

test('with a date it schedules the adjustment without a confirmation', async () => {
  const { api, user, location } = renderCreateScreen();
  expect(await screen.findByText('Kv. Eken')).toBeVisible();
  await user.type(screen.getByLabelText(/Procent/), '-1,5');
  await user.type(await screen.findByLabelText('Datum'), '2099-01-01{Enter}');
  expect(await screen.findByText('Justeringen genomförs 2099-01-01')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Justera även uthyrningarnas tillägg' }));
  api.on(rentAdjustmentCalls.create, makeScheduledRentAdjustment({ id: 46 }));
  await user.click(await findButton('Schemalägg'));
  expect(await screen.findByText('Hyresjusteringen är schemalagd till 2099-01-01')).toBeVisible();
  expect(api.requests(rentAdjustmentCalls.create)[0]?.body).toEqual({
    entity_id: 6,
    rate: -1.5,
    scheduled_at: '2099-01-01',
    addons: true,
  });
  expect(location()).toBe('/rentadjustment/overview?effect=46');
});

test('names the selected object together with its house, not with the object right above it', async () => {
  const parent = { id: 5, name: 'Lgh 1001', level: 2 };
  renderCreateScreen('?entity=6', undefined, makeEstate({ name: 'Plats 7', parent, house: 'Kv. Eken' }));
  expect(await screen.findByText('Plats 7, Kv. Eken')).toBeVisible();
});

test('shows missing values and server errors at their fields', async () => {
  const { api, user } = renderCreateScreen('');
  await user.click(await findButton('Justera direkt'));
  expect(await screen.findByText('Objekt måste fyllas i')).toBeVisible();
  expect(screen.getByText('Procent måste fyllas i')).toBeVisible();
  await user.click(await screen.findByRole('option', { name: /Kv. Eken/ }));
  await user.type(screen.getByLabelText(/Procent/), '3');
  await user.type(await screen.findByLabelText('Datum'), '2099-01-01{Enter}');
  const message = 'Datumet har passerat. Lämna det tomt för att justera i dag.';
  api.fails(rentAdjustmentCalls.create, 422, { message: 'Kontrollera', data: { scheduled_at: [message] } });
  await user.click(await findButton('Schemalägg'));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText(/Procent/)).toHaveValue('3');
});

test('shows an empty state for an object without leases', async () => {
  const { api, user } = renderCreateScreen();
  api.on(rentAdjustmentCalls.preview, makeRentAdjustmentEffect([]));
  await user.type(await screen.findByLabelText(/Procent/), '3');
  expect(await screen.findByText('Ingen uthyrning berörs')).toBeVisible();
});

test('without objects it leads to the objects instead of showing a form that cannot be sent', async () => {
  renderCreateScreen('', []);
  expect(await screen.findByText('Det finns inte några objekt att justera')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Till objekten' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Justera direkt' })).not.toBeInTheDocument();
  expect(screen.queryByText('Justeringen genomförs direkt när du sparar')).not.toBeInTheDocument();
});
