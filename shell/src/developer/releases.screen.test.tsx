import { announcementCalls } from '@husrum/contract/announcement';
import { type ReleaseStatus, releaseCalls } from '@husrum/contract/release';
import { routes } from '@husrum/contract/routes';
import { createUser, fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, within } from '@testing-library/react';
import { refreshRegistry } from '../registry/registry';
import ReleasesScreen from './releases.screen';

jest.mock('../registry/registry', () => ({ refreshRegistry: jest.fn(async () => undefined) }));

const at = '2026-11-20T08:00:00.000Z';
const status: ReleaseStatus = {
  remote: 'mf-leases',
  live: { build: 'a1', contract: 1, by: 'Anna', at, visits: 200, load_p75: 180, error_rate: 0.005 },
  canary: { build: 'a2', share: 10, by: 'Bo', at, visits: 20, load_p75: 1200, error_rate: 0.25 },
  pinned: null,
  builds: [
    { build: 'a2', built_at: at, by: 'Team', visits: 20, load_p75: 1200, error_rate: 0.25 },
    { build: 'a1', built_at: at, by: 'Team', visits: 200, load_p75: 180, error_rate: 0.005 },
  ],
  errors: [
    { id: 7, at, build: 'a2', kind: 'render', message: 'TypeError', stack: 'at x', trace: 'f'.repeat(32) },
  ],
};
const logEntry = {
  id: 1,
  remote: 'mf-leases',
  action: 'canary' as const,
  from: 'a1',
  build: 'a1',
  canary: 'a2',
  share: 10,
  by: 'Bo',
  reason: null,
  at,
};

const renderReleases = (developer: boolean) =>
  renderScreen(<ReleasesScreen />, {
    route: routes.developer.releases,
    url: '/developer',
    user: createUser({ developer }),
  });

const fakeReleases = () =>
  fakeApi()
    .on(announcementCalls.listAll, pageResponse([]))
    .on(releaseCalls.status, { remotes: [status] })
    .on(releaseCalls.log, pageResponse([logEntry]));

test('shows a developer each build with its share, load time and error rate, and the errors with their trace', async () => {
  fakeReleases();
  const { user } = renderReleases(true);
  const table = await screen.findByRole('table', { name: 'Byggen i drift' });
  expect(within(table).getByText('10 % av användarna')).toBeVisible();
  expect(within(table).getByText('1 200 ms')).toBeVisible();
  expect(within(table).getByText('25 %')).toBeVisible();
  const errors = screen.getByRole('table', { name: 'Senaste felen' });
  await user.click(within(errors).getByRole('button'));
  expect(within(errors).getByText('f'.repeat(32))).toBeVisible();
  expect(await screen.findByText('Släppt till en andel, 10 %')).toBeVisible();
});

test('a developer pins and unpins their account', async () => {
  let pinned: string | null = null;
  const api = fakeApi()
    .on(announcementCalls.listAll, pageResponse([]))
    .on(releaseCalls.status, () => ({ remotes: [{ ...status, pinned }] }))
    .on(releaseCalls.log, pageResponse([logEntry]))
    .on(releaseCalls.pin, ({ body: { build = null } }) => {
      pinned = build;
      return {
        message: build === null ? 'Kontot hålls inte längre vid ett bygge' : `Kontot hålls vid ${build}`,
      };
    });
  const { user } = renderReleases(true);
  const table = await screen.findByRole('table', { name: 'Prövade byggen' });
  await user.click(within(table).getByRole('button', { name: 'Håll kontot här, vid a1' }));
  expect(await screen.findByText('Kontot hålls vid a1')).toBeVisible();
  expect(await within(table).findByText('Hålls här')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Släpp mf-leases' }));
  expect(await screen.findByText('Kontot hålls inte längre vid ett bygge')).toBeVisible();
  expect(await within(table).findByRole('button', { name: 'Håll kontot här, vid a1' })).toBeVisible();
  expect(api.requests(releaseCalls.pin).map(({ body }) => body)).toEqual([
    { remote: 'mf-leases', build: 'a1' },
    { remote: 'mf-leases', build: null },
  ]);
  expect(refreshRegistry).toHaveBeenCalledTimes(2);
});

test('shows the message when the server refuses a pin', async () => {
  fakeReleases().fails(releaseCalls.pin, 422, { message: 'Bygget är inte uppladdat och prövat.' });
  const { user } = renderReleases(true);
  await user.click(await screen.findByRole('button', { name: 'Håll kontot här, vid a2' }));
  expect(await screen.findByText('Bygget är inte uppladdat och prövat.')).toBeVisible();
  expect(screen.queryByText('Hålls här')).toBeNull();
});

test('shows "not found" to other users and sends no request', () => {
  const api = fakeReleases();
  renderReleases(false);
  expect(screen.getByRole('heading', { name: 'Sidan finns inte' })).toBeVisible();
  expect(api.requests(releaseCalls.status)).toHaveLength(0);
});

test('the form rejects an address that is not a loopback address', async () => {
  fakeReleases();
  const { user } = renderReleases(true);
  const address = await screen.findByLabelText(/^Adress/);
  await user.clear(address);
  await user.type(address, 'https://evil.example');
  await user.click(screen.getByRole('button', { name: 'Kör därifrån' }));
  expect(await screen.findByText(/Ange en adress på den egna datorn/)).toBeVisible();
});
