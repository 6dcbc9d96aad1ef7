import { DIRECT_EXPORT_MAX_ROWS, reportExportCalls } from '@husrum/contract/report-export';
import { routes } from '@husrum/contract/routes';
import { savedReportCalls } from '@husrum/contract/saved-report';
import { today } from '@husrum/format';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeReportExport } from '../report-export/report-export.test-data';
import { makeSavedReport } from '../saved-report/saved-report.test-data';
import { ReportActions } from './report-actions';
import { useOpenedReport } from './use-opened-report';

const definition = {
  model: 'lease',
  relationships: [],
  fields: ['lease.start'],
  filters: [],
  sort: [],
  group_by: [],
  aggregates: [],
};
const filename = `rapport_lease_${today(new Date())}`;

beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:report');
  URL.revokeObjectURL = jest.fn();
});

const Actions = ({ rows }: { rows: number }) => (
  <ReportActions
    opened={useOpenedReport(definition.model)}
    definition={definition}
    modelLabel="Uthyrningar"
    rows={rows}
  />
);
const renderActions = (rows: number, url = '/report/create', api = fakeApi()) => {
  return { api, ...renderScreen(<Actions rows={rows} />, { route: routes.report.create, url, api }) };
};
const openExport = async (user: ReturnType<typeof renderActions>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Exportera' }));
  return within(await screen.findByRole('dialog'));
};

test('a small report is downloaded, with the default file name and title', async () => {
  const { api, user } = renderActions(12);
  api.on(reportExportCalls.pdf, new Blob(['%PDF']));
  const dialog = await openExport(user);
  expect(dialog.getByText('Filen får 12 rader och laddas ner direkt.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Filnamn' })).toHaveValue(filename);
  await user.click(dialog.getByRole('radio', { name: 'PDF (.pdf)' }));
  expect(dialog.getByRole('textbox', { name: 'Titel i PDF:en' })).toHaveValue('Rapport - Uthyrningar');
  await user.click(dialog.getByRole('button', { name: 'Exportera' }));
  await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled());
  const [request] = api.requests(reportExportCalls.pdf);
  expect(request?.body).toEqual({ ...definition, filename, title: 'Rapport - Uthyrningar' });
});

test('a file name is required', async () => {
  const { user } = renderActions(12);
  const dialog = await openExport(user);
  await user.clear(dialog.getByRole('textbox', { name: 'Filnamn' }));
  await user.click(dialog.getByRole('button', { name: 'Exportera' }));
  expect(await dialog.findByText('Filnamn måste fyllas i')).toBeVisible();
});

test('shows an error when the export failed, and keeps the form open', async () => {
  const { api, user } = renderActions(12);
  api.fails(reportExportCalls.xlsx, 500, { message: 'Något gick fel' });
  const dialog = await openExport(user);
  await user.click(dialog.getByRole('button', { name: 'Exportera' }));
  expect(await screen.findByText('Export misslyckades. Försök igen.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Filnamn' })).toHaveValue(filename);
});

test('a large report is exported in the background', async () => {
  const { api, user } = renderActions(DIRECT_EXPORT_MAX_ROWS + 1);
  api.on(reportExportCalls.start, makeReportExport());
  const dialog = await openExport(user);
  expect(dialog.getByText(/Filen skapas i bakgrunden/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Exportera' }));
  expect(await screen.findByText(/Exporten har startat/)).toBeVisible();
  expect(api.requests(reportExportCalls.start)[0]?.body).toMatchObject({
    format: 'xlsx',
    definition,
    filename,
  });
});

test('exports in the background when the server answers that the report has become too large', async () => {
  const { api, user } = renderActions(12);
  api.fails(reportExportCalls.xlsx, 409).on(reportExportCalls.start, makeReportExport());
  const dialog = await openExport(user);
  await user.click(dialog.getByRole('button', { name: 'Exportera' }));
  await waitFor(() => expect(api.requests(reportExportCalls.start)).toHaveLength(1));
});

test('saves the report, and then its changes', async () => {
  const { api, user, location } = renderActions(12);
  api
    .on(savedReportCalls.create, makeSavedReport())
    .on(savedReportCalls.list, [makeSavedReport()])
    .on(savedReportCalls.updateDefinition, makeSavedReport());
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByRole('textbox', { name: 'Namn' }));
  await user.type(dialog.getByRole('textbox', { name: 'Namn' }), 'Mina hyror');
  await user.click(dialog.getByRole('checkbox', { name: 'Dela med alla i verksamheten' }));
  await user.click(dialog.getByRole('button', { name: 'Spara' }));
  await waitFor(() => expect(location()).toContain('saved=7'));
  expect(api.requests(savedReportCalls.create)[0]?.body).toEqual({
    name: 'Mina hyror',
    is_shared: true,
    definition,
  });
  await user.click(await screen.findByRole('button', { name: 'Spara ändringar' }));
  await waitFor(() => expect(api.requests(savedReportCalls.updateDefinition)).toHaveLength(1));
});
