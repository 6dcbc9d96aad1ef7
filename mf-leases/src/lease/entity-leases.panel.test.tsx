import { leaseCalls } from '@husrum/contract/lease';
import { fakeApi, pageAnswer, renderScreen } from '@husrum/testing';
import { screen, within } from '@testing-library/react';
import EntityLeasesPanel from './entity-leases.panel';
import { aLeaseRow } from './lease.test-data';

test('who rents now stands apart from who did; the object can be let after an end', async () => {
  const api = fakeApi().on(
    leaseCalls.list,
    pageAnswer([
      aLeaseRow({ id: 8, status: 'ending', stop: '2026-12-31' }),
      aLeaseRow({ id: 7, status: 'inactive', start: '2020-01-01', stop: '2024-04-30' }),
    ]),
  );
  const { user, location } = renderScreen(<EntityLeasesPanel entityId={3} />);
  const now = await screen.findByRole('table', { name: 'Uthyrning' });
  expect(within(now).getByRole('link')).toHaveAttribute('href', '/lease/8');
  expect(within(now).getByText('Upphör')).toBeVisible();
  const past = screen.getByRole('table', { name: 'Tidigare uthyrningar' });
  expect(within(past).getByRole('link')).toHaveAttribute('href', '/lease/7');
  expect(api.requests(leaseCalls.list)[0]?.query).toMatchObject({ entity_id: 3 });
  await user.click(screen.getByRole('button', { name: 'Hyr ut' }));
  expect(location()).toBe('/lease/create?entity=3');
});

test('an object that is let until further notice cannot be let again', async () => {
  fakeApi().on(leaseCalls.list, pageAnswer([aLeaseRow()]));
  renderScreen(<EntityLeasesPanel entityId={3} />);
  await screen.findByText('Aktiv');
  expect(screen.queryByRole('button', { name: 'Hyr ut' })).toBeNull();
});

test('a vacant object says so', async () => {
  fakeApi().on(leaseCalls.list, pageAnswer([]));
  renderScreen(<EntityLeasesPanel entityId={3} />);
  expect(await screen.findByText('Objektet är inte uthyrt')).toBeVisible();
});
