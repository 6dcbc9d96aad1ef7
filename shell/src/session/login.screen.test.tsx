import { routes } from '@husrum/contract/routes';
import { sessionCalls } from '@husrum/contract/session';
import { createUser, fakeApi, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import { flashMessage } from './flash-message';
import LoginScreen from './login.screen';
import { returnPath } from './return-path';

const token = { access_token: 'abc', token_type: 'Bearer', expires_in: 3600 };
const fakeSignIn = () =>
  fakeApi().on(sessionCalls.login, token).on(sessionCalls.refresh, token).on(sessionCalls.me, createUser());

const renderLogin = () =>
  renderScreen(<LoginScreen />, { route: routes.session.login, url: '/login', user: null });

const submitLogin = async (user: ReturnType<typeof renderLogin>['user']) => {
  await user.click(screen.getByLabelText(/Mejladress/));
  await user.paste('anna@example.com');
  await user.click(screen.getByLabelText(/^Lösenord/));
  await user.paste('ett-langt-losenord');
  await user.click(screen.getByRole('button', { name: 'Logga in' }));
};

test('signing in stores the token and opens the dashboard', async () => {
  fakeSignIn();
  const { user, location } = renderLogin();
  await submitLogin(user);
  await screen.findByText('Another page');
  expect(location()).toBe('/dashboard');
  expect(localStorage.getItem('husrum.token')).toBe('abc');
});

test('signing in returns to the page that required it', async () => {
  fakeSignIn();
  returnPath.remember('/lease/7?tab=avier', undefined);
  const { user, location } = renderLogin();
  await submitLogin(user);
  await screen.findByText('Another page');
  expect(location()).toBe('/lease/7?tab=avier');
});

test('signing in opens the dashboard when another user was signed in on the page before', async () => {
  fakeSignIn();
  returnPath.remember('/lease/7', createUser().id + 1);
  const { user, location } = renderLogin();
  await submitLogin(user);
  await screen.findByText('Another page');
  expect(location()).toBe('/dashboard');
});

test('a refused sign-in shows the server’s message and keeps the input', async () => {
  fakeApi().fails(sessionCalls.login, 422, { message: 'Fel mejladress eller lösenord' });
  const { user } = renderLogin();
  await submitLogin(user);
  expect(await screen.findByText('Fel mejladress eller lösenord')).toBeVisible();
  expect(screen.getByLabelText(/Mejladress/)).toHaveValue('anna@example.com');
});

test('shows a message of its own when the server sends none', async () => {
  fakeApi().fails(sessionCalls.login, 500, { message: '' });
  const { user } = renderLogin();
  await submitLogin(user);
  expect(await screen.findByText('Något fick fel, försök igen')).toBeVisible();
});

test('empty fields show errors and send no request', async () => {
  const api = fakeApi().on(sessionCalls.login, token);
  const { user } = renderLogin();
  await user.click(screen.getByRole('button', { name: 'Logga in' }));
  expect(await screen.findByText('Mejladress måste fyllas i')).toBeVisible();
  expect(screen.getByText('Lösenord måste fyllas i')).toBeVisible();
  expect(api.requests(sessionCalls.login)).toHaveLength(0);
});

test('shows the message from registration once', () => {
  const registered = 'Kontot är registrerat. Logga in för att börja.';
  flashMessage.set(registered);
  const { unmount } = renderLogin();
  expect(screen.getByText(registered)).toBeVisible();
  unmount();
  renderLogin();
  expect(screen.queryByText(registered)).not.toBeInTheDocument();
});

test('a user who has not verified the email address can have the verification mail sent again', async () => {
  const message = 'Mejladressen är inte verifierad ännu.';
  const api = fakeApi()
    .fails(sessionCalls.login, 422, { message, data: { unverified: [message] } })
    .on(sessionCalls.resendVerification, { message: 'Vi har skickat ett nytt mejl.' });
  const { user } = renderLogin();
  await submitLogin(user);
  expect(await screen.findByText(message)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Skicka mejlet igen' }));
  expect(await screen.findByText('Vi har skickat ett nytt mejl.')).toBeVisible();
  expect(api.requests(sessionCalls.resendVerification)[0]?.body).toEqual({ email: 'anna@example.com' });
});

test('the verification mail is not offered when the password is wrong', async () => {
  fakeApi().fails(sessionCalls.login, 422, { message: 'Fel mejladress eller lösenord' });
  const { user } = renderLogin();
  await submitLogin(user);
  await screen.findByText('Fel mejladress eller lösenord');
  expect(screen.queryByRole('button', { name: 'Skicka mejlet igen' })).not.toBeInTheDocument();
});
