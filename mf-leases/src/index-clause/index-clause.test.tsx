import { indexClauseCalls, type LeaseIndexClause } from '@husrum/contract/index-clause';
import { fakeApi, freezeDate, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { IndexClause } from './index-clause';

freezeDate('2026-11-20T09:00:00Z');

const stored: LeaseIndexClause = {
  allowed: true,
  rent_per_year: 101_889.84,
  clause: {
    ...{
      base_rent: 100_000,
      share: 80,
      series: '1980',
      base_value: 330.72,
      base_year: 2018,
      first_year: 2019,
    },
    ...{ may_fall: false, conversion: null, by: 'Anna Ek', updated_at: '2026-11-19T08:00:00.000Z' },
  },
  supplements: [
    {
      ...{ id: 5, run_id: 3, year: 2027, index: 336.97, series: '1980', old_supplement: 0 },
      ...{ new_supplement: 1889.82, new_rent: 101_889.84, undone: false, letter_sent_at: null },
      explanation: '100 % av bashyran 100 000 kr × …',
    },
  ],
};

test('shows the clause as the contract has it, and the supplements that it has given', async () => {
  fakeApi().on(indexClauseCalls.ofLease, stored);
  renderScreen(<IndexClause leaseId={7} inactive={false} />);
  expect(await screen.findByText('330,72 (oktober 2018, KPI, basår 1980)')).toBeVisible();
  expect(screen.getByText('Aldrig lägre än bashyran')).toBeVisible();
  const history = within(screen.getByRole('list', { name: 'Tillägg som är räknade' }));
  expect(history.getByText(/^Tillägg 1\s889,82\skr per år, index 336,97$/)).toBeVisible();
  expect(history.getByRole('link', { name: 'Till uppräkningen' })).toHaveAttribute(
    'href',
    '/economy/index/run/3',
  );
});

test('a new clause begins with the rent in force, and errors of the server are under their fields', async () => {
  const api = fakeApi()
    .on(indexClauseCalls.ofLease, { ...stored, clause: null, supplements: [], rent_per_year: 100_000 })
    .fails(indexClauseCalls.save, 422, {
      data: { first_year: ['Första året med tillägg ska vara efter bastalets år'] },
    });
  const { user } = renderScreen(<IndexClause leaseId={7} inactive={false} />);
  await user.click(await screen.findByRole('button', { name: 'Lägg till indexklausul' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Bastal\b(?!ets)/), '330,72');
  await user.type(dialog.getByLabelText(/^Bastalets år/), '2018');
  await user.type(dialog.getByLabelText(/^Första året/), '2018');
  await user.click(dialog.getByRole('button', { name: 'Spara' }));
  expect(await dialog.findByText('Första året med tillägg ska vara efter bastalets år')).toBeVisible();
  expect(api.requests(indexClauseCalls.save)[0]?.body).toEqual({
    ...{
      base_rent: 100_000,
      share: 100,
      series: '1980',
      base_value: 330.72,
      base_year: 2018,
      first_year: 2018,
    },
    ...{ may_fall: false, conversion: null },
  });
});

test('removes the clause after a question', async () => {
  const api = fakeApi()
    .on(indexClauseCalls.ofLease, stored)
    .on(indexClauseCalls.remove, { message: 'Borttagen' });
  const { user } = renderScreen(<IndexClause leaseId={7} inactive={false} />);
  await user.click(await screen.findByRole('button', { name: 'Ta bort' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Ta bort' }));
  await waitFor(() => expect(api.requests(indexClauseCalls.remove)).toHaveLength(1));
});

test('leases that are not of premises show nothing', async () => {
  const api = fakeApi().on(indexClauseCalls.ofLease, {
    ...stored,
    allowed: false,
    clause: null,
    supplements: [],
  });
  renderScreen(<IndexClause leaseId={7} inactive={false} />);
  await waitFor(() => expect(api.requests(indexClauseCalls.ofLease)).toHaveLength(1));
  expect(screen.queryByText('Indexklausul')).toBeNull();
});
