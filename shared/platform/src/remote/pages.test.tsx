import { callQueryOptions } from '@husrum/api-client';
import { routes } from '@husrum/contract/routes';
import { sessionCalls } from '@husrum/contract/session';
import { AppLink, Panel } from '@husrum/platform';
import { createUser, fakeApi, renderScreen } from '@husrum/testing';
import { PageFrame, QueryContent } from '@husrum/ui';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { lazyModule } from '../loading/lazy-module';
import { LOAD_TIMEOUT_MS } from '../loading/timeout';
import { connectShellServices, type PanelTable } from '../shell-services';
import { definePages, PageRoutes, preloadScreen } from './pages';

const Dashboard = () => <h1>Översikt</h1>;
const fails = () => Promise.reject(new Error('Loading chunk 7 failed'));
const hangs = () => new Promise<never>(() => {});
const loads = async () => ({ default: Dashboard });

/** Opens the dashboard by a link. Each attempt to fetch its code behaves as the next of `attempts`. */
const openDashboard = async (...attempts: readonly (() => Promise<{ default: typeof Dashboard }>)[]) => {
  const fetch = jest.fn();
  for (const attempt of attempts) fetch.mockImplementationOnce(attempt);
  const pages = definePages('shell', { 'home.dashboard': lazyModule(fetch) });
  const result = renderScreen(
    <>
      <AppLink to={routes.home.dashboard()}>Hem</AppLink>
      <AppLink to={routes.company.overview()}>Bort</AppLink>
      <PageRoutes pages={pages} />
    </>,
    { url: routes.company.overview() },
  );
  const clickLink = (name: string) => act(async () => screen.getByRole('link', { name }).click());
  const leaveAndReturn = async () => {
    await clickLink('Bort');
    await clickLink('Hem');
  };
  await clickLink('Hem');
  return { ...result, fetch, leaveAndReturn };
};
const queryFailure = () => screen.queryByText('Den här delen kunde inte visas');

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test('returning to a page that failed shows its skeleton and fetches its code again', async () => {
  const { container, leaveAndReturn, fetch } = await openDashboard(fails, hangs);
  expect(await screen.findByText('Den här delen kunde inte visas')).toBeInTheDocument();
  await leaveAndReturn();
  expect(queryFailure()).not.toBeInTheDocument();
  expect(container.querySelector('[aria-busy=true]')).toBeInTheDocument();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('returning to a page that failed shows it when its code now loads', async () => {
  const { leaveAndReturn } = await openDashboard(fails, loads);
  expect(await screen.findByText('Den här delen kunde inte visas')).toBeInTheDocument();
  await leaveAndReturn();
  expect(await screen.findByRole('heading', { name: 'Översikt' })).toBeInTheDocument();
});

test('a page whose code did not arrive in time is fetched once more by itself', async () => {
  const timers = jest.spyOn(globalThis, 'setTimeout');
  const { fetch } = await openDashboard(hangs, loads);
  const timeout = timers.mock.calls.find(([, milliseconds]) => milliseconds === LOAD_TIMEOUT_MS)?.[0];
  timers.mockRestore();
  await act(async () => {
    if (typeof timeout === 'function') timeout();
  });
  expect(await screen.findByRole('heading', { name: 'Översikt' })).toBeInTheDocument();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('returning to a page that was left while it hung starts a new fetch', async () => {
  const { leaveAndReturn, fetch } = await openDashboard(hangs, loads);
  await leaveAndReturn();
  expect(await screen.findByRole('heading', { name: 'Översikt' })).toBeInTheDocument();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('"Försök igen" fetches once more, and a loaded page is never fetched again', async () => {
  const { leaveAndReturn, fetch, user } = await openDashboard(fails, loads);
  await user.click(await screen.findByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('heading', { name: 'Översikt' })).toBeInTheDocument();
  await leaveAndReturn();
  expect(await screen.findByRole('heading', { name: 'Översikt' })).toBeInTheDocument();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a preloaded page is rendered at once, and a failed preload is fetched again', async () => {
  const fetch = jest.fn().mockImplementationOnce(fails).mockImplementation(loads);
  const pages = definePages('shell', { 'home.dashboard': lazyModule(fetch) });
  preloadScreen(pages, routes.company.overview());
  expect(fetch).not.toHaveBeenCalled();
  preloadScreen(pages, routes.home.dashboard());
  await act(async () => {});
  preloadScreen(pages, routes.home.dashboard());
  await act(async () => {});
  renderScreen(<PageRoutes pages={pages} />, { url: routes.home.dashboard() });
  expect(screen.getByRole('heading', { name: 'Översikt' })).toBeInTheDocument();
  expect(fetch).toHaveBeenCalledTimes(2);
});

describe('the heading of a page', () => {
  const LeaseList = () => (
    <PageFrame title="Uthyrningar">
      <AppLink to={routes.lease.detail({ id: 7 })}>Lgh 1102</AppLink>
    </PageFrame>
  );
  const LeaseDetail = () => (
    <QueryContent query={useQuery(callQueryOptions(sessionCalls.me))}>
      {() => <PageFrame title="Lgh 1102" />}
    </QueryContent>
  );
  const openLease = async (Detail: ComponentType = LeaseDetail, panels: PanelTable = {}) => {
    const pages = definePages('mf-leases', {
      'lease.overview': lazyModule(async () => ({ default: LeaseList })),
      'lease.detail': lazyModule(async () => ({ default: Detail })),
    });
    preloadScreen(pages, routes.lease.overview());
    await act(async () => {});
    renderScreen(<PageRoutes pages={pages} />, { url: routes.lease.overview() });
    connectShellServices({
      loadPanels: async () => panels,
      reloadFailedRemote: async () => {},
      preloadPage: () => {},
      hasPage: () => true,
      subscribePages: () => () => {},
    });
    const row = await screen.findByRole('link', { name: 'Lgh 1102' });
    expect(document.body).toHaveFocus();
    row.focus();
    await act(async () => row.click());
  };

  test('gets the focus when what opened the page is gone', async () => {
    fakeApi().on(sessionCalls.me, { ...createUser() });
    await openLease();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Lgh 1102' })).toHaveFocus());
  });

  test('is not repeated by a panel beside the page, or by a part of its header, that does not load', async () => {
    fakeApi().fails(sessionCalls.me, 500, { message: 'Databasen vilar' });
    const Part = () => (
      <QueryContent query={useQuery(callQueryOptions(sessionCalls.me))}>{() => null}</QueryContent>
    );
    const LeaseWithTree = () => (
      <>
        <Panel name="entity.tree" />
        <PageFrame title="Lgh 1102" actions={<Part />} />
      </>
    );
    await openLease(LeaseWithTree, { 'entity.tree': lazyModule(async () => ({ default: Part })) });
    await waitFor(() => expect(screen.getAllByText('Databasen vilar')).toHaveLength(2));
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      'Lgh 1102',
    ]);
  });

  test('and the way back to the list are there when its data do not load', async () => {
    fakeApi().fails(sessionCalls.me, 500, { message: 'Databasen vilar' });
    await openLease();
    expect(await screen.findByText('Databasen vilar')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Uthyrningar' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Uthyrningar' })).toHaveAttribute('href', '/lease/overview');
    await waitFor(() => expect(document.title).toBe('Uthyrningar · Husrum'));
  });
});
