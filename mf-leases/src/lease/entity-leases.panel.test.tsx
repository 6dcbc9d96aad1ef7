import { leaseCalls } from '@husrum/contract/lease';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, within } from '@testing-library/react';
import EntityLeasesPanel from './entity-leases.panel';
import { makeLeaseRow } from './lease.test-data';

test('lists current and past leases separately, and offers to let an object whose lease has an end', async () => {
  const api = fakeApi().on(
    leaseCalls.list,
    pageResponse([
      makeLeaseRow({ id: 8, status: 'ending', stop: '2026-12-31' }),
      makeLeaseRow({ id: 7, status: 'inactive', start: '2020-01-01', stop: '2024-04-30' }),
    ]),
  );
  const { user, location } = renderScreen(<EntityLeasesPanel entityId={3} />);
  const current = await screen.findByRole('table', { name: 'Uthyrning' });
  expect(within(current).getByRole('link')).toHaveAttribute('href', '/lease/8');
  expect(within(current).getByText('Upphör')).toBeVisible();
  const past = screen.getByRole('table', { name: 'Tidigare uthyrningar' });
  expect(within(past).getByRole('link')).toHaveAttribute('href', '/lease/7');
  expect(api.requests(leaseCalls.list)[0]?.query).toMatchObject({ entity_id: 3 });
  await user.click(screen.getByRole('button', { name: 'Hyr ut' }));
  expect(location()).toBe('/lease/create?entity=3');
});

test('does not offer to let an object whose lease runs until further notice', async () => {
  fakeApi().on(leaseCalls.list, pageResponse([makeLeaseRow()]));
  renderScreen(<EntityLeasesPanel entityId={3} />);
  await screen.findByText('Aktiv');
  expect(screen.queryByRole('button', { name: 'Hyr ut' })).toBeNull();
});

test('shows that an object is vacant', async () => {
  fakeApi().on(leaseCalls.list, pageResponse([]));
  renderScreen(<EntityLeasesPanel entityId={3} />);
  expect(await screen.findByText('Objektet är inte uthyrt')).toBeVisible();
});

test('lists the leases of all pages, and shows when a terminated lease ends', async () => {
  const api = fakeApi().on(leaseCalls.list, ({ query }) =>
    query.page === 2
      ? pageResponse([makeLeaseRow({ id: 101, status: 'inactive', stop: '1999-12-31' })], {
          page: 2,
          total: 101,
          perPage: 100,
        })
      : pageResponse([makeLeaseRow({ id: 1, status: 'ending', stop: '2027-02-28', terminated: true })], {
          total: 101,
          perPage: 100,
        }),
  );
  renderScreen(<EntityLeasesPanel entityId={3} />);
  expect(await screen.findByText('Uppsagd, slutar 2027-02-28')).toBeVisible();
  const past = screen.getByRole('table', { name: 'Tidigare uthyrningar' });
  expect(within(past).getByRole('link')).toHaveAttribute('href', '/lease/101');
  expect(api.requests(leaseCalls.list).map(({ query }) => query.page)).toEqual([1, 2]);
});
