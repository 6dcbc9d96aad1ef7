import { companyCalls } from '@husrum/contract/company';
import { jobRunCalls } from '@husrum/contract/job-run';
import { routes } from '@husrum/contract/routes';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { fakeApi, pageAnswer, renderScreen } from '@husrum/testing';
import { screen, within } from '@testing-library/react';
import { anItem, aRun } from '../testing/economy';
import { outcomeText } from './job-run.rules';
import RunDetailScreen from './job-run-detail.screen';
import RunOverviewScreen from './job-run-overview.screen';

const wrong = 'Bankgiro och plusgiro saknas i faktureringsinställningarna: hyresgästerna kan inte betala.';
const failed = aRun({ status: 'FAILED', total: 0, made: 0, error: wrong });

const anApi = () =>
  fakeApi()
    .on(unbilledPeriodCalls.count, { count: 1 })
    .on(companyCalls.list, pageAnswer([]))
    .on(jobRunCalls.list, pageAnswer([failed, aRun({ id: 8 })]))
    .on(jobRunCalls.detail, failed)
    .on(jobRunCalls.items, pageAnswer([anItem()]));

test('a company whose settings are wrong shows why, and its run is begun again', async () => {
  const api = anApi().on(jobRunCalls.restart, aRun({ status: 'RUNNING', total: null, made: 0 }));
  const { user } = renderScreen(<RunOverviewScreen />, { url: routes.economy.runs() });
  expect(await screen.findByText(wrong)).toBeVisible();
  // Beside what came of it: in a column of its own at the end it would be out of sight.
  expect(screen.getByText(wrong).closest('td')).toHaveAttribute('data-label', 'Utfall');
  const restart = screen.getByRole('button', { name: 'Starta om, Hyresavier för januari 2027, Åkerö AB' });
  api.on(jobRunCalls.list, pageAnswer([aRun({ status: 'RUNNING', total: 40, made: 10 }), aRun({ id: 8 })]));
  await user.click(restart);
  expect(await screen.findByText('Körningen är startad på nytt')).toBeVisible();
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
});

test('what runs is asked for again and again until it has ended', async () => {
  const api = anApi().on(
    jobRunCalls.list,
    pageAnswer([aRun({ status: 'RUNNING', total: 40, made: 30, skipped: 4 })]),
  );
  renderScreen(<RunOverviewScreen />, { url: routes.economy.runs() });
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '85');
  api.on(jobRunCalls.list, pageAnswer([aRun({ made: 36, skipped: 4 })]));
  expect(await screen.findByText('Klar', {}, { timeout: 5000 })).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('an outcome is told in words, without what there is none of', () => {
  expect(outcomeText({ made: 66, skipped: 0, failed: 1 })).toBe('66 gjorda, 1 misslyckad');
  expect(outcomeText({ made: 1, skipped: 2, failed: 0 })).toBe('1 gjord, 2 överhoppade');
  expect(outcomeText({ made: 0, skipped: 0, failed: 0 })).toBe('–');
});

const detail = () =>
  renderScreen(<RunDetailScreen />, { route: routes.economy.run, url: routes.economy.run({ id: 9 }) });

test('a run tells what it did to each lease and why it did not; the reason leads to the settings', async () => {
  anApi().on(
    jobRunCalls.items,
    pageAnswer([
      anItem({ id: 2, outcome: 'FAILED', message: 'Primär hyresgäst saknas', invoicebase_id: null }),
      anItem(),
    ]),
  );
  detail();
  expect(await screen.findByText(wrong)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ändra faktureringsinställningarna' })).toHaveAttribute(
    'href',
    '/company/2/invoicingconfig',
  );
  const table = await screen.findByRole('table', { name: 'Vad körningen gjorde' });
  expect(await within(table).findByText('Primär hyresgäst saknas')).toBeVisible();
  expect(
    within(table)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/lease/3', '/invoicebase/7']);
});

test('a run that did all it should cannot be begun again', async () => {
  anApi().on(jobRunCalls.detail, aRun());
  detail();
  expect(await screen.findByRole('heading', { level: 1, name: 'Hyresavier för januari 2027' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Starta om/ })).toBeNull();
});
