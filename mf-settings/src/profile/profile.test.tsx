import { sessionCalls } from '@husrum/contract/session';
import { createUser, fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import ProfileScreen from './profile.screen';

const sessions = [
  {
    id: 'here',
    device: 'Chrome på Windows',
    created_at: '2026-11-19T07:00:00.000Z',
    seen_at: '2026-11-20T08:00:00.000Z',
    current: true,
  },
  {
    id: 'there',
    device: 'Safari på iPhone',
    created_at: '2026-11-01T07:00:00.000Z',
    seen_at: '2026-11-18T08:30:00.000Z',
    current: false,
  },
];

const renderProfile = () => {
  const api = fakeApi().on(sessionCalls.me, createUser()).on(sessionCalls.sessions, sessions);
  return { api, ...renderScreen(<ProfileScreen />, { api }) };
};
const findSection = async (name: string) => within(await screen.findByRole('region', { name }));

test('saves name and switches; the email address is read-only', async () => {
  const { api, user, isDirty } = renderProfile();
  const form = await findSection('Dina uppgifter');
  expect(form.getByRole('textbox', { name: /Mejladress/ })).toBeDisabled();
  const name = form.getByRole('textbox', { name: /Namn/ });
  await user.clear(name);
  await user.type(name, 'Karin Holmström');
  await user.click(form.getByRole('switch', { name: 'Mejl om nya ärenden' }));
  await user.click(
    form.getByRole('switch', { name: /^Mejl om försenade aktiviteter, förfallna myndighetskrav/ }),
  );
  await user.click(
    form.getByRole('switch', { name: 'Mejl om kopplingar och synkroniseringar som slutar fungera' }),
  );
  api.on(sessionCalls.updateMe, createUser({ name: 'Karin Holmström', email_notification_ticket: false }));
  await user.click(form.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Ändringar sparade')).toBeInTheDocument();
  expect(api.requests(sessionCalls.updateMe)[0]?.body).toEqual({
    name: 'Karin Holmström',
    email_notification_ticket: false,
    email_notification_comment: true,
    email_notification_invoice: false,
    email_notification_overdue: false,
    email_notification_lease: false,
    email_notification_maintenance: true,
    email_notification_integration: true,
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
  const fillAndSubmit = async (user: ReturnType<typeof renderProfile>['user'], repeated: string) => {
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
    const form = await fillAndSubmit(user, 'ett nytt och långt');
    expect(await screen.findByText('Lösenordet är ändrat')).toBeInTheDocument();
    await waitFor(() => expect(form.getByLabelText(/Nuvarande lösenord/)).toHaveValue(''));
  });

  test('must be the same in both fields', async () => {
    const { api, user } = renderProfile();
    const form = await fillAndSubmit(user, 'ett annat och långt');
    expect(await form.findByText('Lösenorden är inte lika')).toBeInTheDocument();
    expect(api.requests(sessionCalls.changePassword)).toEqual([]);
  });

  test('shows a wrong current password at its field', async () => {
    const { api, user } = renderProfile();
    api.fails(sessionCalls.changePassword, 422, { data: { current_password: ['Lösenordet stämmer inte'] } });
    const form = await fillAndSubmit(user, 'ett nytt och långt');
    expect(await form.findByText('Lösenordet stämmer inte')).toBeInTheDocument();
    expect(form.getByLabelText(/Upprepa/)).toHaveValue('ett nytt och långt');
  });
});

describe('the email address', () => {
  const fillAndSubmit = async (user: ReturnType<typeof renderProfile>['user']) => {
    const form = await findSection('Byt mejladress');
    await user.type(form.getByRole('textbox', { name: /Ny mejladress/ }), 'ny@example.se');
    await user.type(form.getByLabelText(/Lösenord/), 'det gamla');
    await user.click(form.getByRole('button', { name: 'Byt mejladress' }));
    return form;
  };

  test('shows that a link was sent', async () => {
    const { api, user } = renderProfile();
    api.on(sessionCalls.requestEmailChange, { message: 'Vi har skickat en länk till ny@example.se.' });
    await fillAndSubmit(user);
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
    const form = await fillAndSubmit(user);
    expect(await form.findByText('Lösenordet stämmer inte')).toBeInTheDocument();
    expect(screen.getByText('Kontrollera de markerade fälten.')).toBeInTheDocument();
  });
});

describe('the signed-in devices', () => {
  test('are listed with their times, and another one can be signed out', async () => {
    const { api, user } = renderProfile();
    const section = await findSection('Inloggade enheter');
    const [here, there] = await section.findAllByRole('listitem');
    expect(here).toHaveTextContent('Chrome på Windows Den här enheten');
    expect(there).toHaveTextContent('Inloggad 2026-11-01 08:00, senast använd 2026-11-18 09:30');
    expect(section.queryByRole('button', { name: 'Logga ut Chrome på Windows' })).not.toBeInTheDocument();
    api.on(sessionCalls.endSession, { message: 'Enheten är utloggad' });
    api.on(sessionCalls.sessions, sessions.slice(0, 1));
    await user.click(section.getByRole('button', { name: 'Logga ut Safari på iPhone' }));
    expect(await screen.findByText('Enheten är utloggad')).toBeVisible();
    await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(1));
    expect(api.requests(sessionCalls.endSession)[0]?.params).toEqual({ session: 'there' });
    expect(section.queryByRole('button', { name: 'Logga ut alla andra' })).not.toBeInTheDocument();
  });

  test('can be signed out all at once except this one, after a confirmation', async () => {
    const { api, user } = renderProfile();
    api.on(sessionCalls.endOtherSessions, { message: 'Alla andra enheter är utloggade' });
    const section = await findSection('Inloggade enheter');
    await user.click(await section.findByRole('button', { name: 'Logga ut alla andra' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(api.requests(sessionCalls.endOtherSessions)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Logga ut alla andra' }));
    expect(await screen.findByText('Alla andra enheter är utloggade')).toBeVisible();
  });
});
