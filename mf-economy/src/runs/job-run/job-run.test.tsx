import { companyCalls } from '@husrum/contract/company';
import { jobRunCalls } from '@husrum/contract/job-run';
import { routes } from '@husrum/contract/routes';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, within } from '@testing-library/react';
import { formatOutcomeCounts } from './job-run.rules';
import { makeJobRun, makeJobRunItem } from './job-run.test-data';
import JobRunDetailScreen from './job-run-detail.screen';
import JobRunOverviewScreen from './job-run-overview.screen';

const errorMessage =
  'Bankgiro och plusgiro saknas i faktureringsinställningarna: hyresgästerna kan inte betala.';
const failedRun = makeJobRun({ status: 'FAILED', total: 0, made: 0, error: errorMessage });

const makeApi = () =>
  fakeApi()
    .on(unbilledPeriodCalls.count, { count: 1 })
    .on(companyCalls.list, pageResponse([]))
    .on(jobRunCalls.list, pageResponse([failedRun, makeJobRun({ id: 8 })]))
    .on(jobRunCalls.detail, failedRun)
    .on(jobRunCalls.items, pageResponse([makeJobRunItem()]));

test('shows the error of a failed run and restarts it', async () => {
  const api = makeApi().on(jobRunCalls.restart, makeJobRun({ status: 'RUNNING', total: null, made: 0 }));
  const { user } = renderScreen(<JobRunOverviewScreen />, { url: routes.economy.runs() });
  expect(await screen.findByText(errorMessage)).toBeVisible();
  // In the outcome column: a column of its own at the end would be out of sight.
  expect(screen.getByText(errorMessage).closest('td')).toHaveAttribute('data-label', 'Utfall');
  const restart = screen.getByRole('button', { name: 'Starta om, Hyresavier för januari 2027, Åkerö AB' });
  api.on(
    jobRunCalls.list,
    pageResponse([makeJobRun({ status: 'RUNNING', total: 40, made: 10 }), makeJobRun({ id: 8 })]),
  );
  await user.click(restart);
  expect(await screen.findByText('Körningen är startad på nytt')).toBeVisible();
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
});

test('polls while a run is in progress', async () => {
  const api = makeApi().on(
    jobRunCalls.list,
    pageResponse([makeJobRun({ status: 'RUNNING', total: 40, made: 30, skipped: 4 })]),
  );
  renderScreen(<JobRunOverviewScreen />, { url: routes.economy.runs() });
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '85');
  api.on(jobRunCalls.list, pageResponse([makeJobRun({ made: 36, skipped: 4 })]));
  expect(await screen.findByText('Klar', {}, { timeout: 5000 })).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('formats the counts of a run without zeros', () => {
  expect(formatOutcomeCounts({ made: 66, skipped: 0, failed: 1 })).toBe('66 gjorda, 1 misslyckad');
  expect(formatOutcomeCounts({ made: 1, skipped: 2, failed: 0 })).toBe('1 gjord, 2 överhoppade');
  expect(formatOutcomeCounts({ made: 1, skipped: 3, by_hand: 2, failed: 0 })).toBe(
    '1 gjord, 2 att lämna på papper, 1 överhoppad',
  );
  expect(formatOutcomeCounts({ made: 9, waiting: 7, skipped: 0, failed: 0 })).toBe(
    '2 gjorda, 7 väntar på bokföring',
  );
  expect(formatOutcomeCounts({ made: 0, skipped: 0, failed: 0 })).toBe('–');
});

const renderDetail = () =>
  renderScreen(<JobRunDetailScreen />, { route: routes.economy.run, url: routes.economy.run({ id: 9 }) });

test('the detail page lists the items with their reasons and links the error to the settings', async () => {
  makeApi().on(
    jobRunCalls.items,
    pageResponse([
      makeJobRunItem({ id: 2, outcome: 'FAILED', message: 'Primär hyresgäst saknas', invoicebase_id: null }),
      makeJobRunItem(),
    ]),
  );
  renderDetail();
  expect(await screen.findByText(errorMessage)).toBeVisible();
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

test('when a run ends, the items of its last moments are listed', async () => {
  let hasEnded = false;
  let detailRequests = 0;
  makeApi()
    .on(jobRunCalls.detail, () => {
      detailRequests += 1;
      hasEnded = detailRequests > 1;
      return makeJobRun(hasEnded ? {} : { status: 'RUNNING', made: 0 });
    })
    .on(jobRunCalls.items, () => pageResponse(hasEnded ? [makeJobRunItem()] : []));
  renderDetail();
  expect(await screen.findByText('Körningen har inte gjort något')).toBeVisible();
  expect(
    await screen.findByRole('link', { name: 'Lgh 1001 · Bo Östlund' }, { timeout: 5000 }),
  ).toHaveAttribute('href', '/invoicebase/7');
});

test('a successful run has no restart button', async () => {
  makeApi().on(jobRunCalls.detail, makeJobRun());
  renderDetail();
  expect(await screen.findByRole('heading', { level: 1, name: 'Hyresavier för januari 2027' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Starta om/ })).toBeNull();
});
