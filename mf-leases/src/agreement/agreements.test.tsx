import { agreementCalls } from '@husrum/contract/agreement';
import { fileCalls } from '@husrum/contract/file';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anAgreement } from './agreement.test-data';
import { Agreements } from './agreements';

const show = (inactive = false) => renderScreen(<Agreements leaseId={7} inactive={inactive} />);
const askToRemove = async (user: ReturnType<typeof show>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Val för raden' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ta bort' }));
  return within(await screen.findByRole('dialog', { name: 'Är du säker?' }));
};

test('agreements with the day they were added', async () => {
  const api = fakeApi().on(agreementCalls.ofLease, [anAgreement()]);
  show();
  expect(await screen.findByRole('row', { name: /^Hyresavtal 2024 2024-04-02/ })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Status' })).toBeNull();
  expect(api.requests(agreementCalls.ofLease)[0]?.params).toEqual({ id: '7' });
});

test('where a document has a status there is a column for it', async () => {
  const written = (id: number, status: 'DRAFT' | 'DONE' | 'CONCLUDED') =>
    anAgreement({ id, name: `Avtal ${id}`, fasdokcase: { case_id: 'c', status } });
  const all = [written(1, 'DRAFT'), written(2, 'DONE'), written(3, 'CONCLUDED'), anAgreement()];
  fakeApi().on(agreementCalls.ofLease, all);
  show();
  expect(await screen.findByRole('columnheader', { name: 'Status' })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Avtal 1 Utkast/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Avtal 2 Klart/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Avtal 3 Avslutat/ })).toBeVisible();
});

test('an agreement opens its file in a tab of its own', async () => {
  const tab = { location: { href: '' }, close: jest.fn() };
  const spy = jest.spyOn(window, 'open').mockReturnValue(Object.assign(Object.create(null), tab));
  const api = fakeApi()
    .on(agreementCalls.ofLease, [anAgreement()])
    .on(fileCalls.link, { url: '/api/file/content/abc' });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Hyresavtal 2024' }));
  await waitFor(() => expect(tab.location.href).toBe('/api/file/content/abc'));
  expect(api.requests(fileCalls.link)[0]?.params).toEqual({ id: '11' });
  spy.mockRestore();
});

test('removing asks first, and the list is fetched again', async () => {
  const api = fakeApi()
    .on(agreementCalls.ofLease, [anAgreement()])
    .on(agreementCalls.remove, { message: '' });
  const { user } = show();
  await user.click((await askToRemove(user)).getByRole('button', { name: 'Avbryt' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const question = await askToRemove(user);
  expect(question.getByText(/Filen finns kvar bland uthyrningens filer/)).toBeVisible();
  expect(api.requests(agreementCalls.remove)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Fortsätt' }));
  expect(await screen.findByText('Avtal borttaget')).toBeVisible();
  expect(api.requests(agreementCalls.remove)[0]?.params).toEqual({ id: '61' });
  await waitFor(() => expect(api.requests(agreementCalls.ofLease)).toHaveLength(2));
});

test('a removal that fails says why', async () => {
  fakeApi()
    .on(agreementCalls.ofLease, [anAgreement()])
    .fails(agreementCalls.remove, 409, { message: 'Avtalet skickas just nu.' });
  const { user } = show();
  await user.click((await askToRemove(user)).getByRole('button', { name: 'Fortsätt' }));
  expect(await screen.findByText('Borttagningen misslyckades: Avtalet skickas just nu.')).toBeVisible();
});

test('a list that does not come can be asked for again; a lease that is over gets no more', async () => {
  const api = fakeApi().fails(agreementCalls.ofLease, 500);
  const { user } = show(true);
  expect(await screen.findByRole('alert')).toHaveTextContent('Kunde inte hämta avtalen');
  api.on(agreementCalls.ofLease, []);
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('Det finns inte några avtal')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ladda upp avtal' })).toBeNull();
});
