import { token } from '@husrum/api-client';
import { routes } from '@husrum/contract/routes';
import { sessionCalls } from '@husrum/contract/session';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor } from '@testing-library/react';
import { flashMessage } from './flash-message';
import RegisterScreen from './register.screen';

/** The operator has no terms of use. */
const registerApi = () => fakeApi().on(sessionCalls.terms, { sections: [] });

const fillUserFields = async (
  user: ReturnType<typeof renderScreen>['user'],
  passwordConfirmation = 'ett-langt-losenord',
) => {
  await user.click(screen.getByLabelText(/Ditt namn/));
  await user.paste('Anna Andersson');
  await user.click(screen.getByLabelText(/Mejladress/));
  await user.paste('anna@example.com');
  await user.click(screen.getByLabelText(/^Lösenord/));
  await user.paste('ett-langt-losenord');
  await user.click(screen.getByLabelText(/Upprepa lösenordet/));
  await user.paste(passwordConfirmation);
};

test('registers a business and goes to the sign-in page', async () => {
  const api = registerApi().on(sessionCalls.register, { message: 'Klart' });
  const { user, location } = renderScreen(<RegisterScreen />, {
    route: routes.session.register,
    url: '/register',
    user: null,
  });
  await user.click(screen.getByLabelText(/Verksamhetens namn/));
  await user.paste('Annas hus AB');
  await fillUserFields(user);
  await user.click(screen.getByRole('button', { name: 'Skapa konto' }));
  await screen.findByText('Another page');
  expect(location()).toBe('/login');
  expect(api.requests(sessionCalls.register)[0]?.body).toMatchObject({
    billable: { name: 'Annas hus AB', organisation: 1 },
    user: { email: 'anna@example.com' },
    invite: null,
    tos_accepted: true,
  });
});

test('shows the first of the server’s errors under its field and keeps the input', async () => {
  registerApi().fails(sessionCalls.register, 422, {
    message: 'Kontrollera uppgifterna',
    data: { 'user.email': ['Ange en giltig mejladress', 'Ett fel till'] },
  });
  const { user } = renderScreen(<RegisterScreen />, {
    route: routes.session.register,
    url: '/register',
    user: null,
  });
  await user.click(screen.getByLabelText(/Verksamhetens namn/));
  await user.paste('Annas hus AB');
  await fillUserFields(user);
  await user.click(screen.getByRole('button', { name: 'Skapa konto' }));
  expect(await screen.findByText('Ange en giltig mejladress')).toBeVisible();
  expect(screen.queryByText('Ett fel till')).not.toBeInTheDocument();
  expect(screen.getByLabelText(/Ditt namn/)).toHaveValue('Anna Andersson');
});

test('different passwords show an error and send no request', async () => {
  const api = registerApi().on(sessionCalls.register, { message: 'Klart' });
  const { user } = renderScreen(<RegisterScreen />, {
    route: routes.session.register,
    url: '/register',
    user: null,
  });
  await user.click(screen.getByLabelText(/Verksamhetens namn/));
  await user.paste('Annas hus AB');
  await fillUserFields(user, 'ett-annat-losenord');
  await user.click(screen.getByRole('button', { name: 'Skapa konto' }));
  expect(await screen.findByText('Lösenorden är inte lika')).toBeVisible();
  expect(api.requests(sessionCalls.register)).toHaveLength(0);
});

test('an invited user sees who invited them and registers no business', async () => {
  const api = registerApi()
    .on(sessionCalls.invite, {
      name: 'Britta Berg',
      email: 'anna@example.com',
      business: 'Bergs Hus AB',
      role: 'ACCOUNTANT',
    })
    .on(sessionCalls.register, { message: 'Kontot är registrerat. Logga in för att börja.' });
  const { user } = renderScreen(<RegisterScreen />, {
    route: routes.session.registerInvited,
    url: '/register/abc',
    user: null,
  });
  expect(
    await screen.findByText('Britta Berg har bjudit in dig till Bergs Hus AB. Din roll blir ekonomi.'),
  ).toBeVisible();
  expect(screen.queryByText(/kostnadsfria/)).not.toBeInTheDocument();
  expect(screen.queryByLabelText(/Verksamhetens namn/)).not.toBeInTheDocument();
  expect(screen.getByLabelText(/Mejladress/)).toHaveValue('anna@example.com');
  await user.click(screen.getByLabelText(/Ditt namn/));
  await user.paste('Anna Andersson');
  await user.click(screen.getByLabelText(/^Lösenord/));
  await user.paste('ett-langt-losenord');
  await user.click(screen.getByLabelText(/Upprepa lösenordet/));
  await user.paste('ett-langt-losenord');
  await user.click(screen.getByRole('button', { name: 'Skapa konto' }));
  await screen.findByText('Another page');
  expect(api.requests(sessionCalls.register)[0]?.body).toMatchObject({ billable: null, invite: 'abc' });
  expect(flashMessage.take()).toBe('Kontot är registrerat. Logga in för att börja.');
});

test('an invited user whose email address has an account already sees this under the field, and can join with another address', async () => {
  const error =
    'Adressen har redan ett konto, och ett konto hör till en verksamhet. Ange en annan mejladress för att gå med i Bergs Hus AB.';
  const api = registerApi()
    .on(sessionCalls.invite, {
      name: 'Britta Berg',
      email: 'anna@example.com',
      business: 'Bergs Hus AB',
      role: 'ACCOUNTANT',
    })
    .fails(sessionCalls.register, 422, {
      message: 'Kontrollera uppgifterna',
      data: { 'user.email': [error] },
    });
  const { user } = renderScreen(<RegisterScreen />, {
    route: routes.session.registerInvited,
    url: '/register/abc',
    user: null,
  });
  const email = await screen.findByLabelText(/Mejladress/);
  expect(screen.queryByRole('link', { name: /^Har du redan ett konto/ })).not.toBeInTheDocument();
  await user.click(screen.getByLabelText(/Ditt namn/));
  await user.paste('Anna Andersson');
  await user.click(screen.getByLabelText(/^Lösenord/));
  await user.paste('ett-langt-losenord');
  await user.click(screen.getByLabelText(/Upprepa lösenordet/));
  await user.paste('ett-langt-losenord');
  await user.click(screen.getByRole('button', { name: 'Skapa konto' }));
  expect(await screen.findByText(error)).toBeVisible();
  await user.clear(email);
  await user.click(email);
  await user.paste('anna@byran.example.com');
  api.on(sessionCalls.register, { message: 'Klart' });
  await user.click(screen.getByRole('button', { name: 'Skapa konto' }));
  await screen.findByText('Another page');
  expect(api.requests(sessionCalls.register).at(-1)?.body).toMatchObject({
    invite: 'abc',
    user: { email: 'anna@byran.example.com' },
  });
});

test('the sign-in link is not shown before the invitation has loaded', async () => {
  registerApi().hangs(sessionCalls.invite);
  renderScreen(<RegisterScreen />, {
    route: routes.session.registerInvited,
    url: '/register/abc',
    user: null,
  });
  expect(await screen.findByRole('heading', { name: 'Skapa konto' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Har du redan ett konto/ })).not.toBeInTheDocument();
});

test('links to the terms of use of the operator', async () => {
  fakeApi().on(sessionCalls.terms, { sections: [{ title: null, paragraphs: ['Villkor.'] }] });
  renderScreen(<RegisterScreen />, { route: routes.session.register, url: '/register', user: null });
  expect(await screen.findByText(/godkänner du/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'användarvillkoren' })).toHaveAttribute('href', '/terms');
});

test('no sentence claims consent when the operator has no terms', async () => {
  const api = fakeApi().on(sessionCalls.terms, { sections: [] });
  renderScreen(<RegisterScreen />, { route: routes.session.register, url: '/register', user: null });
  await waitFor(() => expect(api.requests(sessionCalls.terms)).toHaveLength(1));
  expect(screen.getByText('De första 30 dagarna är kostnadsfria.')).toBeVisible();
  expect(screen.queryByText(/godkänner|villkor/)).not.toBeInTheDocument();
});

test('an invitation that is no longer valid shows the server’s message, without a form', async () => {
  registerApi().fails(sessionCalls.invite, 404, { message: 'Inbjudan gäller inte längre. Be om en ny.' });
  renderScreen(<RegisterScreen />, {
    route: routes.session.registerInvited,
    url: '/register/abc',
    user: null,
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Inbjudan gäller inte längre. Be om en ny.');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Har du redan ett konto/ })).toBeVisible();
});

test('a signed-in user must sign out before accepting an invitation', async () => {
  token.set('signed-in');
  const api = registerApi()
    .on(sessionCalls.invite, {
      name: 'Britta Berg',
      business: 'Bergs Hus AB',
      email: 'anna@example.com',
      role: 'ACCOUNTANT',
    })
    .on(sessionCalls.logout, { message: 'Utloggad' });
  const { user } = renderScreen(<RegisterScreen />, {
    route: routes.session.registerInvited,
    url: '/register/abc',
    user: null,
  });
  const signOut = await screen.findByRole('button', { name: 'Logga ut och fortsätt' });
  expect(screen.queryByLabelText(/Ditt namn/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Till översikten' })).toHaveAttribute('href', '/dashboard');
  await user.click(signOut);
  expect(await screen.findByLabelText(/Ditt namn/)).toBeVisible();
  expect(api.requests(sessionCalls.logout)).toHaveLength(1);
  expect(token.get()).toBeNull();
});
