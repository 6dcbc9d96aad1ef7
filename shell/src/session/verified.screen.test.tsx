import { routes } from '@husrum/contract/routes';
import { sessionCalls } from '@husrum/contract/session';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import VerifiedScreen from './verified.screen';

const renderVerified = (search: string) =>
  renderScreen(<VerifiedScreen />, { route: routes.session.verified, url: `/verified${search}`, user: null });

test('an old link offers a new mail, and says that a verified address can sign in', async () => {
  const message = 'Länken är redan använd eller för gammal. Beställ en ny.';
  const api = fakeApi()
    .fails(sessionCalls.verify, 422, { message })
    .on(sessionCalls.resendVerification, { message: 'Vi har skickat ett nytt mejl.' });
  const { user } = renderVerified('?email=anna%40example.com&token=gammal');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText('Är adressen redan verifierad kan du logga in nedan.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Skicka mejlet igen' }));
  expect(await screen.findByText('Vi har skickat ett nytt mejl.')).toBeVisible();
  expect(api.requests(sessionCalls.resendVerification)[0]?.body).toEqual({ email: 'anna@example.com' });
});

test('an old link that does not contain the email address offers no new mail', async () => {
  fakeApi().fails(sessionCalls.verify, 422, { message: 'Länken är för gammal.' });
  renderVerified('?token=gammal');
  expect(await screen.findByText('Länken är för gammal.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Skicka mejlet igen' })).not.toBeInTheDocument();
});
