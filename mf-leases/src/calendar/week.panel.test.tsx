import { leaseCalls } from '@husrum/contract/lease';
import { addDays, today } from '@husrum/format';
import { fakeApi, pageAnswer, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import { aLeaseRow } from '../lease/lease.test-data';
import WeekPanel from './week.panel';

test('the moves of the coming seven days', async () => {
  const from = today(new Date());
  const api = fakeApi().on(
    leaseCalls.list,
    pageAnswer([aLeaseRow({ start: addDays(from, 2) }), aLeaseRow({ id: 8, stop: addDays(from, 6) })]),
  );
  renderScreen(<WeekPanel />);
  expect(await screen.findByText('Inflyttning')).toBeVisible();
  expect(screen.getByText('Utflyttning')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Lgh 1102 · Anna Andersson' })).toHaveLength(2);
  expect(api.requests(leaseCalls.list)[0]?.query).toMatchObject({
    moves_from: from,
    moves_to: addDays(from, 6),
  });
});

test('a quiet week says so', async () => {
  fakeApi().on(leaseCalls.list, pageAnswer([]));
  renderScreen(<WeekPanel />);
  expect(await screen.findByText('Ingen flyttar in eller ut de närmaste sju dagarna')).toBeVisible();
});
