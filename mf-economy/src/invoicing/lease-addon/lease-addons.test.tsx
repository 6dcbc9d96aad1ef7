import { addonCalls } from '@husrum/contract/addon';
import { type Lease, leaseCalls } from '@husrum/contract/lease';
import { type LeaseAddon, leaseAddonCalls } from '@husrum/contract/lease-addon';
import { fakeApi, freezeDate, pageResponse, renderScreen } from '@husrum/testing';
import { screen, within } from '@testing-library/react';
import { makeLease } from '../../lease/lease.test-data';
import { makeAddonRow } from '../addon/addon.test-data';
import { makeLeaseAddon } from './lease-addon.test-data';
import LeaseAddonsPanel from './lease-addons.panel';

freezeDate('2026-11-20T09:00:00Z');

const ownAddon = makeLeaseAddon({ id: 32, addon_id: null, name: 'Rabatt', fee: -250, type: 'DEDUCTION' });

interface Setup {
  inactive?: boolean;
  addons?: LeaseAddon[];
  lease?: Partial<Lease>;
}

const renderPanel = ({ inactive = false, addons = [makeLeaseAddon(), ownAddon], lease = {} }: Setup = {}) => {
  const api = fakeApi()
    .on(leaseAddonCalls.listByLease, pageResponse(addons))
    .on(leaseCalls.detail, makeLease(lease))
    .on(addonCalls.list, pageResponse([makeAddonRow()], { total: 12, perPage: 5 }));
  return {
    api,
    ...renderScreen(<LeaseAddonsPanel leaseId={3} inactive={inactive} />, { url: '/lease/3' }),
  };
};
type User = ReturnType<typeof renderPanel>['user'];

const openAddDialog = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Lägg till' }));
  return within(await screen.findByRole('dialog'));
};
const clickRowMenuItem = async (user: User, row: number, item: string) => {
  const menu = (await screen.findAllByRole('button', { name: 'Val för raden' }))[row];
  await user.click(menu ?? document.body);
  await user.click(await screen.findByRole('menuitem', { name: item }));
  return within(await screen.findByRole('dialog'));
};

test('lists catalogue add-ons and the lease’s own add-ons', async () => {
  renderPanel();
  expect(await screen.findByRole('link', { name: 'Bredband' })).toHaveAttribute('href', '/addon/11');
  expect(screen.getByText('Rabatt').closest('tr')).toHaveTextContent(
    /Eget.*−250\skr per avi.*25\s%.*2026-03-01/,
  );
});

test('marks a copy of an add-on that has been removed from the catalogue', async () => {
  renderPanel({ addons: [makeLeaseAddon({ addon_id: null, is_catalogue_addon_removed: true })] });
  expect((await screen.findByText('Bredband')).closest('tr')).toHaveTextContent(/Borttaget ur listan/);
  expect(screen.queryByText(/Eget/)).not.toBeInTheDocument();
});

test('an inactive lease shows its add-ons without buttons', async () => {
  renderPanel({ inactive: true });
  expect(await screen.findByText('Bredband')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Lägg till' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Val för raden' })).not.toBeInTheDocument();
});

test('adds an add-on of the catalogue from the next period on', async () => {
  const { api, user } = renderPanel({ addons: [] });
  expect(await screen.findByText('Uthyrningen har inga tillägg')).toBeVisible();
  const dialog = await openAddDialog(user);
  await user.type(dialog.getByRole('searchbox', { name: 'Sök tillägg' }), 'bred');
  await user.click(await dialog.findByRole('button', { name: 'Välj Bredband' }));
  expect(await dialog.findByDisplayValue('2026-12-01')).toBeVisible();
  api.on(leaseAddonCalls.create, { leaseaddon: makeLeaseAddon(), recalculated: 1, locked: 1 });
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

test('an own add-on requires a name and an amount, and shows server errors at their fields', async () => {
  const { api, user } = renderPanel({ addons: [] });
  const dialog = await openAddDialog(user);
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

test('asks before it adds an add-on that the lease already has', async () => {
  const { api, user } = renderPanel({ addons: [makeLeaseAddon()] });
  const dialog = await openAddDialog(user);
  await user.click(await dialog.findByRole('button', { name: 'Välj Bredband' }));
  api.on(leaseAddonCalls.create, { leaseaddon: makeLeaseAddon(), recalculated: 0, locked: 0 });
  await user.click(await dialog.findByRole('button', { name: 'Lägg till' }));
  const text = await screen.findByText(/har redan Bredband från 2026-03-01/);
  const question = text.closest<HTMLElement>('[role=dialog]') ?? document.body;
  expect(question).toHaveTextContent('Ska Bredband debiteras två gånger?');
  await user.click(within(question).getByRole('button', { name: 'Avbryt' }));
  expect(api.requests(leaseAddonCalls.create)).toHaveLength(0);

  await user.click(dialog.getByRole('button', { name: 'Lägg till' }));
  await user.click(await screen.findByRole('button', { name: 'Spara ändå' }));
  expect(await screen.findByText('Bredband tillagd')).toBeVisible();
  expect(api.requests(leaseAddonCalls.create)).toHaveLength(1);
});

test('adds an add-on per month, and explains what that means on a quarterly lease', async () => {
  const { api, user } = renderPanel({ addons: [], lease: { payment_interval: 'QUARTERLY' } });
  const dialog = await openAddDialog(user);
  await user.click(await dialog.findByRole('button', { name: 'Välj Bredband' }));
  expect(await dialog.findByText(/alltså en gång per kvartal/)).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Per månad' }));
  expect(dialog.getByText(/debiterar beloppet tre gånger/)).toBeVisible();
  api.on(leaseAddonCalls.create, {
    leaseaddon: makeLeaseAddon({ interval: 'MONTHLY' }),
    recalculated: 0,
    locked: 0,
  });
  await user.click(dialog.getByRole('button', { name: 'Lägg till' }));
  expect(await screen.findByText('Bredband tillagd')).toBeVisible();
  expect(api.requests(leaseAddonCalls.create)[0]?.body).toMatchObject({ addon_id: 11, interval: 'MONTHLY' });
});

test('asks before it saves an amount a tenth of the old one', async () => {
  const { api, user } = renderPanel();
  const dialog = await clickRowMenuItem(user, 0, 'Redigera');
  const fee = await dialog.findByLabelText(/Belopp/);
  await user.clear(fee);
  await user.type(fee, '19,90');
  await user.click(dialog.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText(/Du har skrivit 19,90\skr/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ändra beloppet' }));
  expect(api.requests(leaseAddonCalls.update)).toHaveLength(0);
});

test('edits the lease’s copy of an add-on', async () => {
  const { api, user } = renderPanel();
  api.on(leaseAddonCalls.update, { leaseaddon: makeLeaseAddon({ fee: 249 }), recalculated: 0, locked: 0 });
  const dialog = await clickRowMenuItem(user, 0, 'Redigera');
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
    interval: 'PER_NOTICE',
    start: '2026-03-01',
    stop: null,
    updated_at: '2026-11-20T08:00:00.000Z',
  });
});

test.each([
  ['2026-03-01', /gäller till och med 2026-11-19/, 'Bredband avslutad'],
  ['2026-11-20', /har inte börjat gälla och tas bort helt/, 'Bredband borttagen'],
])('removing an add-on that starts on %s explains the consequence', async (start, question, message) => {
  const { api, user } = renderPanel({ addons: [makeLeaseAddon({ start })] });
  api.on(leaseAddonCalls.remove, { message });
  const dialog = await clickRowMenuItem(user, 0, 'Ta bort');
  expect(dialog.getByText(question)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Ta bort' }));
  expect(await screen.findByText(message)).toBeVisible();
});
