import { jobRunCalls } from '@husrum/contract/job-run';
import { type OnboardingTask, onboardingCalls } from '@husrum/contract/onboarding';
import { statisticsCalls } from '@husrum/contract/statistics';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { act, screen, waitFor } from '@testing-library/react';
import DashboardScreen from './dashboard.screen';

const makeTask = (changes: Partial<OnboardingTask>): OnboardingTask => ({
  key: 'lease',
  title: 'Registrera en uthyrning',
  description: 'Hyresavierna skapas av uthyrningen.',
  action: 'Skapa uthyrning',
  icon: 'lease',
  minutes: 4,
  completed: false,
  locked: false,
  optional: false,
  skipped: false,
  permitted: true,
  redirectOptions: { path: '/lease/create' },
  ...changes,
});
const emptyBusiness = {
  id: 1,
  name: 'Nya Bostäder AB',
  organisation: 1,
  membership: 30,
  storage_percent: 0,
  stat_unpaid_invoices: 0,
  stat_not_sent_invoices: 0,
  stat_overdue_invoices: 0,
  stat_unpaid_amount: 0,
  stat_ready_invoices: 0,
  stat_ready_amount: 0,
  stat_overdue_amount: 0,
  stat_active_leases: 0,
  stat_ending_leases: 0,
  stat_vacancies: 0,
  stat_ends_month: 0,
  stat_new_tickets: 0,
  stat_open_tickets: 0,
  stat_resolved_tickets_month: 0,
  stat_inactive_tenants: 0,
};
const noBadges = {
  lease_ending: 0,
  invoicebase_review: 0,
  invoicebase_unpaid: 0,
  invoicebase_ready: 0,
  invoicebase_error: 0,
  invoicebase_overdue: 0,
  ticket_new: 0,
};

const fakeDashboard = () =>
  fakeApi()
    .on(statisticsCalls.badges, noBadges)
    .on(statisticsCalls.business, emptyBusiness)
    .on(jobRunCalls.list, pageResponse([]))
    .on(unbilledPeriodCalls.count, { count: 0 });

const renderDashboard = async (
  tasks: OnboardingTask[],
  api = fakeDashboard().on(onboardingCalls.guide, { data: [{ title: 'Stegen', description: '', tasks }] }),
) => {
  // The panels suspend the first render.
  await act(async () => {
    renderScreen(<DashboardScreen />, { api });
  });
};

/** The share of this month's billed amount that is paid. */
const PAID_SHARE_PANEL = 'dashboard.collected';

test('the to-do list comes first, then the paid share, the figures, the projection, the coming week and the new tickets', async () => {
  await renderDashboard([makeTask({ completed: true })]);
  expect(await screen.findByTestId(`panel ${PAID_SHARE_PANEL}`)).toBeInTheDocument();
  expect(await screen.findByText('Vakanta objekt')).toBeInTheDocument();
  const parts = [
    screen.getByRole('heading', { name: 'Att göra' }),
    screen.getByTestId(`panel ${PAID_SHARE_PANEL}`),
    screen.getByText('Vakanta objekt'),
    screen.getByTestId('panel dashboard.projection'),
    screen.getByTestId('panel dashboard.week'),
    screen.getByTestId('panel dashboard.tickets'),
  ];
  const inOrder = parts.toSorted((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(inOrder).toEqual(parts);
});

test('in a business that is not set up the guide takes the place of the paid share', async () => {
  await renderDashboard([makeTask({})]);
  expect(await screen.findByText('Registrera en uthyrning')).toBeVisible();
  await waitFor(() => expect(screen.queryByTestId(`panel ${PAID_SHARE_PANEL}`)).not.toBeInTheDocument());
});

test('the paid share does not show before it is known whether the guide takes its place', async () => {
  await renderDashboard([], fakeDashboard().hangs(onboardingCalls.guide));
  expect(await screen.findByText('Vakanta objekt')).toBeVisible();
  expect(screen.getByTestId('panel dashboard.projection')).toBeInTheDocument();
  expect(screen.queryByTestId(`panel ${PAID_SHARE_PANEL}`)).not.toBeInTheDocument();
});

test('the paid share shows when the guide cannot be loaded', async () => {
  await renderDashboard([], fakeDashboard().fails(onboardingCalls.guide, 402));
  expect(await screen.findByTestId(`panel ${PAID_SHARE_PANEL}`)).toBeInTheDocument();
});

test('when only optional tasks remain they stand below the figures', async () => {
  await renderDashboard([makeTask({ optional: true })]);
  const task = await screen.findByText('Registrera en uthyrning');
  expect(screen.getByTestId(`panel ${PAID_SHARE_PANEL}`)).toBeInTheDocument();
  expect(screen.getByText('Vakanta objekt').compareDocumentPosition(task)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});
