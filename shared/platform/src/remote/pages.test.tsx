import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { renderScreen } from '@husrum/testing';
import { act, screen } from '@testing-library/react';
import { lazyModule } from '../loading/lazy-module';
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
