import { premadeReportCalls } from '@husrum/contract/premade-report';
import { reportExportCalls } from '@husrum/contract/report-export';
import { routes } from '@husrum/contract/routes';
import { savedReportCalls } from '@husrum/contract/saved-report';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeReportExport } from '../report-export/report-export.test-data';
import { makeSavedReport } from '../saved-report/saved-report.test-data';
import PremadeReportScreen from './premade-report.screen';

const definition = {
  model: 'lease',
  relationships: [],
  fields: ['lease.start'],
  filters: [],
  sort: [],
  group_by: [],
  aggregates: [],
};
const rentRoll = {
  key: 'rent_roll',
  title: 'Hyreslista',
  description: 'Vem hyr vad just nu?',
  columns: ['Objekt', 'Hyra'],
};

const renderReports = (tab = '', api = fakeApi().on(premadeReportCalls.list, [rentRoll])) => {
  const url = `/report/premade${tab}`;
  return { api, ...renderScreen(<PremadeReportScreen />, { route: routes.report.premade, url, api }) };
};

test('a pre-made report shows its question and columns, and opens in the builder filled in', async () => {
  const { api, user, location } = renderReports();
  api.on(premadeReportCalls.load, { key: 'rent_roll', title: 'Hyreslista', definition });
  const card = await screen.findByRole('button', { name: 'Öppna Hyreslista' });
  expect(screen.getByText('Vem hyr vad just nu?')).toBeVisible();
  const columns = within(screen.getByRole('list', { name: 'Kolumner' })).getAllByRole('listitem');
  expect(columns.map(({ textContent }) => textContent)).toEqual(['Objekt', 'Hyra']);
  await user.click(card);
  await waitFor(() => expect(location()).toContain('/report/create?q='));
  expect(location()).toContain('premade=rent_roll');
  expect(JSON.parse(new URLSearchParams(location().split('?')[1]).get('q') ?? '')).toEqual(definition);
});

test('shows an error when a report could not be loaded', async () => {
  const { api, user } = renderReports();
  api.fails(premadeReportCalls.load, 500);
  await user.click(await screen.findByRole('button', { name: 'Öppna Hyreslista' }));
  expect(await screen.findByText('Kunde inte ladda rapporten rent_roll')).toBeVisible();
});

test('offers a retry when the list could not be loaded', async () => {
  const api = fakeApi().fails(premadeReportCalls.list, 500);
  const { user } = renderReports('', api);
  expect(await screen.findByText('Kunde inte ladda fördefinierade rapporter')).toBeVisible();
  api.on(premadeReportCalls.list, [rentRoll]);
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('Vem hyr vad just nu?')).toBeVisible();
});

const chooseMenuItem = async (user: ReturnType<typeof renderReports>['user'], item: string) => {
  await user.click(await screen.findByRole('button', { name: 'Val för raden' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

test('shows the progress of a running export, and cancels it', async () => {
  const running = makeReportExport({ status: 'RUNNING', rows_done: 250, rows_total: 1000 });
  const api = fakeApi()
    .on(reportExportCalls.list, pageResponse([running]))
    .on(reportExportCalls.cancel, makeReportExport({ status: 'CANCELLED' }));
  const { user } = renderReports('?tab=exports', api);
  expect(await screen.findByText(/^250 av 1\s000 rader$/)).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  await chooseMenuItem(user, 'Avbryt');
  await waitFor(() => expect(api.requests(reportExportCalls.cancel)).toHaveLength(1));
});

test('a failed export shows the reason and can be tried again; a finished one can be downloaded', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:export');
  URL.revokeObjectURL = jest.fn();
  const failed = makeReportExport({ status: 'FAILED', error: 'Källan finns inte' });
  const done = makeReportExport({ id: 2, status: 'DONE', filename: 'hyror.csv', rows_total: 12 });
  const api = fakeApi()
    .on(reportExportCalls.list, pageResponse([failed]))
    .on(reportExportCalls.retry, makeReportExport())
    .on(reportExportCalls.file, new Blob(['a']));
  const { user } = renderReports('?tab=exports', api);
  expect(await screen.findByText('Källan finns inte')).toBeVisible();
  api.on(reportExportCalls.list, pageResponse([done]));
  await chooseMenuItem(user, 'Försök igen');
  await user.click(await screen.findByRole('button', { name: 'hyror.csv' }));
  await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled());
  expect(api.requests(reportExportCalls.file)[0]?.params).toEqual({ id: '2' });
});

test('opens a saved report, and warns that something in it no longer exists', async () => {
  const api = fakeApi()
    .on(savedReportCalls.list, [makeSavedReport()])
    .on(savedReportCalls.load, {
      id: 7,
      name: 'Mina hyror',
      is_own: true,
      definition,
      missing: ['lease.fax'],
    });
  const { user, location } = renderReports('?tab=saved', api);
  await user.click(await screen.findByRole('button', { name: 'Mina hyror' }));
  await waitFor(() => expect(location()).toContain('saved=7'));
  expect(
    await screen.findByText('Något i rapporten Mina hyror finns inte längre och visas inte.'),
  ).toBeVisible();
});

test('a report of another user can only be duplicated', async () => {
  const shared = makeSavedReport({ is_own: false, is_shared: true, owner: 'Bo Berg' });
  const api = fakeApi()
    .on(savedReportCalls.list, [shared])
    .on(savedReportCalls.duplicate, makeSavedReport({ name: 'Mina hyror (kopia)' }));
  const { user } = renderReports('?tab=saved', api);
  await user.click(await screen.findByRole('button', { name: 'Val för raden' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Duplicera']);
  await user.click(screen.getByRole('menuitem', { name: 'Duplicera' }));
  expect(await screen.findByText('Mina hyror (kopia) är skapad')).toBeVisible();
});

test('a schedule needs a recipient, and is saved', async () => {
  const api = fakeApi()
    .on(savedReportCalls.list, [makeSavedReport({ schedule: 'WEEKLY', day: 1, next_on: '2026-11-30' })])
    .on(savedReportCalls.recipients, [{ id: 3, name: 'Bo Berg', email: 'bo@example.se' }])
    .on(savedReportCalls.schedule, makeSavedReport());
  const { user } = renderReports('?tab=saved', api);
  const next = await screen.findByText('Nästa gång 2026-11-30');
  expect(next).toBeVisible();
  expect(next.closest('td')).toHaveTextContent('Varje vecka, måndag. Nästa gång 2026-11-30');
  await chooseMenuItem(user, 'Skicka regelbundet');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('radio', { name: 'Varje vecka' })).toBeChecked();
  await user.click(within(dialog).getByRole('button', { name: 'Spara schema' }));
  expect(await within(dialog).findByText('Välj minst en mottagare')).toBeVisible();
  await user.click(within(dialog).getByRole('combobox', { name: 'Mottagare' }));
  await user.click(await screen.findByTitle('Bo Berg (bo@example.se)'));
  await user.click(within(dialog).getByRole('button', { name: 'Spara schema' }));
  await waitFor(() =>
    expect(api.requests(savedReportCalls.schedule)[0]?.body).toEqual({
      schedule: 'WEEKLY',
      day: 1,
      format: 'xlsx',
      recipient_ids: [3],
    }),
  );
});

const monthlyReport = makeSavedReport({
  schedule: 'MONTHLY',
  day: 31,
  next_on: '2026-11-30',
  recipient_ids: [3],
});

const openMonthlySchedule = async () => {
  const api = fakeApi()
    .on(savedReportCalls.list, [monthlyReport])
    .on(savedReportCalls.recipients, [{ id: 3, name: 'Bo Berg', email: 'bo@example.se' }])
    .on(savedReportCalls.schedule, makeSavedReport());
  const { user } = renderReports('?tab=saved', api);
  await chooseMenuItem(user, 'Skicka regelbundet');
  const dialog = await screen.findByRole('dialog');
  return { user, api, dialog };
};

test('choosing weekly instead of monthly changes the day from the 31st to Monday', async () => {
  const { user, api, dialog } = await openMonthlySchedule();
  await user.click(within(dialog).getByRole('radio', { name: 'Varje vecka' }));
  await user.click(within(dialog).getByRole('button', { name: 'Spara schema' }));
  await waitFor(() =>
    expect(api.requests(savedReportCalls.schedule)[0]?.body).toMatchObject({ schedule: 'WEEKLY', day: 1 }),
  );
});

test('a schedule is ended by choosing never', async () => {
  const { user, api, dialog } = await openMonthlySchedule();
  await user.click(within(dialog).getByRole('radio', { name: 'Aldrig' }));
  expect(within(dialog).queryByRole('combobox', { name: 'Mottagare' })).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Spara schema' }));
  await waitFor(() =>
    expect(api.requests(savedReportCalls.schedule)[0]?.body).toMatchObject({ schedule: null }),
  );
});
