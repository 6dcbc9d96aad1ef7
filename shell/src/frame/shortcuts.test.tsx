import { jobRunCalls } from '@husrum/contract/job-run';
import { notificationCalls } from '@husrum/contract/notification';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, waitFor } from '@testing-library/react';
import { NotificationBell } from './notification-bell';
import { SendingTray } from './sending-tray';
import { Shortcuts } from './shortcuts';

const renderShortcuts = () =>
  renderScreen(
    <>
      <Shortcuts />
      <input aria-label="Fält" />
    </>,
    { url: '/dashboard' },
  );

test('g and a letter go to a page, but not while the user types in a field', async () => {
  const { user, location } = renderShortcuts();
  await user.keyboard('l');
  expect(location()).toBe('/dashboard');
  await user.type(screen.getByRole('textbox', { name: 'Fält' }), 'gl');
  expect(location()).toBe('/dashboard');
  await user.click(document.body);
  await user.keyboard('gl');
  expect(location()).toBe('/lease/overview');
  await user.keyboard('ga');
  expect(location()).toBe('/invoicebase/overview');
});

test('? opens the help; the other shortcuts are off while it is open, and Esc closes it', async () => {
  const { user, location } = renderShortcuts();
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Kortkommandon' })).toHaveTextContent(
    'Gå till Uthyrningar',
  );
  await user.keyboard('gl');
  expect(location()).toBe('/dashboard');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each(['Notiser', 'Utskick'])(
  'shortcuts work again when the drawer %s has been closed',
  async (drawer) => {
    fakeApi().on(jobRunCalls.list, pageResponse([])).on(notificationCalls.list, { data: [], unread: 0 });
    const { user, location } = renderScreen(
      <>
        <Shortcuts />
        <NotificationBell />
        <SendingTray />
      </>,
      { url: '/dashboard' },
    );
    await user.click(screen.getByRole('button', { name: drawer }));
    await user.keyboard('gl');
    expect(location()).toBe('/dashboard');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());
    await user.keyboard('gl');
    expect(location()).toBe('/lease/overview');
  },
);
