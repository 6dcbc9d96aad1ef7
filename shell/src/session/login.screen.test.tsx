import { routes } from '@husrum/contract/routes';
import { sessionCalls } from '@husrum/contract/session';
import { aUser, fakeApi, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import { handover } from './handover';
import LoginScreen from './login.screen';
import { returnPath } from './return-path';
import { sessionTexts } from './session.texts';

const token = { access_token: 'abc', token_type: 'Bearer', expires_in: 3600 };
const welcoming = () =>
  fakeApi().on(sessionCalls.login, token).on(sessionCalls.refresh, token).on(sessionCalls.me, aUser());

const show = () => renderScreen(<LoginScreen />, { route: routes.session.login, url: '/login', user: null });

const signIn = async (user: ReturnType<typeof show>['user']) => {
  await user.type(screen.getByLabelText(/E-post/), 'anna@example.com');
  await user.type(screen.getByLabelText(/^Lösenord/), 'ett-langt-losenord');
  await user.click(screen.getByRole('button', { name: 'Logga in' }));
};

test('signing in leads to the dashboard, and the token is kept', async () => {
  welcoming();
  const { user, location } = show();
  await signIn(user);
  await screen.findByText('Another page');
  expect(location()).toBe('/dashboard');
  expect(localStorage.getItem('husrum.token')).toBe('abc');
});

test('one comes back to the page that one asked for', async () => {
  welcoming();
  returnPath.remember('/lease/7?tab=avier');
  const { user, location } = show();
  await signIn(user);
  await screen.findByText('Another page');
  expect(location()).toBe('/lease/7?tab=avier');
});

test('a refused sign-in shows the server’s sentence and keeps what was typed', async () => {
  fakeApi().fails(sessionCalls.login, 422, { message: 'Fel e-postadress eller lösenord' });
  const { user } = show();
  await signIn(user);
  expect(await screen.findByText('Fel e-postadress eller lösenord')).toBeVisible();
  expect(screen.getByLabelText(/E-post/)).toHaveValue('anna@example.com');
});

test('without a sentence from the server there is one all the same', async () => {
  fakeApi().fails(sessionCalls.login, 500, { message: '' });
  const { user } = show();
  await signIn(user);
  expect(await screen.findByText('Något gick fel')).toBeVisible();
});

test('both fields are asked for before the server is', async () => {
  const api = fakeApi().on(sessionCalls.login, token);
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Logga in' }));
  expect(await screen.findByText('E-post måste fyllas i')).toBeVisible();
  expect(screen.getByText('Lösenord måste fyllas i')).toBeVisible();
  expect(api.requests(sessionCalls.login)).toHaveLength(0);
});

test('what registration left to be said is said once', () => {
  handover.leave(sessionTexts.registered);
  const { unmount } = show();
  expect(screen.getByText(sessionTexts.registered)).toBeVisible();
  unmount();
  show();
  expect(screen.queryByText(sessionTexts.registered)).not.toBeInTheDocument();
});
