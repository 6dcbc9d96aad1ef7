import { addonCalls } from '@husrum/contract/addon';
import { routes } from '@husrum/contract/routes';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { makeAddon, makeAddonLease, makeAddonRow } from './addon.test-data';
import AddonCreateScreen from './addon-create.screen';
import AddonDetailScreen from './addon-detail.screen';
import AddonEditScreen from './addon-edit.screen';
import AddonOverviewScreen from './addon-overview.screen';

const discount = makeAddonRow({
  id: 12,
  name: 'Ombyggnadsrabatt',
  fee: -500,
  tax_rate: 0,
  type: 'DEDUCTION',
});

const renderOverview = () =>
  renderScreen(<AddonOverviewScreen />, { route: routes.addon.overview, url: '/addon' });
const renderDetail = () =>
  renderScreen(<AddonDetailScreen />, { route: routes.addon.detail, url: '/addon/11' });
const confirm = async (user: UserEvent, name: string) => {
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name }));
  return dialog;
};

test('lists add-ons with type, fee, VAT and number of leases', async () => {
  fakeApi().on(addonCalls.list, pageResponse([makeAddonRow(), discount]));
  renderOverview();
  const row = (await screen.findByRole('link', { name: 'Ombyggnadsrabatt' })).closest('tr');
  expect(row).toHaveTextContent(/Avdrag.*−500\skr.*0\s%.*2.*2026-11-20/);
  expect(screen.getByRole('link', { name: 'Bredband' })).toHaveAttribute('href', '/addon/11');
});

test('an empty catalogue links to the create form', async () => {
  fakeApi().on(addonCalls.list, pageResponse([]));
  const { user, location } = renderOverview();
  expect(await screen.findByText('Det finns inte några tillägg')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Skapa tillägg' })[0] ?? document.body);
  expect(location()).toBe('/addon/create');
});

test('deleting asks for confirmation and shows the server error', async () => {
  const api = fakeApi()
    .on(addonCalls.list, pageResponse([makeAddonRow()]))
    .fails(addonCalls.remove, 409, { message: 'Försök igen' });
  const { user } = renderOverview();
  await user.click(await screen.findByRole('button', { name: 'Val för raden' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ta bort' }));
  const dialog = await confirm(user, 'Ta bort');
  expect(dialog).toHaveTextContent(
    'Bredband tas bort ur listan. 2 uthyrningar behåller det på sina hyresavier.',
  );
  expect(await screen.findByText('Borttagningen misslyckades: Försök igen')).toBeVisible();
  expect(api.requests(addonCalls.remove)[0]?.params).toEqual({ id: '11' });
});

test('creating shows missing values at their fields, then opens the add-on', async () => {
  const api = fakeApi().on(addonCalls.create, makeAddon()).on(addonCalls.detail, makeAddon());
  const { user, location } = renderScreen(<AddonCreateScreen />, {
    route: routes.addon.create,
    url: '/addon/create',
  });
  await user.click(screen.getByRole('button', { name: 'Skapa tillägg' }));
  expect(await screen.findByText('Benämning måste fyllas i')).toBeVisible();
  expect(screen.getByText('Belopp måste fyllas i')).toBeVisible();
  await user.type(screen.getByLabelText(/Benämning/), 'Bredband');
  await user.type(screen.getByLabelText(/Belopp/), '199,50');
  await user.click(screen.getByLabelText(/Moms/));
  await user.click(await screen.findByTitle(/^25\s%$/));
  await user.click(screen.getByRole('button', { name: 'Skapa tillägg' }));
  expect(await screen.findByText('Bredband skapad')).toBeVisible();
  expect(api.requests(addonCalls.create)[0]?.body).toEqual({ name: 'Bredband', fee: 199.5, tax_rate: 25 });
  expect(location()).toBe('/addon/11');
});

test('editing changes the catalogue only and sends the loaded version', async () => {
  const api = fakeApi()
    .on(addonCalls.detail, makeAddon())
    .on(addonCalls.update, makeAddon({ fee: 249 }));
  const { user, location } = renderScreen(<AddonEditScreen />, {
    route: routes.addon.edit,
    url: '/addon/11/edit',
  });
  const fee = await screen.findByLabelText(/Belopp/);
  await user.clear(fee);
  await user.type(fee, '249');
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Ändringar sparade')).toBeVisible();
  expect(api.requests(addonCalls.update)[0]?.body).toEqual({
    id: 11,
    name: 'Bredband',
    fee: 249,
    tax_rate: 25,
    update_leases: false,
    updated_at: '2026-11-20T08:00:00.000Z',
  });
  expect(location()).toBe('/addon/11');
});

test('asks before it saves an amount ten times the old one', async () => {
  const api = fakeApi().on(addonCalls.detail, makeAddon());
  const { user } = renderScreen(<AddonEditScreen />, { route: routes.addon.edit, url: '/addon/11/edit' });
  const fee = await screen.findByLabelText(/Belopp/);
  await user.clear(fee);
  await user.type(fee, '1990');
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByRole('dialog', { name: 'Stämmer beloppet?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ändra beloppet' }));
  expect(api.requests(addonCalls.update)).toHaveLength(0);
});

test('the detail page lists the leases and updates those whose terms differ', async () => {
  const api = fakeApi()
    .on(addonCalls.detail, makeAddon({ fee: 249, differing_count: 1 }))
    .on(
      addonCalls.leases,
      pageResponse([
        makeAddonLease({ differs: true, interval: 'MONTHLY' }),
        makeAddonLease({ id: 22, fee: 249 }),
      ]),
    )
    .on(addonCalls.update, makeAddon({ fee: 249 }));
  const { user } = renderDetail();
  expect(await screen.findByText('1 uthyrning har tillägget med andra villkor.')).toBeVisible();
  expect(await screen.findAllByText('Andra villkor')).toHaveLength(1);
  expect(screen.getByText('per månad').closest('tr')).toHaveTextContent(/199\skr per månad/);
  expect(screen.getAllByRole('link', { name: 'Lgh 1001' })[0]).toHaveAttribute('href', '/lease/3');
  await user.click(screen.getByRole('button', { name: 'Uppdatera 1 uthyrning' }));
  await confirm(user, 'Uppdatera 1 uthyrning');
  expect(await screen.findByText('Uthyrningarna är uppdaterade')).toBeVisible();
  expect(api.requests(addonCalls.update)[0]?.body).toMatchObject({ id: 11, fee: 249, update_leases: true });
});

test('offers no update when all leases have the same terms', async () => {
  fakeApi()
    .on(addonCalls.detail, makeAddon())
    .on(addonCalls.leases, pageResponse([makeAddonLease()]));
  renderDetail();
  expect(await screen.findByRole('link', { name: 'Lgh 1001' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Uppdatera/ })).not.toBeInTheDocument();
});
