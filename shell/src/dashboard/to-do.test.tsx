import { jobRunCalls } from '@husrum/contract/job-run';
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
      maintenance_overdue: 3,
      inspection_overdue: 1,
    })
    .on(jobRunCalls.list, pageResponse([]))
    .on(unbilledPeriodCalls.count, { count: 0 });
  renderScreen(<ToDoList />, { api, ...(hasPage && { hasPage }) });
};

test('links to overdue maintenance activities and statutory inspections', async () => {
  setup();
  expect(await screen.findByRole('link', { name: '3 aktiviteter är försenade' })).toHaveAttribute(
    'href',
    '/maintenance/overview?status=OVERDUE',
  );
  expect(screen.getByRole('link', { name: '1 myndighetskrav har förfallit' })).toHaveAttribute(
    'href',
    '/inspection/overview?status=OVERDUE',
  );
});

test('leaves out what no remote has a page for', async () => {
  setup((path) => path.startsWith('/ticket'));
  expect(await screen.findByRole('link', { name: '1 nytt ärende' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
