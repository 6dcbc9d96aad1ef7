import { calendarCalls, type DueInspection, type Move } from '@husrum/contract/calendar';
import { type MaintenanceRow, maintenanceCalls } from '@husrum/contract/maintenance';
import { addDays, isoWeek, today, toScheduledSeconds } from '@husrum/format';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, within } from '@testing-library/react';
import UpcomingWeekPanel from './upcoming-week.panel';

const from = today(new Date());

const makeMove = (changes: Partial<Move>): Move => ({
  kind: 'MOVE_IN',
  lease_id: 7,
  date: from,
  entity: { id: 4, name: 'Lgh 1102', house: 'Kv. Eken' },
  company: { id: 1, name: 'Holms Fastigheter AB' },
  address: null,
  tenant: { id: 3, name: 'Anna Andersson' },
  updated_at: '2026-11-20T08:00:00.000Z',
  ...changes,
});
const makeActivity = (changes: Partial<MaintenanceRow>): MaintenanceRow => ({
  id: 21,
  title: 'Byta filter',
  scheduled_at: toScheduledSeconds(addDays(from, 1), '10:30'),
  reschedule_in: null,
  template_id: null,
  template: null,
  status: 'PLANNED',
  completion: 0,
  tasks_count: 0,
  started_at: null,
  completed_at: null,
  created_at: '2026-11-20T08:00:00.000Z',
  updated_at: '2026-11-20T08:00:00.000Z',
  entity_id: 4,
  company_id: null,
  entity: { id: 4, name: 'Kv. Eken' },
  company: null,
  address: null,
  responsible_id: null,
  responsible: null,
  budget: null,
  cost: null,
  previous_id: null,
  ...changes,
});

interface Week {
  moves?: Move[];
  activities?: MaintenanceRow[];
  inspections?: DueInspection[];
  /** The overdue activities in the list; `overdueCount` is the number of all. */
  overdue?: MaintenanceRow[];
  overdueCount?: number;
}
const setup = ({ moves = [], activities = [], inspections = [], overdue = [], overdueCount = 0 }: Week) => {
  const api = fakeApi()
    .on(calendarCalls.listMoves, { moves })
    .on(calendarCalls.listInspections, { inspections })
    .on(maintenanceCalls.list, ({ query }) =>
      query.status === 'OVERDUE'
        ? { ...pageResponse(overdue), total: overdueCount }
        : pageResponse(activities),
    );
  renderScreen(<UpcomingWeekPanel />);
  return api;
};

test('lists moves, activities and inspections of the next seven days by day, below overdue activities', async () => {
  const overdueActivity = makeActivity({
    id: 5,
    title: 'Sotning',
    status: 'OVERDUE',
    scheduled_at: toScheduledSeconds(addDays(from, -20), null),
  });
  const move = makeMove({ date: addDays(from, 2) });
  const moveOut = makeMove({ kind: 'MOVE_OUT', lease_id: 8, date: addDays(from, 1) });
  const inspection: DueInspection = {
    kind: 'VENTILATION',
    date: addDays(from, 6),
    overdue: false,
    title: 'OVK',
    entity: { id: 4, name: 'Kv. Eken' },
    company: { id: 1, name: 'Holms Fastigheter AB' },
  };
  const api = setup({
    moves: [move, moveOut],
    activities: [makeActivity({})],
    inspections: [inspection],
    overdue: [overdueActivity],
    overdueCount: 9,
  });
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
    '/maintenance/5',
    '/lease/8',
    '/maintenance/21',
    '/lease/7',
    '/inspection/requirement/4/VENTILATION',
  ]);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Försenad'),
    expect.stringContaining('Utflyttning'),
    expect.stringMatching(/10:30Planerad.*Byta filter Kv\. Eken/),
    expect.stringMatching(/InflyttningLgh 1102, Kv\. Eken Anna Andersson/),
    expect.stringMatching(/Senaste dagOVK Kv\. Eken/),
  ]);
  expect(screen.getByRole('link', { name: 'Visa alla 9 försenade aktiviteter' })).toHaveAttribute(
    'href',
    '/maintenance/overview?status=OVERDUE',
  );
  expect(screen.getByRole('link', { name: 'Kalender' })).toHaveAttribute('href', '/calendar');
  expect(api.requests(calendarCalls.listMoves)[0]?.query).toMatchObject({ from, to: addDays(from, 6) });
});

test('shows the first ten items, and links to the week of the first hidden one', async () => {
  const lastDay = addDays(from, 6);
  setup({
    activities: Array.from({ length: 12 }, (_, index) =>
      makeActivity({ id: index + 1, scheduled_at: toScheduledSeconds(index < 10 ? from : lastDay, null) }),
    ),
  });
  expect(await screen.findAllByRole('listitem')).toHaveLength(10);
  expect(screen.getByRole('link', { name: 'Visa fler i kalendern (2 händelser till)' })).toHaveAttribute(
    'href',
    `/calendar?v=${isoWeek(lastDay).replace('W', '')}`,
  );
});

test('shows that nothing is planned', async () => {
  setup({});
  expect(await screen.findByText('Inget planerat de närmaste sju dagarna')).toBeVisible();
  expect(screen.queryByText(/försenade/)).not.toBeInTheDocument();
});
