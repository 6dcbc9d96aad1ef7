import { accountingCalls } from '@husrum/contract/accounting';
import { accountingSyncCalls } from '@husrum/contract/accounting-sync';
import { fasdokCalls } from '@husrum/contract/fasdok';
import { type IntegrationRow, integrationCalls } from '@husrum/contract/integration';
import { createUser, fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeIntegration } from './integration.test-data';
import IntegrationCreateScreen from './integration-create.screen';
import IntegrationOverviewScreen from './integration-overview.screen';

const fasdok = { name: 'FASDOK', is_simulated: true, can_connect: true } as const;
const setup = (data: IntegrationRow[] = [makeIntegration()], canConnect = false) => {
  const api = fakeApi().on(integrationCalls.list, {
    data,
    services: [{ ...fasdok, can_connect: canConnect }],
  });
  return { api, ...renderScreen(<IntegrationOverviewScreen />, { api }) };
};
const chooseAction = async (user: ReturnType<typeof setup>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: 'Fler val' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

test('shows a connection with its state and its synchronisations', async () => {
  setup([makeIntegration({ is_simulated: true })]);
  const section = within(await screen.findByRole('region', { name: 'Våra avtal' }));
  expect(section.getByText('Ansluten')).toBeVisible();
  expect(section.getByText('2026-11-20 09:00')).toBeVisible();
  expect(section.getByText('2026-11-20 10:00')).toBeVisible();
  expect(section.getByText('Simulator')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('offers to link customers after connecting an accounting program, until the first synchronisation', async () => {
  const connected = { name: 'FORTNOX', description: 'Bokföringen' } as const;
  const { user, location } = setup([
    makeIntegration({ ...connected, id: 7, last_sync_at: '2026-11-01T08:00:01.000Z' }),
    makeIntegration({ ...connected, id: 8, description: 'Ansluten sedan länge' }),
  ]);
  const added = within(await screen.findByRole('region', { name: 'Bokföringen' }));
  expect(added.getByText('Nästa steg')).toBeVisible();
  const synced = within(screen.getByRole('region', { name: 'Ansluten sedan länge' }));
  expect(synced.queryByText('Nästa steg')).toBeNull();
  expect(synced.getByRole('button', { name: 'Koppla kunder' })).toBeVisible();
  await user.click(added.getByRole('button', { name: 'Koppla kunder' }));
  expect(location()).toBe('/integration/7/import');
});

test('shows the failure, and connects again with a new key', async () => {
  const { api, user } = setup([
    makeIntegration({
      state: 'NEEDS_RECONNECT',
      last_error: 'Tjänsten godtar inte anslutningen längre. Anslut igen.',
      last_error_at: '2026-11-20T08:00:00.000Z',
    }),
  ]);
  expect(await screen.findByText('Anslutningen gäller inte längre')).toBeVisible();
  expect(screen.getByText('Behöver anslutas igen')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Anslut igen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anslut FASDOK' }));
  await user.click(dialog.getByRole('button', { name: 'Anslut' }));
  expect(await dialog.findByText('API-nyckel måste fyllas i')).toBeVisible();
  api.fails(fasdokCalls.connect, 422, { data: { access_token: ['FASDOK godtar inte API-nyckeln.'] } });
  expect(dialog.getByText(/^I simulatorn duger valfri nyckel med minst åtta tecken/)).toBeVisible();
  await user.type(dialog.getByLabelText(/API-nyckel/), 'nyckel-1234');
  await user.click(dialog.getByRole('button', { name: 'Anslut' }));
  expect(await dialog.findByText('FASDOK godtar inte API-nyckeln.')).toBeVisible();
  api.on(fasdokCalls.connect, makeIntegration());
  await user.click(dialog.getByRole('button', { name: 'Anslut' }));
  expect(await screen.findByText('FASDOK är anslutet')).toBeVisible();
  expect(api.requests(fasdokCalls.connect).at(-1)?.body).toEqual({ access_token: 'nyckel-1234' });
});

test('changes the description, which is required', async () => {
  const { api, user } = setup();
  await chooseAction(user, 'Ändra beskrivning');
  const dialog = within(await screen.findByRole('dialog', { name: 'Ändra beskrivning' }));
  await user.clear(dialog.getByLabelText(/Beskrivning/));
  await user.click(dialog.getByRole('button', { name: 'Spara' }));
  expect(await dialog.findByText('Beskrivning måste fyllas i')).toBeVisible();
  api.on(integrationCalls.update, makeIntegration({ description: 'Avtalen' }));
  await user.type(dialog.getByLabelText(/Beskrivning/), 'Avtalen');
  await user.click(dialog.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Beskrivningen är sparad')).toBeVisible();
  expect(api.requests(integrationCalls.update)[0]?.body).toEqual({ id: 4, description: 'Avtalen' });
});

test('reads the agreements of FASDOK at once, and shows the result', async () => {
  const { api, user } = setup();
  api.on(fasdokCalls.sync, { message: 'Synkroniserat: 1 avtal har fått ny status', changed: 1 });
  await user.click(await screen.findByRole('button', { name: 'Synka nu' }));
  expect(await screen.findByText('Synkroniserat: 1 avtal har fått ny status')).toBeVisible();
  expect(api.requests(fasdokCalls.sync)[0]?.body).toEqual({ lease_id: null });
  await waitFor(() => expect(api.requests(integrationCalls.list)).toHaveLength(2));
});

test('shows the consequences before a service is unlinked', async () => {
  const { api, user } = setup();
  api.on(integrationCalls.remove, { message: 'FASDOK är bortkopplat' });
  await chooseAction(user, 'Koppla bort');
  const dialog = within(await screen.findByRole('dialog', { name: 'Koppla bort FASDOK?' }));
  expect(dialog.getByText(/^Avtal som redan är skapade finns kvar/)).toBeVisible();
  expect(api.requests(integrationCalls.remove)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Koppla bort' }));
  expect(await screen.findByText('FASDOK är bortkopplat')).toBeVisible();
});

test('links from an empty list to the page that adds a connection', async () => {
  const { user, location } = setup([], true);
  await user.click(await screen.findByRole('button', { name: 'Lägg till koppling' }));
  expect(location()).toBe('/integration/create');
});

test('connects a service from its card, and returns to the list', async () => {
  const api = fakeApi()
    .on(integrationCalls.list, { data: [], services: [fasdok] })
    .on(fasdokCalls.connect, makeIntegration());
  const { user, location } = renderScreen(<IntegrationCreateScreen />, { api, url: '/integration/create' });
  await user.click(await screen.findByRole('button', { name: 'Anslut FASDOK' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anslut FASDOK' }));
  await user.type(dialog.getByLabelText(/API-nyckel/), 'nyckel-1234');
  await user.click(dialog.getByRole('button', { name: 'Anslut' }));
  expect(await screen.findByText('FASDOK är anslutet')).toBeVisible();
  expect(location()).toBe('/integration/overview');
});

test('shows a reader the state without actions', async () => {
  const api = fakeApi().on(integrationCalls.list, { data: [makeIntegration()], services: [fasdok] });
  renderScreen(<IntegrationOverviewScreen />, { api, user: createUser({ role: 'READER' }) });
  expect(await screen.findByText('Ansluten')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Fler val' })).toBeNull();
});

const fortnox = makeIntegration({
  id: 7,
  name: 'FORTNOX',
  description: 'Fortnox – Åkerö AB',
  service_company: 'Åkerö AB',
});
/** The address of the consent page. Only a hash, because jsdom cannot open another page. */
const consent = { url: '#godkann' };

test('opens the consent page of an accounting program from its card', async () => {
  const api = fakeApi()
    .on(integrationCalls.list, {
      data: [],
      services: [{ name: 'FORTNOX', is_simulated: true, can_connect: true }, { ...fasdok }],
    })
    .on(accountingCalls.loginFortnox, consent);
  const { user } = renderScreen(<IntegrationCreateScreen />, { api, url: '/integration/create' });
  await user.click(await screen.findByRole('button', { name: 'Anslut Fortnox' }));
  await waitFor(() => expect(window.location.hash).toBe('#godkann'));
  window.location.hash = '';
});

test('shows the connected company, and connects again through the same program', async () => {
  const { api, user } = setup([
    { ...fortnox, state: 'NEEDS_RECONNECT', last_error: 'Tjänsten godtar inte anslutningen längre.' },
  ]);
  api.on(accountingCalls.loginFortnox, consent);
  const section = within(await screen.findByRole('region', { name: 'Fortnox – Åkerö AB' }));
  expect(section.getByText('Åkerö AB')).toBeVisible();
  expect(section.queryByRole('button', { name: 'Synka nu' })).toBeNull();
  await user.click(section.getByRole('button', { name: 'Anslut igen' }));
  await waitFor(() => expect(window.location.hash).toBe('#godkann'));
  window.location.hash = '';
  expect(api.requests(accountingCalls.loginFortnox)[0]?.query).toEqual({ integration_id: 7 });
});

test('shows a first login that was interrupted, with a button that continues it, and without actions that need a connection', async () => {
  const { api, user } = setup([
    {
      ...fortnox,
      description: 'Fortnox',
      service_company: null,
      state: 'NEEDS_RECONNECT',
      last_sync_at: null,
      next_sync_at: null,
      last_error: 'Anslutningen avbröts.',
    },
  ]);
  api.on(accountingCalls.loginFortnox, consent);
  const section = within(await screen.findByRole('region', { name: 'Fortnox' }));
  expect(section.getByText('Anslutningen blev inte klar')).toBeVisible();
  expect(section.getByText('Behöver anslutas igen')).toBeVisible();
  expect(section.queryByText('Ansluten sedan')).toBeNull();
  expect(section.queryByText('Konton och kostnadsställen')).toBeNull();
  await user.click(section.getByRole('button', { name: 'Anslut igen' }));
  await waitFor(() => expect(window.location.hash).toBe('#godkann'));
  window.location.hash = '';
  expect(api.requests(accountingCalls.loginFortnox)[0]?.query).toEqual({ integration_id: 7 });
});

test('shows how many invoices stop being synchronised before an accounting program is unlinked', async () => {
  const { api, user } = setup([fortnox]);
  api
    .on(integrationCalls.remove, { message: 'Fortnox är bortkopplat' })
    .on(integrationCalls.previewRemoval, { companies: ['Åkerö AB'], unsent: 1, unpaid: 12, waiting: 2 });
  await chooseAction(user, 'Koppla bort');
  const dialog = within(await screen.findByRole('dialog', { name: 'Koppla bort Fortnox?' }));
  expect(await dialog.findByText('Åkerö AB övergår till manuella avier.')).toBeVisible();
  expect(dialog.getByText(/^1 hyresavi som inte är skickad slutar synkas/)).toBeVisible();
  expect(dialog.getByText(/^12 hyresavier som är skickade men inte betalda slutar synkas/)).toBeVisible();
  expect(dialog.getByText(/^2 ändringar som väntar/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Koppla bort' }));
  expect(await screen.findByText('Fortnox är bortkopplat')).toBeVisible();
});

test('shows why a synchronisation on demand failed', async () => {
  const { api, user } = setup([fortnox]);
  const message = 'Licens saknas i Fortnox. Skaffa den licens som krävs för integrationer och försök igen.';
  api.fails(accountingSyncCalls.run, 409, { message });
  const button = await screen.findByRole('button', { name: 'Synka nu' });
  api.on(integrationCalls.list, { data: [{ ...fortnox, last_error: message }], services: [] });
  await user.click(button);
  const section = within(screen.getByRole('region', { name: 'Fortnox – Åkerö AB' }));
  expect(await section.findByText('Senaste kontakten misslyckades')).toBeVisible();
  expect(section.getByText(message)).toBeVisible();
});

test('synchronises at once on demand', async () => {
  const { api, user } = setup([fortnox]);
  api.on(accountingSyncCalls.run, {
    message: 'Fortnox är synkat',
    payments: 2,
    divergences: 0,
    stopped: 0,
  });
  await user.click(await screen.findByRole('button', { name: 'Synka nu' }));
  expect(await screen.findByText('Fortnox är synkat')).toBeVisible();
});
