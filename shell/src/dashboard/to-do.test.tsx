import { jobRunCalls } from '@husrum/contract/job-run';
import { maintenanceCalls } from '@husrum/contract/maintenance';
import { statisticsCalls } from '@husrum/contract/statistics';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import { useToDo } from './dashboard.queries';
import { ToDoPanel } from './to-do.panel';

const ToDoList = () => <ToDoPanel query={useToDo()} />;

const setup = (hasPage?: (path: string) => boolean) => {
  const api = fakeApi()
    .on(statisticsCalls.badges, {
      lease_ending: 0,
      invoicebase_review: 0,
      invoicebase_unpaid: 0,
      invoicebase_ready: 0,
      invoicebase_error: 0,
      invoicebase_overdue: 0,
      ticket_new: 1,
    })
    .on(jobRunCalls.list, pageResponse([]))
    .on(unbilledPeriodCalls.count, { count: 0 })
    .on(maintenanceCalls.list, pageResponse([], { total: 3 }));
  renderScreen(<ToDoList />, { api, ...(hasPage && { hasPage }) });
  return api;
};

test('counts overdue activities with one row of their list, and links to it', async () => {
  const api = setup();
  expect(await screen.findByRole('link', { name: '3 aktiviteter är försenade' })).toHaveAttribute(
    'href',
    '/maintenance/overview?status=OVERDUE',
  );
  expect(api.requests(maintenanceCalls.list).map(({ query }) => query)).toEqual([
    expect.objectContaining({ status: 'OVERDUE', limit: 1 }),
  ]);
});

test('asks for no activities where no remote has their page', async () => {
  const api = setup((path) => path.startsWith('/ticket'));
  expect(await screen.findByRole('link', { name: '1 nytt ärende' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(api.requests(maintenanceCalls.list)).toEqual([]);
});
