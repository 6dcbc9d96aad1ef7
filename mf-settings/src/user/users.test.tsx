import type { Role } from '@husrum/contract/permission';
import { sessionCalls } from '@husrum/contract/session';
import { type InviteRow, userCalls } from '@husrum/contract/user';
import { createUser, fakeApi, renderScreen } from '@husrum/testing';
import { screen, within } from '@testing-library/react';
import { makeInviteRow, makeUserRow } from './user.test-data';
import UsersScreen from './users.screen';

const colleague = makeUserRow({
  id: 2,
  name: 'Bo Berg',
  email: 'bo@example.se',
  role: 'READER',
  seen_at: null,
});
interface Setup {
  role?: Role;
  invites?: InviteRow[];
  url?: string;
}
const setup = ({
  role = 'ADMINISTRATOR',
  invites = [makeInviteRow()],
  url = '/setting/users',
}: Setup = {}) => {
  const api = fakeApi()
    .on(userCalls.list, { data: [makeUserRow(), colleague] })
    .on(userCalls.listInvites, { data: invites });
  return { api, ...renderScreen(<UsersScreen />, { api, url, user: createUser({ role }) }) };
};
const findRow = async (name: RegExp) => screen.findByRole('row', { name });
const chooseAction = async (user: ReturnType<typeof setup>['user'], row: RegExp, action: string) => {
  await user.click(within(await findRow(row)).getByRole('button', { name: 'Val för raden' }));
  // The menu that was opened earlier is still in the document: the last item is that of the new menu.
  const items = await screen.findAllByRole('menuitem', { name: action });
  for (const item of items.slice(-1)) await user.click(item);
};

test('lists users with their roles, and invitations with their status', async () => {
  setup({
    invites: [
      makeInviteRow(),
      makeInviteRow({ id: 6, email: 'sen@example.se', expired: true }),
      makeInviteRow({ id: 7, email: 'fel@example.se', mail_error: 'Adressen finns inte' }),
    ],
  });
  expect(await findRow(/Karin Holm Du karin@example.se Administratör/)).toBeVisible();
  expect(await findRow(/Bo Berg bo@example.se Läsare Aldrig/)).toBeVisible();
  expect(
    await findRow(/eva@example.se Förvaltare 2026-11-20 Gäller till 2026-12-04 Karin Holm/),
  ).toBeVisible();
  expect(await findRow(/sen@example.se .* Har gått ut/)).toBeVisible();
  expect(await findRow(/fel@example.se .* Kom inte fram Adressen finns inte/)).toBeVisible();
});

test('invites a colleague with a role, and shows under the field why an address is rejected', async () => {
  const { api, user } = setup();
  await user.click(await screen.findByRole('button', { name: 'Bjud in kollega' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Mejladress/), 'bo@example.se');
  await user.click(dialog.getByRole('radio', { name: /Ekonomi/ }));
  api.fails(userCalls.invite, 422, { data: { email: ['bo@example.se är redan användare hos er'] } });
  await user.click(dialog.getByRole('button', { name: 'Skicka inbjudan' }));
  expect(await dialog.findByText('bo@example.se är redan användare hos er')).toBeVisible();

  api.on(userCalls.invite, makeInviteRow({ email: 'ny@example.se' }));
  await user.clear(dialog.getByLabelText(/Mejladress/));
  await user.type(dialog.getByLabelText(/Mejladress/), 'ny@example.se');
  await user.click(dialog.getByRole('button', { name: 'Skicka inbjudan' }));
  expect(await screen.findByText('Inbjudan är skickad till ny@example.se')).toBeVisible();
  expect(api.requests(userCalls.invite).at(-1)?.body).toEqual({ email: 'ny@example.se', role: 'ACCOUNTANT' });
});

test('sends an invitation again, and withdraws it', async () => {
  const { api, user } = setup();
  api.on(userCalls.resendInvite, makeInviteRow());
  await chooseAction(user, /eva@example.se/, 'Skicka igen');
  expect(await screen.findByText('Inbjudan är skickad till eva@example.se')).toBeVisible();

  api.on(userCalls.withdrawInvite, { message: 'Inbjudan är tillbakadragen' });
  await chooseAction(user, /eva@example.se/, 'Dra tillbaka');
  await user.click(await screen.findByRole('button', { name: 'Dra tillbaka' }));
  expect(await screen.findByText('Inbjudan är tillbakadragen')).toBeVisible();
  expect(api.requests(userCalls.withdrawInvite)[0]?.params).toEqual({ id: '5' });
});

test('changes the role of a colleague, and asks before users give up their own administrator role', async () => {
  const { api, user } = setup();
  api.on(userCalls.changeRole, colleague).on(sessionCalls.me, createUser());
  await chooseAction(user, /Bo Berg/, 'Byt roll');
  const dialog = within(await screen.findByRole('dialog', { name: 'Roll för Bo Berg' }));
  expect(dialog.getByRole('radio', { name: /Läsare/ })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: /Förvaltare/ }));
  await user.click(dialog.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Rollen är ändrad')).toBeVisible();
  expect(api.requests(userCalls.changeRole)[0]).toMatchObject({
    params: { id: '2' },
    body: { role: 'MANAGER' },
  });

  await chooseAction(user, /Karin Holm Du/, 'Byt roll');
  const own = within(await screen.findByRole('dialog', { name: 'Roll för Karin Holm' }));
  await user.click(own.getByRole('radio', { name: /Läsare/ }));
  await user.click(own.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText(/Du är inte längre administratör/)).toBeVisible();
  expect(api.requests(userCalls.changeRole)).toHaveLength(1);
});

test('removes a colleague after a confirmation, but never an administrator', async () => {
  const { api, user } = setup();
  await chooseAction(user, /Karin Holm Du/, 'Ta bort');
  expect(await screen.findByText(/Du kan inte ta bort en administratör/)).toBeVisible();
  api.on(userCalls.remove, { message: 'Bo Berg är borttagen och utloggad' });
  await chooseAction(user, /Bo Berg/, 'Ta bort');
  await user.click(await screen.findByRole('button', { name: 'Ta bort' }));
  expect(await screen.findByText('Bo Berg är borttagen och utloggad')).toBeVisible();
  expect(api.requests(userCalls.remove).map(({ params }) => params)).toEqual([{ id: '2' }]);
});

test('shows a manager the users without buttons, and no dialog for an invitation', async () => {
  const { api } = setup({ role: 'MANAGER', url: '/setting/users?skapa=inbjudan' });
  expect(await findRow(/Bo Berg/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(api.requests(userCalls.list)).toHaveLength(1);
});
