import { entityCalls } from '@husrum/contract/entity';
import { rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { routes } from '@husrum/contract/routes';
import { fakeApi, pageAnswer, renderScreen } from '@husrum/testing';
import { screen, within } from '@testing-library/react';
import {
  anAdjustableEntity,
  anEffect,
  anEstate,
  anExecutedAdjustment,
  aPlannedAdjustment,
} from '../testing/adjustments';
import RentAdjustmentCreateScreen from './rent-adjustment-create.screen';

const show = (search = '?entity=6', objects = [anAdjustableEntity()]) => {
  const api = fakeApi()
    .on(rentAdjustmentCalls.entities, pageAnswer(objects))
    .on(entityCalls.detail, anEstate())
    .on(rentAdjustmentCalls.preview, anEffect());
  const screenOf = renderScreen(<RentAdjustmentCreateScreen />, {
    route: routes.rentAdjustment.create,
    url: `/rentadjustment/create${search}`,
  });
  return { api, ...screenOf };
};
const submit = (name: string) => screen.findByRole('button', { name });

test('without a date it runs at once: said before, asked again, then its effect is shown', async () => {
  const { api, user, location } = show('');
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

  api.on(rentAdjustmentCalls.create, anExecutedAdjustment());
  await user.click(await submit('Justera direkt'));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Avbryt' }));
  expect(api.requests(rentAdjustmentCalls.create)).toHaveLength(0);
  await user.click(await submit('Justera direkt'));
  const again = within((await screen.findAllByRole('dialog')).at(-1) ?? document.body);
  await user.click(again.getByRole('button', { name: 'Justera direkt' }));
  expect(await screen.findByText('Hyresjusteringen är genomförd: 2 uthyrningar')).toBeVisible();
  expect(api.requests(rentAdjustmentCalls.create)[0]?.body).toEqual({
    entity_id: 6,
    rate: 3.2,
    scheduled_at: null,
    addons: false,
  });
  expect(location()).toBe('/rentadjustment/overview?effect=42');
});

test('with a date it is scheduled, without a question', async () => {
  const { api, user, location } = show();
  expect(await screen.findByText('Kv. Eken')).toBeVisible();
  await user.type(screen.getByLabelText(/Procent/), '-1,5');
  await user.type(await screen.findByLabelText('Datum'), '2099-01-01{Enter}');
  expect(await screen.findByText('Justeringen genomförs 2099-01-01')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Justera även uthyrningarnas tillägg' }));
  api.on(rentAdjustmentCalls.create, aPlannedAdjustment({ id: 46 }));
  await user.click(await submit('Schemalägg'));
  expect(await screen.findByText('Hyresjusteringen är schemalagd till 2099-01-01')).toBeVisible();
  expect(api.requests(rentAdjustmentCalls.create)[0]?.body).toEqual({
    entity_id: 6,
    rate: -1.5,
    scheduled_at: '2099-01-01',
    addons: true,
  });
  expect(location()).toBe('/rentadjustment/overview?effect=46');
});

test('what is missing is said under its field, what the server refuses too', async () => {
  const { api, user } = show('');
  await user.click(await submit('Justera direkt'));
  expect(await screen.findByText('Objekt måste fyllas i')).toBeVisible();
  expect(screen.getByText('Procent måste fyllas i')).toBeVisible();
  await user.click(await screen.findByRole('option', { name: /Kv. Eken/ }));
  await user.type(screen.getByLabelText(/Procent/), '3');
  await user.type(await screen.findByLabelText('Datum'), '2099-01-01{Enter}');
  const refused = 'Datumet har passerat. Lämna det tomt för att justera i dag.';
  api.fails(rentAdjustmentCalls.create, 422, { message: 'Kontrollera', data: { scheduled_at: [refused] } });
  await user.click(await submit('Schemalägg'));
  expect(await screen.findByText(refused)).toBeVisible();
  expect(screen.getByLabelText(/Procent/)).toHaveValue('3');
});

test('an object without leases says that none is concerned', async () => {
  const { api, user } = show();
  api.on(rentAdjustmentCalls.preview, anEffect([]));
  await user.type(await screen.findByLabelText(/Procent/), '3');
  expect(await screen.findByText('Ingen uthyrning berörs')).toBeVisible();
});

test('an account without objects is told so', async () => {
  show('', []);
  expect(await screen.findByText('Det finns inte några objekt att justera')).toBeVisible();
});
