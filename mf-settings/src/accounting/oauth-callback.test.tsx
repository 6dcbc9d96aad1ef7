import { accountingCalls } from '@husrum/contract/accounting';
import { routes } from '@husrum/contract/routes';
import { fakeApi, renderScreen } from '@husrum/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { makeIntegration } from '../integration/integration.test-data';
import FortnoxCallbackScreen from './fortnox-callback.screen';
import VismaCallbackScreen from './visma-callback.screen';

const renderFortnox = (query: string) =>
  renderScreen(<FortnoxCallbackScreen />, {
    route: routes.integration.fortnox,
    url: `/integrate/fortnox${query}`,
  });
const renderVisma = (query: string) =>
  renderScreen(<VismaCallbackScreen />, { route: routes.integration.visma, url: `/integrate/visma${query}` });

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});
const passTime = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

test('shows progress, exchanges the code once, and navigates to the integrations', async () => {
  const api = fakeApi();
  api.on(accountingCalls.authenticateFortnox, makeIntegration({ name: 'FORTNOX' }));
  const { location } = renderFortnox('?code=abc&state=xyz');
  expect(screen.getByText('Vi ansluter Fortnox. Det tar några sekunder.')).toBeVisible();
  expect(await screen.findByText('Fortnox är anslutet')).toBeVisible();
  expect(location()).toBe('/integrate/fortnox');
  expect(api.requests(accountingCalls.authenticateFortnox).map(({ body }) => body)).toEqual([
    { code: 'abc', state: 'xyz' },
  ]);
  await passTime(2000);
  await waitFor(() => expect(location()).toBe('/integration/overview'));
});

test('shows why connecting failed with a link to the help, and navigates to the integrations later', async () => {
  const text =
    'Det gick inte att ansluta till Fortnox. Kontrollera att ni har en integrationslicens i Fortnox.';
  fakeApi().fails(accountingCalls.authenticateFortnox, 409, { message: text });
  const { location } = renderFortnox('?code=abc&state=xyz');
  expect(await screen.findByText('Fortnox är inte anslutet')).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Läs hur du gör' })).toHaveAttribute(
    'href',
    '/help/faq?topic=integrations',
  );
  await passTime(16_000);
  await waitFor(() => expect(location()).toBe('/integration/overview'));
});

test('sends no code when the user denied access or the callback has no code', async () => {
  const api = fakeApi();
  const { unmount } = renderVisma('?error=access_denied&state=xyz');
  expect(await screen.findByText(/^Du godkände inte anslutningen i Spiris \(Visma\)/)).toBeVisible();
  unmount();
  renderVisma('');
  expect(await screen.findByText('Inloggningen är inte påbörjad, eller redan avslutad.')).toBeVisible();
  expect(api.requests(accountingCalls.authenticateVisma)).toEqual([]);
});

test('shows the failure text of the program after an error', async () => {
  fakeApi();
  renderVisma('?error=server_error');
  expect(await screen.findByText('Något gick fel. Försök igen.')).toBeVisible();
});
