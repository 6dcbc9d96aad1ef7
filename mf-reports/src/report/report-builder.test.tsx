import { reportCalls } from '@husrum/contract/report';
import { screen, waitFor, within } from '@testing-library/react';
import {
  emptyOrganizeStep,
  getLastPreviewRequest,
  leaseFields,
  leaseReport,
  noRows,
  renderBuilder,
  toBuilderUrl,
} from './report-builder.test-data';

test('requests no preview before a model and a field are selected', async () => {
  const { api, user } = renderBuilder();
  expect(await screen.findByText('Välj en källa och minst ett fält')).toBeInTheDocument();
  await user.click(await screen.findByRole('radio', { name: 'Uthyrningar' }));
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  expect(await screen.findByRole('columnheader', { name: 'Start' })).toBeInTheDocument();
  expect(screen.getByText('Visar 1 av 128 rader')).toBeInTheDocument();
  expect(screen.getByText('Uthyrningar, 1 kolumn, 128 rader')).toBeInTheDocument();
  expect(api.requests(reportCalls.preview).map(({ body }) => body)).toEqual([
    { ...leaseReport, ...emptyOrganizeStep, limit: 20 },
  ]);
});

test('requests the columns in the user’s order', async () => {
  const { user, api } = renderBuilder(toBuilderUrl({ ...leaseReport, fields: ['lease.start', 'lease.fee'] }));
  await user.click(await screen.findByRole('button', { name: 'Flytta Hyra (kr) uppåt' }));
  await waitFor(() => {
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Hyra (kr)',
      'Start',
    ]);
  });
  await user.click(screen.getByRole('button', { name: 'Ta bort Start' }));
  await waitFor(() => expect(api.requests(reportCalls.preview).at(-1)?.body.fields).toEqual(['lease.fee']));
});

test('searches fields by a part of their name', async () => {
  const { user } = renderBuilder(toBuilderUrl(leaseReport));
  const list = within(await screen.findByRole('list', { name: 'Fält att lägga till' }));
  await user.type(screen.getByRole('searchbox', { name: 'Sök fält' }), 'hyra');
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Hyra (kr)',
    'Hyra per m²',
  ]);
});

test('truncates long texts and shows booleans as words', async () => {
  renderBuilder(
    toBuilderUrl({ ...leaseReport, relationships: ['tenant'], fields: ['lease.fee_as_m2', 'tenant.name'] }),
  );
  expect(await screen.findByText('Ja')).toBeInTheDocument();
  expect(screen.getByText(`${'x'.repeat(100)}…`)).toBeInTheDocument();
});

test('removing a relationship removes only its columns', async () => {
  const { api, user } = renderBuilder(
    toBuilderUrl({ ...leaseReport, relationships: ['tenant'], fields: ['lease.start', 'tenant.name'] }),
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Primär hyresgäst' }));
  await waitFor(() => expect(api.requests(reportCalls.preview).at(-1)?.body.fields).toEqual(['lease.start']));
});

test('shows a failure and retries', async () => {
  const { api, user } = renderBuilder();
  api.fails(reportCalls.preview, 422, { message: 'Frågan tog för lång tid.' });
  await user.click(await screen.findByRole('radio', { name: 'Uthyrningar' }));
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  expect(await screen.findByText('Fel vid laddning av rapporten')).toBeInTheDocument();
  expect(screen.getByText('Frågan tog för lång tid.')).toBeInTheDocument();
  api.on(reportCalls.preview, { headers: leaseFields.slice(0, 1), ...noRows });
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('Det finns ingen data')).toBeInTheDocument();
});

test('shows the general reason for a failure without a message', async () => {
  const { api, user } = renderBuilder();
  api.fails(reportCalls.preview, 422, { message: '' });
  await user.click(await screen.findByRole('radio', { name: 'Uthyrningar' }));
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  expect(await screen.findByText('Fel vid laddning av rapporten')).toBeInTheDocument();
  expect(screen.getByText('Ett oväntat fel uppstod')).toBeInTheDocument();
});

test('choosing another model clears the report', async () => {
  const { api, user } = renderBuilder(
    toBuilderUrl({
      ...leaseReport,
      group_by: ['lease.state'],
      aggregates: [{ field: null, function: 'count' }],
      filters: [{ field: 'lease.fee', operator: '>', value: 1 }],
    }),
  );
  await screen.findByRole('table', { name: 'Förhandsvisning' });
  await user.click(screen.getByRole('radio', { name: 'Hyresgäster' }));
  expect(await screen.findByText('Välj en källa och minst ett fält')).toBeInTheDocument();
  expect(screen.queryByRole('table', { name: 'Förhandsvisning' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  await waitFor(() =>
    expect(getLastPreviewRequest(api)).toEqual({
      ...leaseReport,
      ...emptyOrganizeStep,
      model: 'tenant',
      limit: 20,
    }),
  );
});

test('shows that more rows exist than were counted', async () => {
  const { api } = renderBuilder(toBuilderUrl(leaseReport));
  api.on(reportCalls.preview, {
    headers: leaseFields.slice(0, 1),
    data: [['2026-01-01']],
    total: 100_000,
    is_total_capped: true,
    showing: 1,
    totals: [],
  });
  expect(await screen.findByText(/^Visar 1 av mer än 100.000 rader$/)).toBeInTheDocument();
});
