import { queryClient } from '@husrum/api-client';
import { notificationCalls } from '@husrum/contract/notification';
import { fakeApi, renderScreen } from '@husrum/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { NotificationBell } from './notification-bell';

const makeNotification = (id: number, changes: { title?: string; body?: string; read?: boolean } = {}) => ({
  id,
  type: 'ticket',
  data: { title: changes.title ?? `Notis ${id}`, body: changes.body ?? '', link: '/ticket/7' },
  read_at: changes.read ? '2026-11-20T09:00:00Z' : null,
  created_at: '2026-11-20T08:00:00Z',
});
type Notification = ReturnType<typeof makeNotification>;

const makeResponse = (data: Notification[], total = data.length) => ({
  data,
  total,
  unread: data.filter(({ read_at }) => read_at === null).length,
});

const openBell = async (
  data: Notification[],
  { total = data.length, hasPage }: { total?: number; hasPage?: () => boolean } = {},
) => {
  const api = fakeApi().on(notificationCalls.list, makeResponse(data, total));
  const { user } = renderScreen(<NotificationBell />, { api, hasPage: hasPage ?? (() => true) });
  await user.click(await screen.findByRole('button', { name: /^Notiser/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Notiser' }));
  return { api, user, drawer };
};

test('a long text is cut, and shown whole on request', async () => {
  const body = 'Det droppar från taket i badrummet. '.repeat(12).trim();
  const { user, drawer } = await openBell([
    makeNotification(1, { body }),
    makeNotification(2, { body: 'Kort' }),
  ]);
  expect(drawer.getByText(body)).toHaveClass('s-bell__cut');
  expect(drawer.getByText('Kort')).not.toHaveClass('s-bell__cut');
  await user.click(drawer.getByRole('button', { name: 'Visa hela texten' }));
  expect(drawer.getByText(body)).not.toHaveClass('s-bell__cut');
  expect(drawer.getByRole('button', { name: 'Visa mindre' })).toHaveAttribute('aria-expanded', 'true');
});

test('all notifications are marked as read at once, up to the newest one that is shown', async () => {
  const { api, user, drawer } = await openBell([
    makeNotification(8),
    makeNotification(7),
    makeNotification(6),
  ]);
  api
    .on(notificationCalls.markAllRead, { message: 'Alla notiser är lästa' })
    .on(notificationCalls.list, makeResponse([makeNotification(8, { read: true })]));
  await user.click(drawer.getByRole('button', { name: 'Markera alla som lästa' }));
  await waitFor(() =>
    expect(drawer.queryByRole('button', { name: 'Markera alla som lästa' })).not.toBeInTheDocument(),
  );
  expect(api.requests(notificationCalls.markAllRead)[0]?.body).toEqual({ newest_id: 8 });
});

test('asks before all notifications are removed, and says how many of them are unread', async () => {
  const { api, user, drawer } = await openBell([makeNotification(2), makeNotification(1, { read: true })], {
    total: 60,
  });
  api.on(notificationCalls.removeAll, { message: 'Alla notiser är borttagna' });
  await user.click(drawer.getByRole('button', { name: 'Ta bort alla' }));
  expect(await screen.findByText('60 notiser tas bort, varav 1 oläst.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Avbryt' }));
  expect(api.requests(notificationCalls.removeAll)).toHaveLength(0);
  await waitFor(() =>
    expect(screen.queryByText('60 notiser tas bort, varav 1 oläst.')).not.toBeInTheDocument(),
  );
  await user.click(drawer.getByRole('button', { name: 'Ta bort alla' }));
  const question = (await screen.findByText('60 notiser tas bort, varav 1 oläst.')).closest<HTMLElement>(
    '[role=dialog]',
  );
  await user.click(within(question ?? document.body).getByRole('button', { name: 'Ta bort alla' }));
  await waitFor(() => expect(api.requests(notificationCalls.removeAll)).toHaveLength(1));
});

test('a notification that arrives during the question is not removed', async () => {
  const { api, user, drawer } = await openBell([makeNotification(2), makeNotification(1)]);
  api
    .on(notificationCalls.removeAll, { message: 'Alla notiser är borttagna' })
    .on(
      notificationCalls.list,
      makeResponse([makeNotification(3), makeNotification(2), makeNotification(1)]),
    );
  await user.click(drawer.getByRole('button', { name: 'Ta bort alla' }));
  const text = await screen.findByText('2 notiser tas bort, varav 2 olästa.');
  await act(() => queryClient.invalidateQueries());
  expect(await drawer.findByText('Notis 3')).toBeInTheDocument();
  const question = within(text.closest<HTMLElement>('[role=dialog]') ?? document.body);
  await user.click(question.getByRole('button', { name: 'Ta bort alla' }));
  await waitFor(() => expect(api.requests(notificationCalls.removeAll)[0]?.query).toEqual({ newest_id: 2 }));
});

test('older notifications are fetched on request', async () => {
  const { api, user, drawer } = await openBell([makeNotification(2)], { total: 2 });
  api.on(
    notificationCalls.list,
    makeResponse([makeNotification(2), makeNotification(1, { title: 'Den äldsta' })]),
  );
  await user.click(drawer.getByRole('button', { name: 'Visa äldre' }));
  expect(await drawer.findByText('Den äldsta')).toBeVisible();
  expect(api.requests(notificationCalls.list).at(-1)?.query).toEqual({ limit: 100 });
  expect(drawer.queryByRole('button', { name: 'Visa äldre' })).not.toBeInTheDocument();
});

test('the title is plain text when the user cannot open the page of the notification', async () => {
  const { drawer } = await openBell([makeNotification(1, { title: 'Nytt ärende' })], {
    hasPage: () => false,
  });
  expect(drawer.getByText('Nytt ärende')).toBeVisible();
  expect(drawer.queryByRole('link')).not.toBeInTheDocument();
});
