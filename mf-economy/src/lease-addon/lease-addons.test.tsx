import { addonCalls } from '@husrum/contract/addon';
import { leaseCalls } from '@husrum/contract/lease';
import { leaseAddonCalls } from '@husrum/contract/lease-addon';
import { addDays, today } from '@husrum/format';
import { fakeApi, pageAnswer, renderScreen } from '@husrum/testing';
import { screen, within } from '@testing-library/react';
import { aLeaseAddon, anAddonRow } from '../testing/addons';
import { aLease } from '../testing/leases';
import LeaseAddonsPanel from './lease-addons.panel';

const own = aLeaseAddon({ id: 32, addon_id: null, name: 'Rabatt', fee: -250, type: 'DEDUCTION' });

const show = ({ inactive = false, addons = [aLeaseAddon(), own] } = {}) => {
  const api = fakeApi()
    .on(leaseAddonCalls.ofLease, pageAnswer(addons))
    .on(leaseCalls.detail, aLease())
    .on(addonCalls.list, pageAnswer([anAddonRow()], { total: 12, perPage: 5 }));
  return {
    api,
    ...renderScreen(<LeaseAddonsPanel leaseId={3} inactive={inactive} />, { url: '/lease/3' }),
  };
};
type Shown = ReturnType<typeof show>;

const add = async (user: Shown['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Lägg till' }));
  return within(await screen.findByRole('dialog'));
};
const choose = async (user: Shown['user'], row: number, item: string) => {
  const menu = (await screen.findAllByRole('button', { name: 'Val för raden' }))[row];
  await user.click(menu ?? document.body);
  await user.click(await screen.findByRole('menuitem', { name: item }));
  return within(await screen.findByRole('dialog'));
};

test('what the lease has, from the catalogue or of its own', async () => {
  show();
  expect(await screen.findByRole('link', { name: 'Bredband' })).toHaveAttribute('href', '/addon/11');
  expect(screen.getByText('Rabatt').closest('tr')).toHaveTextContent(/Eget.*−250\skr.*25\s%.*2026-03-01/);
});

test('a lease that is over gets no add-ons and keeps what it had', async () => {
  show({ inactive: true });
  expect(await screen.findByText('Bredband')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Lägg till' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Val för raden' })).not.toBeInTheDocument();
});

test('one of the catalogue is found, five at a time, and added from the next period on', async () => {
  const { api, user } = show({ addons: [] });
  expect(await screen.findByText('Uthyrningen har inga tillägg')).toBeVisible();
  const dialog = await add(user);
  await user.type(dialog.getByRole('searchbox', { name: 'Sök tillägg' }), 'bred');
  await user.click(await dialog.findByRole('button', { name: 'Välj Bredband' }));
  expect(await dialog.findByDisplayValue('2026-12-01')).toBeVisible();
  api.on(leaseAddonCalls.create, { leaseaddon: aLeaseAddon(), recalculated: 1, locked: 1 });
  await user.click(dialog.getByRole('button', { name: 'Lägg till' }));
  expect(
    await screen.findByText('Bredband tillagd. 1 osänd avi är omräknad, 1 skickad är oförändrad.'),
  ).toBeVisible();
  expect(api.requests(addonCalls.list)[0]?.query).toMatchObject({ page: 1, limit: 5 });
  expect(api.requests(leaseAddonCalls.create)[0]?.body).toMatchObject({
    lease_id: 3,
    addon_id: 11,
    start: '2026-12-01',
    stop: null,
  });
});

test('one of its own needs a name, an amount and VAT; what the server says stands under the field', async () => {
  const { api, user } = show({ addons: [] });
  const dialog = await add(user);
  await user.click(dialog.getByRole('button', { name: 'Skapa eget på uthyrningen' }));
  await user.click(await dialog.findByRole('button', { name: 'Lägg till' }));
  expect(await dialog.findByText('Benämning måste fyllas i')).toBeVisible();
  expect(dialog.getByText('Belopp måste fyllas i')).toBeVisible();
  await user.type(dialog.getByLabelText(/Benämning/), 'Rabatt');
  await user.type(dialog.getByLabelText(/Belopp/), '-250');
  api.fails(leaseAddonCalls.create, 422, {
    message: 'Kontrollera uppgifterna',
    data: { start: ['Uthyrningen börjar 2027-01-01'] },
  });
  await user.click(dialog.getByRole('button', { name: 'Lägg till' }));
  expect(await dialog.findByText('Uthyrningen börjar 2027-01-01')).toBeVisible();
  expect(dialog.getByLabelText(/Benämning/)).toHaveValue('Rabatt');
  expect(api.requests(leaseAddonCalls.create)[0]?.body).toMatchObject({
    addon_id: null,
    name: 'Rabatt',
    fee: -250,
    tax_rate: 0,
  });
});

test('the lease’s own copy is edited', async () => {
  const { api, user } = show();
  api.on(leaseAddonCalls.update, { leaseaddon: aLeaseAddon({ fee: 249 }), recalculated: 0, locked: 0 });
  const dialog = await choose(user, 0, 'Redigera');
  const fee = await dialog.findByLabelText(/Belopp/);
  await user.clear(fee);
  await user.type(fee, '249');
  await user.click(dialog.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Ändringar sparade')).toBeVisible();
  expect(api.requests(leaseAddonCalls.update)[0]?.body).toEqual({
    id: 31,
    name: 'Bredband',
    fee: 249,
    tax_rate: 25,
    start: '2026-03-01',
    stop: null,
    updated_at: '2026-11-20T08:00:00.000Z',
  });
});

test.each([
  ['2026-03-01', /gäller till och med \d{4}-\d\d-\d\d/, 'Bredband avslutad'],
  [addDays(today(new Date()), 30), /har inte börjat gälla och tas bort helt/, 'Bredband borttagen'],
])('removing one that runs from %s says what that means', async (start, question, message) => {
  const { api, user } = show({ addons: [aLeaseAddon({ start })] });
  api.on(leaseAddonCalls.remove, { message });
  const dialog = await choose(user, 0, 'Ta bort');
  expect(dialog.getByText(question)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Ta bort' }));
  expect(await screen.findByText(message)).toBeVisible();
});
