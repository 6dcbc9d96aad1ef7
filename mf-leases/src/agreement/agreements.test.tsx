import { agreementCalls } from '@husrum/contract/agreement';
import { fasdokCalls } from '@husrum/contract/fasdok';
import { fileCalls } from '@husrum/contract/file';
import { integrationCalls } from '@husrum/contract/integration';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeAgreement } from './agreement.test-data';
import { Agreements } from './agreements';

const setupApi = () => fakeApi().on(integrationCalls.list, { data: [], services: [] });
const setup = (inactive = false) => renderScreen(<Agreements leaseId={7} inactive={inactive} />);
const askToRemove = async (user: ReturnType<typeof setup>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Val för raden' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ta bort' }));
  return within(await screen.findByRole('dialog', { name: 'Är du säker?' }));
};

test('lists agreements with the day they were added', async () => {
  const api = setupApi().on(agreementCalls.listByLease, [makeAgreement()]);
  setup();
  expect(await screen.findByRole('row', { name: /^Hyresavtal 2024 2024-04-02/ })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Status' })).toBeNull();
  expect(api.requests(agreementCalls.listByLease)[0]?.params).toEqual({ id: '7' });
});

test('shows a status column when an agreement has a status', async () => {
  const makeAgreementWithCase = (id: number, status: 'DRAFT' | 'DONE' | 'CONCLUDED') =>
    makeAgreement({ id, name: `Avtal ${id}`, fasdokcase: { case_id: 'c', status } });
  const all = [
    makeAgreementWithCase(1, 'DRAFT'),
    makeAgreementWithCase(2, 'DONE'),
    makeAgreementWithCase(3, 'CONCLUDED'),
    makeAgreement(),
  ];
  setupApi().on(agreementCalls.listByLease, all).on(fasdokCalls.sync, { message: '', changed: 0 });
  setup();
  expect(await screen.findByRole('columnheader', { name: 'Status' })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Avtal 1 Utkast/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Avtal 2 Klart/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Avtal 3 Avslutat/ })).toBeVisible();
});

test('opens the file of an agreement in a new tab', async () => {
  const tab = { location: { href: '' }, close: jest.fn() };
  const spy = jest.spyOn(window, 'open').mockReturnValue(Object.assign(Object.create(null), tab));
  const api = setupApi()
    .on(agreementCalls.listByLease, [makeAgreement()])
    .on(fileCalls.link, { url: '/api/file/content/abc' });
  const { user } = setup();
  await user.click(await screen.findByRole('button', { name: 'Hyresavtal 2024' }));
  await waitFor(() => expect(tab.location.href).toBe('/api/file/content/abc'));
  expect(api.requests(fileCalls.link)[0]?.params).toEqual({ id: '11' });
  spy.mockRestore();
});

test('removes an agreement after a confirmation and refetches the list', async () => {
  const api = setupApi()
    .on(agreementCalls.listByLease, [makeAgreement()])
    .on(agreementCalls.remove, { message: '' });
  const { user } = setup();
  await user.click((await askToRemove(user)).getByRole('button', { name: 'Avbryt' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const question = await askToRemove(user);
  expect(question.getByText(/Filen finns kvar bland uthyrningens filer/)).toBeVisible();
  expect(api.requests(agreementCalls.remove)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Fortsätt' }));
  expect(await screen.findByText('Avtal borttaget')).toBeVisible();
  expect(api.requests(agreementCalls.remove)[0]?.params).toEqual({ id: '61' });
  await waitFor(() => expect(api.requests(agreementCalls.listByLease)).toHaveLength(2));
});

test('an agreement that is no PDF shows why it cannot be sent for signing', async () => {
  const reason = 'Bara avtal som är PDF-filer kan skickas för signering.';
  setupApi().on(agreementCalls.listByLease, [
    makeAgreement({ can_sign: false, not_signable_reason: reason }),
  ]);
  const { user } = setup();
  await user.click(await screen.findByRole('button', { name: 'Val för raden' }));
  const send = await screen.findByRole('menuitem', { name: /Skicka för signering/ });
  expect(send).toHaveTextContent(reason);
  expect(send).toHaveAttribute('aria-disabled', 'true');
});

test('warns that the evidence of a signed agreement is removed with it', async () => {
  setupApi().on(agreementCalls.listByLease, [
    makeAgreement({ can_sign: false, signing_status: 'completed' }),
  ]);
  const { user } = setup();
  const question = await askToRemove(user);
  expect(question.getByText(/uppgifterna om vem som har signerat det, när och hur/)).toBeVisible();
  expect(question.getByRole('button', { name: 'Ta bort' })).toBeVisible();
});

test('shows why a removal failed', async () => {
  setupApi()
    .on(agreementCalls.listByLease, [makeAgreement()])
    .fails(agreementCalls.remove, 409, { message: 'Avtalet skickas just nu.' });
  const { user } = setup();
  await user.click((await askToRemove(user)).getByRole('button', { name: 'Fortsätt' }));
  expect(await screen.findByText('Borttagningen misslyckades: Avtalet skickas just nu.')).toBeVisible();
});

test('retries a failed load, and offers no way to add an agreement to an inactive lease', async () => {
  const api = setupApi().fails(agreementCalls.listByLease, 500);
  const { user } = setup(true);
  expect(await screen.findByRole('alert')).toHaveTextContent('Kunde inte hämta avtalen');
  api.on(agreementCalls.listByLease, []);
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('Det finns inte några avtal')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Ladda upp avtal|Skapa från mall/ })).toBeNull();
});
