import { screen, waitFor } from '@testing-library/react';
import {
  getLastPreviewRequest,
  leaseReport,
  renderBuilder,
  selectOption,
  toBuilderUrl,
} from './report-builder.test-data';

test('sorts by a click on a column, reverses the sort and removes it', async () => {
  const { api, user } = renderBuilder(toBuilderUrl({ ...leaseReport, fields: ['lease.start', 'lease.fee'] }));
  await user.click(await screen.findByRole('button', { name: 'Hyra (kr)' }));
  await waitFor(() =>
    expect(getLastPreviewRequest(api)?.sort).toEqual([{ field: 'lease.fee', direction: 'asc' }]),
  );
  await user.click(screen.getByRole('button', { name: 'Vänd sorteringen efter Hyra (kr)' }));
  expect(await screen.findByText('Hyra (kr), fallande')).toBeInTheDocument();
  await selectOption(user, 'Sortera efter', 'Start');
  await waitFor(() =>
    expect(getLastPreviewRequest(api)?.sort).toEqual([
      { field: 'lease.fee', direction: 'desc' },
      { field: 'lease.start', direction: 'asc' },
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Ta bort sorteringen efter Hyra (kr)' }));
  await waitFor(() =>
    expect(getLastPreviewRequest(api)?.sort).toEqual([{ field: 'lease.start', direction: 'asc' }]),
  );
});

test('adds a total, shows it under its column and removes it', async () => {
  const { api, user } = renderBuilder(toBuilderUrl({ ...leaseReport, fields: ['lease.start', 'lease.fee'] }));
  await screen.findByRole('combobox', { name: 'Fält att beräkna' });
  await selectOption(user, 'Fält att beräkna', 'Hyra (kr)');
  await user.click(screen.getByRole('button', { name: 'Lägg till beräkning' }));
  const total = await screen.findByText('20 500,50', { exact: false });
  expect(total.closest('tfoot')).toHaveTextContent(/Summa 20.500,50/);
  expect(getLastPreviewRequest(api)?.aggregates).toEqual([{ field: 'lease.fee', function: 'sum' }]);
  await user.click(screen.getByRole('button', { name: 'Ta bort beräkningen Summa hyra (kr)' }));
  // The preview without totals may be cached.
  await waitFor(() => expect(screen.queryByText('20 500,50', { exact: false })).not.toBeInTheDocument());
});

test('a grouped report sorts by its groups and totals only, and its summary has the number of groups', async () => {
  const definition = {
    ...leaseReport,
    group_by: ['lease.state'],
    sort: [{ field: 'lease.start', direction: 'asc' }],
  };
  const { api, user } = renderBuilder(toBuilderUrl(definition));
  expect(
    await screen.findByText('Uthyrningar grupperade efter Status, 1 kolumn, 128 grupper'),
  ).toBeInTheDocument();
  expect(getLastPreviewRequest(api)).toMatchObject({ group_by: ['lease.state'], sort: [] });
  await user.click(screen.getByRole('combobox', { name: 'Sortera efter' }));
  const options = await screen.findAllByText(/./, { selector: '.ant-select-item-option-content' });
  expect(options.map(({ textContent }) => textContent)).toEqual(['Status', 'Antal uthyrningar']);
});

test('the count of rows says what the rows are, unless a relationship repeats them', async () => {
  const { user } = renderBuilder(toBuilderUrl(leaseReport));
  await screen.findByRole('combobox', { name: 'Fält att beräkna' });
  await selectOption(user, 'Fält att beräkna', 'Antal uthyrningar');
  await user.click(screen.getByRole('button', { name: 'Lägg till beräkning' }));
  expect(await screen.findByRole('button', { name: /beräkningen Antal uthyrningar/ })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Tillägg' }));
  expect(await screen.findByRole('button', { name: /beräkningen Antal rader/ })).toBeVisible();
});
