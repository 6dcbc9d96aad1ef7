import { PAGE_SIZE } from '@husrum/contract/core';
import { type JobRunRow, jobRunCalls } from '@husrum/contract/job-run';
import type { Role } from '@husrum/contract/permission';
import { statisticsCalls } from '@husrum/contract/statistics';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { createUser, fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, waitFor } from '@testing-library/react';
import { useToDo } from './dashboard.queries';
import { ToDoPanel } from './to-do.panel';

const ToDoList = () => <ToDoPanel query={useToDo()} />;

interface Options {
  hasPage?: (path: string) => boolean;
  failedRuns?: JobRunRow[];
  role?: Role;
}
const setup = ({ hasPage = () => true, failedRuns = [], role = 'ADMINISTRATOR' }: Options = {}) => {
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
    .on(jobRunCalls.list, ({ query: { limit = PAGE_SIZE } }) =>
      pageResponse(failedRuns.slice(0, Number(limit))),
    )
    .on(unbilledPeriodCalls.count, { count: 0 });
  return { api, ...renderScreen(<ToDoList />, { api, user: createUser({ role }), hasPage }) };
};
const failedRun: JobRunRow = {
  id: 5,
  kind: 'GENERATE',
  title: 'Hyresavier för januari 2027',
  started_by: null,
  company: { id: 7, name: 'Åkerö AB' },
  period: '2027-01',
  status: 'FAILED',
  total: 0,
  made: 0,
  skipped: 0,
  failed: 0,
  error: 'Databasen svarade inte',
  attempts: 1,
  started_at: '2026-12-20T00:05:00Z',
  finished_at: '2026-12-20T00:05:01Z',
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

test('leaves out the rows whose page the user cannot open', async () => {
  setup({ hasPage: (path) => path.startsWith('/ticket') });
  expect(await screen.findByRole('link', { name: '1 nytt ärende' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('all failed runs are counted, also when they are more than a page of a list', async () => {
  const failedRuns = Array.from({ length: PAGE_SIZE + 1 }, (_run, index) => ({
    ...failedRun,
    id: index + 1,
  }));
  setup({ failedRuns });
  expect(await screen.findByRole('link', { name: /^16 körningar misslyckades/ })).toBeInTheDocument();
});

test('a failed run is restarted from its row', async () => {
  const { api, user } = setup({ failedRuns: [failedRun] });
  api.on(jobRunCalls.restart, { ...failedRun, status: 'RUNNING' }).on(jobRunCalls.list, pageResponse([]));
  await user.click(await screen.findByRole('button', { name: 'Starta om Hyresavier för januari 2027' }));
  await waitFor(() => expect(screen.queryByText(/körning misslyckades/)).not.toBeInTheDocument());
  expect(api.requests(jobRunCalls.restart)[0]?.params).toEqual({ id: '5' });
});

test('a user who may not restart a run sees its row without the button', async () => {
  setup({ failedRuns: [failedRun], role: 'READER' });
  expect(await screen.findByText(/körning misslyckades/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
