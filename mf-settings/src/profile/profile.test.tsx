import { sessionCalls } from '@husrum/contract/session';
import { createUser, fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import ProfileScreen from './profile.screen';

const renderProfile = () => {
  const api = fakeApi().on(sessionCalls.me, createUser());
  return { api, ...renderScreen(<ProfileScreen />, { api }) };
};
const findSection = async (name: string) => within(await screen.findByRole('region', { name }));

test('saves name and switches; the email address is read-only', async () => {
  const { api, user, isDirty } = renderProfile();
  const form = await findSection('Dina uppgifter');
  expect(form.getByRole('textbox', { name: /E-post/ })).toBeDisabled();
  const name = form.getByRole('textbox', { name: /Namn/ });
  await user.clear(name);
  await user.type(name, 'Karin Holmström');
  await user.click(form.getByRole('switch', { name: 'E-post om nya ärenden' }));
  api.on(sessionCalls.updateMe, createUser({ name: 'Karin Holmström', email_notification_ticket: false }));
  await user.click(form.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Ändringar sparade')).toBeInTheDocument();
  expect(api.requests(sessionCalls.updateMe)[0]?.body).toEqual({
    name: 'Karin Holmström',
    email_notification_ticket: false,
    email_notification_comment: true,
    show_onboarding_in_sidebar: true,
  });
  await waitFor(() => expect(isDirty()).toBe(false));
});

test('shows a missing name at its field', async () => {
  const { api, user } = renderProfile();
  const form = await findSection('Dina uppgifter');
  await user.clear(form.getByRole('textbox', { name: /Namn/ }));
  await user.click(form.getByRole('button', { name: 'Spara' }));
  expect(await form.findByText('Namn måste fyllas i')).toBeInTheDocument();
  expect(api.requests(sessionCalls.updateMe)).toEqual([]);
});

describe('the password', () => {
  const fill = async (user: ReturnType<typeof renderProfile>['user'], repeated: string) => {
    const form = await findSection('Byt lösenord');
    await user.type(form.getByLabelText(/Nuvarande lösenord/), 'det gamla');
    await user.type(form.getByLabelText(/Nytt lösenord/), 'ett nytt och långt');
    await user.type(form.getByLabelText(/Upprepa/), repeated);
    await user.click(form.getByRole('button', { name: 'Byt lösenord' }));
    return form;
  };

  test('is changed, and the fields are empty again', async () => {
    const { api, user } = renderProfile();
    api.on(sessionCalls.changePassword, { message: 'Lösenordet är ändrat' });
    const form = await fill(user, 'ett nytt och långt');
    expect(await screen.findByText('Lösenordet är ändrat')).toBeInTheDocument();
    await waitFor(() => expect(form.getByLabelText(/Nuvarande lösenord/)).toHaveValue(''));
  });

  test('must be entered twice the same', async () => {
    const { api, user } = renderProfile();
    const form = await fill(user, 'ett annat och långt');
    expect(await form.findByText('Lösenorden är inte lika')).toBeInTheDocument();
    expect(api.requests(sessionCalls.changePassword)).toEqual([]);
  });

  test('shows a wrong current password at its field', async () => {
    const { api, user } = renderProfile();
    api.fails(sessionCalls.changePassword, 422, { data: { current_password: ['Lösenordet stämmer inte'] } });
    const form = await fill(user, 'ett nytt och långt');
    expect(await form.findByText('Lösenordet stämmer inte')).toBeInTheDocument();
    expect(form.getByLabelText(/Upprepa/)).toHaveValue('ett nytt och långt');
  });
});

describe('the email address', () => {
  const fill = async (user: ReturnType<typeof renderProfile>['user']) => {
    const form = await findSection('Byt e-post');
    await user.type(form.getByRole('textbox', { name: /Ny e-post/ }), 'ny@example.se');
    await user.type(form.getByLabelText(/Lösenord/), 'det gamla');
    await user.click(form.getByRole('button', { name: 'Byt e-post' }));
    return form;
  };

  test('shows that a link was sent', async () => {
    const { api, user } = renderProfile();
    api.on(sessionCalls.requestEmailChange, { message: 'Vi har skickat en länk till ny@example.se.' });
    await fill(user);
    expect(await screen.findByText('Vi har skickat en länk till ny@example.se.')).toBeInTheDocument();
    expect(api.requests(sessionCalls.requestEmailChange)[0]?.body).toEqual({
      email: 'ny@example.se',
      password: 'det gamla',
    });
  });

  test('shows a failure as a warning and at its field', async () => {
    const { api, user } = renderProfile();
    api.fails(sessionCalls.requestEmailChange, 422, {
      message: 'Kontrollera de markerade fälten.',
      data: { password: ['Lösenordet stämmer inte'] },
    });
    const form = await fill(user);
    expect(await form.findByText('Lösenordet stämmer inte')).toBeInTheDocument();
    expect(screen.getByText('Kontrollera de markerade fälten.')).toBeInTheDocument();
  });
});
