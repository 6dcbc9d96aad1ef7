import { leaseCalls } from '@husrum/contract/lease';
import { addDays, today } from '@husrum/format';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import { makeLeaseRow } from '../lease/lease.test-data';
import UpcomingMovesPanel from './upcoming-moves.panel';

test('lists the moves of the next seven days', async () => {
  const from = today(new Date());
  const api = fakeApi().on(
    leaseCalls.list,
    pageResponse([
      makeLeaseRow({ start: addDays(from, 2) }),
      makeLeaseRow({ id: 8, stop: addDays(from, 6) }),
    ]),
  );
  renderScreen(<UpcomingMovesPanel />);
  expect(await screen.findByText('Inflyttning')).toBeVisible();
  expect(screen.getByText('Utflyttning')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Lgh 1102 · Anna Andersson' })).toHaveLength(2);
  expect(api.requests(leaseCalls.list)[0]?.query).toMatchObject({
    moves_from: from,
    moves_to: addDays(from, 6),
  });
});

test('says when nobody moves', async () => {
  fakeApi().on(leaseCalls.list, pageResponse([]));
  renderScreen(<UpcomingMovesPanel />);
  expect(await screen.findByText('Ingen flyttar in eller ut de närmaste sju dagarna')).toBeVisible();
});
