import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { renderScreen } from '@husrum/testing';
import { act, screen } from '@testing-library/react';
import { lazyPart } from '../part/lazy-part';
import { definePages, PageSwitch, preparePage } from './pages';

const Dashboard = () => <h1>Översikt</h1>;
const broken = () => Promise.reject(new Error('Loading chunk 7 failed'));
const endless = () => new Promise<never>(() => {});
const whole = async () => ({ default: Dashboard });

/** The dashboard, entered by a link, whose code comes as each try says; and a way to leave it and to come back. */
const entered = async (...tries: readonly (() => Promise<{ default: typeof Dashboard }>)[]) => {
  const fetch = jest.fn();
  for (const one of tries) fetch.mockImplementationOnce(one);
  const pages = definePages('shell', { 'home.dashboard': lazyPart(fetch) });
  const shown = renderScreen(
    <>
      <AppLink to={routes.home.dashboard()}>Hem</AppLink>
      <AppLink to={routes.company.overview()}>Bort</AppLink>
      <PageSwitch pages={pages} />
    </>,
    { url: routes.company.overview() },
  );
  const go = (name: string) => act(async () => screen.getByRole('link', { name }).click());
  const comeBack = async () => {
    await go('Bort');
    await go('Hem');
  };
  await go('Hem');
  return { ...shown, fetch, comeBack };
};
const failure = () => screen.queryByText('Den här delen kunde inte visas');

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test('whoever comes back to a page that failed meets its skeleton, and its code is asked for anew', async () => {
  const { container, comeBack, fetch } = await entered(broken, endless);
  expect(await screen.findByText('Den här delen kunde inte visas')).toBeInTheDocument();
  await comeBack();
  expect(failure()).not.toBeInTheDocument();
  expect(container.querySelector('[aria-busy=true]')).toBeInTheDocument();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('what has been mended meanwhile is there when the reader comes back', async () => {
  const { comeBack } = await entered(broken, whole);
  expect(await screen.findByText('Den här delen kunde inte visas')).toBeInTheDocument();
  await comeBack();
  expect(await screen.findByRole('heading', { name: 'Översikt' })).toBeInTheDocument();
});

test('who left while it hung waits for a try of their own', async () => {
  const { comeBack, fetch } = await entered(endless, whole);
  await comeBack();
  expect(await screen.findByRole('heading', { name: 'Översikt' })).toBeInTheDocument();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('"Försök igen" asks once more, and a page that is there is never asked for again', async () => {
  const { comeBack, fetch, user } = await entered(broken, whole);
  await user.click(await screen.findByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('heading', { name: 'Översikt' })).toBeInTheDocument();
  await comeBack();
  expect(await screen.findByRole('heading', { name: 'Översikt' })).toBeInTheDocument();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('what is fetched beforehand is there at once; what then failed is asked for anew', async () => {
  const fetch = jest.fn().mockImplementationOnce(broken).mockImplementation(whole);
  const pages = definePages('shell', { 'home.dashboard': lazyPart(fetch) });
  preparePage(pages, routes.company.overview());
  expect(fetch).not.toHaveBeenCalled();
  preparePage(pages, routes.home.dashboard());
  await act(async () => {});
  preparePage(pages, routes.home.dashboard());
  await act(async () => {});
  renderScreen(<PageSwitch pages={pages} />, { url: routes.home.dashboard() });
  expect(screen.getByRole('heading', { name: 'Översikt' })).toBeInTheDocument();
  expect(fetch).toHaveBeenCalledTimes(2);
});
