import { invoiceCalls } from '@husrum/contract/invoice';
import { rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { routes } from '@husrum/contract/routes';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { makeInvoice } from '../invoice/invoice.test-data';
import EntityRentAdjustmentsPanel from './entity-rent-adjustments.panel';
import {
  makeAdjustedLease,
  makeExecutedRentAdjustment,
  makeRentAdjustmentEffect,
  makeScheduledRentAdjustment,
} from './rent-adjustment.test-data';
import RentAdjustmentOverviewScreen from './rent-adjustment-overview.screen';

const renderOverview = (
  rows = [makeScheduledRentAdjustment(), makeExecutedRentAdjustment()],
  search = '',
  effect = makeRentAdjustmentEffect(),
  opened = makeExecutedRentAdjustment(),
) => {
  const api = fakeApi()
    .on(rentAdjustmentCalls.list, pageResponse(rows))
    .on(rentAdjustmentCalls.detail, opened)
    .on(rentAdjustmentCalls.preview, makeRentAdjustmentEffect())
    .on(rentAdjustmentCalls.listEffects, effect);
  const rendered = renderScreen(<RentAdjustmentOverviewScreen />, {
    route: routes.rentAdjustment.overview,
    url: `/rentadjustment/overview${search}`,
  });
  return { api, ...rendered };
};
const clickRowMenuItem = async (user: UserEvent, row: number, item: string) => {
  const menu = (await screen.findAllByRole('button', { name: 'Val för raden' }))[row];
  await user.click(menu ?? document.body);
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
const confirm = async (user: UserEvent, name: string) => {
  const dialog = (await screen.findAllByRole('dialog')).at(-1) ?? document.body;
  await user.click(within(dialog).getByRole('button', { name }));
  return dialog;
};

test('lists adjustments with object, rate, dates and status', async () => {
  renderOverview();
  const [scheduled, executed] = await screen.findAllByRole('link', { name: /Kv. Eken/ });
  expect(scheduled?.closest('tr')).toHaveTextContent(/Åkerö AB.*\+3,2\s%.*2099-01-01.*–.*2.*Schemalagd/);
  expect(executed?.closest('tr')).toHaveTextContent(/\+3,2\s%.*–.*2026-11-20.*2.*Genomförd/);
});

test('names the adjusted object together with its house, not with the object right above it', async () => {
  const entity = { id: 8, name: 'Plats 7', type: 'Parkering', under: 'Lgh 1001', house: 'Kv. Eken' };
  const { user } = renderOverview([makeScheduledRentAdjustment({ entity })]);
  const row = (await screen.findByRole('link', { name: /Plats 7/ })).closest('tr');
  expect(row).toHaveTextContent('Plats 7 Kv. Eken');
  await clickRowMenuItem(user, 0, 'Ta bort');
  expect(await confirm(user, 'Avbryt')).toHaveTextContent('Plats 7, Kv. Eken');
  await clickRowMenuItem(user, 0, 'Redigera');
  const title = 'Redigera hyresjustering: Plats 7, Kv. Eken';
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
});

test('names the house of the adjusted object above the effect on its leases', async () => {
  const entity = { id: 8, name: 'Plats 7', type: 'Parkering', under: 'Lgh 1001', house: 'Kv. Eken' };
  renderOverview(undefined, '?effect=42', undefined, makeExecutedRentAdjustment({ entity }));
  expect(await screen.findByText(/^Plats 7, Kv\. Eken/)).toBeVisible();
});

test('only a scheduled adjustment can be edited', async () => {
  const { user } = renderOverview([makeExecutedRentAdjustment()]);
  await clickRowMenuItem(user, 0, 'Redigera');
  expect(await screen.findByText('Du kan bara redigera schemalagda justeringar')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('edits a scheduled adjustment with a live preview', async () => {
  const { api, user } = renderOverview([makeScheduledRentAdjustment()]);
  await clickRowMenuItem(user, 0, 'Redigera');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Justeringen genomförs 2099-01-01')).toBeVisible();
  expect(await dialog.findByText(/8\s772\skr/, { selector: 'td *' })).toBeVisible();
  expect(api.requests(rentAdjustmentCalls.preview).at(-1)?.query).toMatchObject({ id: 41 });
  const rate = dialog.getByLabelText(/Procent/);
  await user.clear(rate);
  await user.type(rate, '4,25');
  api.on(rentAdjustmentCalls.update, makeScheduledRentAdjustment({ rate: 4.25 }));
  await user.click(dialog.getByRole('button', { name: 'Schemalägg' }));
  expect(await screen.findByText('Hyresjusteringen är schemalagd till 2099-01-01')).toBeVisible();
  expect(api.requests(rentAdjustmentCalls.update)[0]?.body).toEqual({
    id: 41,
    rate: 4.25,
    scheduled_at: '2099-01-01',
    addons: false,
    updated_at: '2026-11-20T08:00:00.000Z',
  });
});

test('shows the server error when the adjustment was executed meanwhile', async () => {
  const { api, user } = renderOverview([makeScheduledRentAdjustment()]);
  await clickRowMenuItem(user, 0, 'Redigera');
  api.fails(rentAdjustmentCalls.update, 409, { message: 'Du kan bara redigera schemalagda justeringar' });
  await confirm(user, 'Schemalägg');
  expect(await screen.findByText('Du kan bara redigera schemalagda justeringar')).toBeVisible();
});

test('deletes a scheduled adjustment after a confirmation', async () => {
  const { api, user } = renderOverview([makeScheduledRentAdjustment()]);
  api.on(rentAdjustmentCalls.remove, { message: 'Hyresjusteringen är borttagen' });
  await clickRowMenuItem(user, 0, 'Ta bort');
  await confirm(user, 'Ta bort');
  expect(await screen.findByText('Hyresjusteringen är borttagen')).toBeVisible();
  expect(api.requests(rentAdjustmentCalls.remove)[0]?.params).toEqual({ id: '41' });
});

test('deletes all scheduled adjustments after a confirmation that says how many', async () => {
  const { api, user } = renderOverview([
    makeScheduledRentAdjustment(),
    makeScheduledRentAdjustment({ id: 43 }),
  ]);
  api.on(rentAdjustmentCalls.removeAllScheduled, { message: '2 hyresjusteringar borttagna' });
  await user.click(await screen.findByRole('button', { name: 'Ta bort alla schemalagda' }));
  const dialog = await confirm(user, 'Ta bort');
  expect(dialog).toHaveTextContent('De 2 schemalagda hyresjusteringarna tas bort');
  expect(await screen.findByText('2 hyresjusteringar borttagna')).toBeVisible();
});

test('restores an executed adjustment, and marks one that has been restored', async () => {
  const { api, user } = renderOverview([
    makeExecutedRentAdjustment(),
    makeExecutedRentAdjustment({ id: 44, restored: true }),
  ]);
  api.on(rentAdjustmentCalls.restore, makeExecutedRentAdjustment({ id: 45, restores_id: 42 }));
  await clickRowMenuItem(user, 0, 'Återställ till föregående villkor');
  await confirm(user, 'Återställ');
  expect(await screen.findByText('Hyran är återställd: 2 uthyrningar')).toBeVisible();
  expect(api.requests(rentAdjustmentCalls.restore)[0]?.params).toEqual({ id: '42' });
  expect(screen.getByText('Återställd')).toBeVisible();
});

test('?effect= opens the dialog with the effect on each lease, where a supplement invoice can be created', async () => {
  const { api, user, location } = renderOverview([makeExecutedRentAdjustment()], '?effect=42');
  api
    .on(rentAdjustmentCalls.createSupplement, { invoicebase: { id: 12 } })
    .on(invoiceCalls.detail, makeInvoice({ id: 12 }));
  const dialog = within(await screen.findByRole('dialog'));
  const lease = await dialog.findByRole('link', { name: /Lgh 1001/ });
  expect(lease).toHaveAttribute('href', '/lease/3');
  expect(lease.closest('tr')).toHaveTextContent(/8\s500\skr\/mån.*8\s772\skr\/mån.*dec 2026.*99,73\skr/);
  expect(dialog.getByRole('link', { name: '100246 (nov 2026)' })).toHaveAttribute('href', '/invoicebase/8');
  await user.click(dialog.getByRole('button', { name: 'Skapa tilläggsavi för Lgh 1001' }));
  await confirm(user, 'Skapa tilläggsavi');
  expect(await screen.findByText('Utkastet till tilläggsavin är sparat')).toBeVisible();
  expect(api.requests(rentAdjustmentCalls.createSupplement)[0]).toMatchObject({
    params: { id: '42' },
    body: { lease_id: 3 },
  });
  expect(location()).toBe('/invoicebase/12');
});

test('links to an existing supplement invoice instead of offering to create it', async () => {
  renderOverview(
    [makeExecutedRentAdjustment()],
    '?effect=42',
    makeRentAdjustmentEffect([makeAdjustedLease({ supplement_id: 12 })]),
  );
  expect(await screen.findByRole('link', { name: 'Visa tilläggsavi' })).toHaveAttribute(
    'href',
    '/invoicebase/12',
  );
});

test('links to the sent invoice on which a lowered rent is credited', async () => {
  const [sent] = makeAdjustedLease().locked;
  renderOverview(
    [makeExecutedRentAdjustment()],
    '?effect=42',
    makeRentAdjustmentEffect([
      makeAdjustedLease({
        new_fee: 8228,
        new_total: 8228,
        locked: sent ? [{ ...sent, difference: -99.73 }] : [],
        difference: -99.73,
      }),
    ]),
  );
  expect(await screen.findByRole('link', { name: 'Kreditera på avin' })).toHaveAttribute(
    'href',
    '/invoicebase/8',
  );
  expect(screen.queryByRole('button', { name: /Skapa tilläggsavi/ })).not.toBeInTheDocument();
});

test('the panel on an object’s page lists its adjustments and opens the form for a new one', async () => {
  const api = fakeApi().on(rentAdjustmentCalls.list, pageResponse([makeScheduledRentAdjustment()]));
  const { user, location } = renderScreen(<EntityRentAdjustmentsPanel entityId={6} />, { url: '/entity/6' });
  expect(await screen.findByRole('link', { name: /Kv. Eken/ })).toHaveAttribute(
    'href',
    '/rentadjustment/overview?effect=41',
  );
  expect(api.requests(rentAdjustmentCalls.list)[0]?.query).toMatchObject({ entity_id: 6 });
  await user.click(screen.getByRole('button', { name: 'Justera hyror' }));
  expect(location()).toBe('/rentadjustment/create?entity=6');
});
