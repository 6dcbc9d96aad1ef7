import { type JobRunRow, jobRunCalls } from '@husrum/contract/job-run';
import { bus } from '@husrum/event-bus';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, within } from '@testing-library/react';
import { SendingTray } from './sending-tray';
import { formatSending } from './sendings.rules';

const makeSending = (changes: Partial<JobRunRow> = {}): JobRunRow => ({
  id: 9,
  kind: 'MAIL',
  title: 'Utskick 2026-11-20',
  company: null,
  started_by: 'Anna Andersson',
  period: '2026-11-20 0a1b2c3d',
  status: 'RUNNING',
  total: 312,
  made: 120,
  skipped: 0,
  failed: 0,
  error: null,
  attempts: 1,
  started_at: '2026-11-20T08:00:00.000Z',
  finished_at: null,
  ...changes,
});

test('counts running sendings, announces a finished one, publishes invoices.sent and retries what failed', async () => {
  const published: string[] = [];
  const subscription = bus.all().subscribe(({ name }) => published.push(name));
  const api = fakeApi().on(jobRunCalls.list, pageResponse([makeSending()]));
  const { user } = renderScreen(<SendingTray />);
  await user.click(await screen.findByRole('button', { name: 'Utskick, 1 pågår' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByText('120 av 312 klara')).toBeVisible();
  expect(drawer.getByRole('progressbar', { name: 'Utskick 2026-11-20' })).toHaveAttribute('value', '120');
  expect(drawer.getByRole('link', { name: 'Utskick 2026-11-20' })).toHaveAttribute('href', '/economy/run/9');

  api.on(jobRunCalls.list, pageResponse([makeSending({ status: 'FAILED', made: 310, failed: 2 })]));
  expect(
    await screen.findByText('Utskick 2026-11-20: 310 skickade, 2 misslyckade', {}, { timeout: 5000 }),
  ).toHaveAttribute('role', 'status');
  expect(published).toEqual(['invoices.sent']);
  subscription.unsubscribe();

  api.on(jobRunCalls.restart, makeSending({ made: 310, failed: 0 }));
  await user.click(drawer.getByRole('button', { name: 'Försök igen med de som misslyckades' }));
  expect(api.requests(jobRunCalls.restart)[0]?.params).toEqual({ id: '9' });
});

test.each([
  [{ status: 'RUNNING', total: null, made: 0, skipped: 0, failed: 0 }, '0 av … klara'],
  [{ status: 'DONE', total: 1, made: 1, skipped: 0, failed: 0 }, '1 skickad'],
  [{ status: 'FAILED', total: 4, made: 2, skipped: 1, failed: 1 }, '2 skickade, 1 överhoppad, 1 misslyckad'],
  [
    { status: 'DONE', total: 4, made: 1, skipped: 3, by_hand: 2, failed: 0 },
    '1 skickad, 2 att lämna på papper, 1 överhoppad',
  ],
  [{ status: 'DONE', total: 0, made: 0, skipped: 0, failed: 0 }, 'Inget skickades'],
] as const)('%j: %s', (sending, text) => {
  expect(formatSending(sending)).toBe(text);
});
