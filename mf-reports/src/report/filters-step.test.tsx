import { reportCalls } from '@husrum/contract/report';
import { screen, waitFor } from '@testing-library/react';
import {
  leaseFields,
  leaseReport,
  noRows,
  renderBuilder,
  selectOption,
  toBuilderUrl,
} from './report-builder.test-data';

test('adds a complete filter, shows it in the summary and removes it', async () => {
  const { api, user } = renderBuilder(toBuilderUrl(leaseReport));
  await screen.findByRole('combobox', { name: 'Fält' });
  const add = screen.getByRole('button', { name: 'Lägg till filter' });
  expect(add).toBeDisabled();
  await selectOption(user, 'Fält', 'Status');
  expect(add).toBeDisabled();
  await selectOption(user, 'Värde', 'Aktiv');
  await user.click(add);
  expect(await screen.findByText(/^Uthyrningar där Status är Aktiv, 1 kolumn/)).toBeInTheDocument();
  await waitFor(() => {
    expect(api.requests(reportCalls.preview).at(-1)?.body.filters).toEqual([
      { field: 'lease.state', operator: '=', value: 'active' },
    ]);
  });
  expect(add).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Ta bort filtret Status är Aktiv' }));
  expect(screen.queryByText('Status är Aktiv')).not.toBeInTheDocument();
});

test('a relative period needs no value', async () => {
  const { api, user } = renderBuilder(toBuilderUrl(leaseReport));
  await screen.findByRole('combobox', { name: 'Fält' });
  await selectOption(user, 'Fält', 'Start');
  await selectOption(user, 'Villkor', 'förra månaden');
  expect(screen.queryByLabelText('Värde')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Lägg till filter' }));
  await waitFor(() => {
    expect(api.requests(reportCalls.preview).at(-1)?.body.filters).toEqual([
      { field: 'lease.start', operator: 'last_month', value: null },
    ]);
  });
});

test('shows no totals when the filters match nothing, and can clear the filters', async () => {
  const filters = [{ field: 'lease.fee', operator: '>', value: 1_000_000 }];
  const { api, user } = renderBuilder(toBuilderUrl({ ...leaseReport, filters }));
  const rowCount = {
    key: 'count',
    label: 'Antal rader',
    field: null,
    function: 'count',
    type: 'number',
  } as const;
  api.on(reportCalls.preview, {
    headers: leaseFields.slice(0, 1),
    ...noRows,
    totals: [{ ...rowCount, value: 0, counts_once: true }],
  });
  const clear = await screen.findByRole('button', { name: 'Rensa filter' });
  expect(screen.queryByText('Antal rader')).not.toBeInTheDocument();
  await user.click(clear);
  await waitFor(() => expect(api.requests(reportCalls.preview).at(-1)?.body.filters).toEqual([]));
});
