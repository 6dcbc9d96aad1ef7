import type { JobRunRow } from '@husrum/contract/job-run';
import { buildToDoList, getGreeting, summarizeToDos } from './to-do.rules';

// Unpaid invoices are nothing to do until they are overdue.
const badgesWithNothingToDo = {
  lease_ending: 0,
  invoicebase_review: 0,
  invoicebase_unpaid: 7,
  invoicebase_ready: 0,
  invoicebase_error: 0,
  invoicebase_overdue: 0,
  ticket_new: 0,
};

test('lists badges with a count above 0, most urgent first', () => {
  const list = buildToDoList({ badges: { ...badgesWithNothingToDo, ticket_new: 1, invoicebase_error: 2 } });
  expect(list.map(({ count, text, to }) => [count, text, to])).toEqual([
    [2, 'hyresavier kräver åtgärd', '/invoicebase/status/error'],
    [1, 'nytt ärende', '/ticket/status/new'],
  ]);
  expect(summarizeToDos(list)).toBe('2 rader under Att göra.');
});

test('lists overdue maintenance activities, and links to a list of only these', () => {
  const listRows = (maintenanceOverdue: number) =>
    buildToDoList({
      badges: { ...badgesWithNothingToDo, maintenance_overdue: maintenanceOverdue },
      hasMaintenancePage: true,
    }).map(({ text, to }) => [text, to]);
  const link = '/maintenance/overview?status=OVERDUE';
  expect(listRows(3)).toEqual([['aktiviteter är försenade', link]]);
  expect(listRows(1)).toEqual([['aktivitet är försenad', link]]);
  expect(listRows(0)).toEqual([]);
});

test('lists overdue statutory inspections before overdue maintenance activities', () => {
  const badges = { ...badgesWithNothingToDo, maintenance_overdue: 1, inspection_overdue: 2 };
  const list = buildToDoList({ badges, hasMaintenancePage: true, hasInspectionPage: true });
  expect(list.map(({ count, text, to }) => [count, text, to])).toEqual([
    [2, 'myndighetskrav har förfallit', '/inspection/overview?status=OVERDUE'],
    [1, 'aktivitet är försenad', '/maintenance/overview?status=OVERDUE'],
  ]);
});

test('lists undecided divergences from the accounting program, with the page where they are decided', () => {
  const badges = { ...badgesWithNothingToDo, accounting_divergence: 2, invoicebase_overdue: 1 };
  expect(
    buildToDoList({ badges, hasDivergencePage: true }).map(({ count, text, to }) => [count, text, to]),
  ).toEqual([
    [2, 'skillnader mot bokföringsprogrammet att avgöra', '/invoicebase/divergences'],
    [1, 'hyresavi är förfallen', '/invoicebase/status/overdue'],
  ]);
  expect(buildToDoList({ badges })).toHaveLength(1);
});

const makeFailedRun = (id: number, error: string | null): JobRunRow => ({
  id,
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
  error,
  attempts: 1,
  started_at: '2026-12-20T00:05:00Z',
  finished_at: '2026-12-20T00:05:01Z',
});

test('groups failed runs by company and error and lists them first; unbilled periods come last', () => {
  const failures = [
    makeFailedRun(3, 'Bankgiro saknas'),
    makeFailedRun(2, 'Bankgiro saknas'),
    makeFailedRun(1, null),
  ];
  const list = buildToDoList({
    badges: { ...badgesWithNothingToDo, ticket_new: 1 },
    failedRuns: failures,
    unbilledPeriodCount: 2,
  });
  expect(list.map(({ count, text, to }) => [count, text, to])).toEqual([
    [2, 'körningar misslyckades. Åkerö AB: Bankgiro saknas', '/economy/run?status=FAILED'],
    [1, 'körning misslyckades. Åkerö AB', '/economy/run/1'],
    [1, 'nytt ärende', '/ticket/status/new'],
    [2, 'ofakturerade perioder', '/economy/unbilled'],
  ]);
  // A row of one failed run can restart it. A row of several cannot: the user must see which run it is.
  expect(list.map(({ restartableRun }) => restartableRun?.id)).toEqual([undefined, 1, undefined, undefined]);
});

test.each([
  ['GENERATE', 1],
  ['ADJUST', 1],
  ['SEND', undefined],
  ['MAIL', undefined],
] as const)('a failed run of the kind %s can be restarted from its row: %s', (kind, id) => {
  const [row] = buildToDoList({
    badges: badgesWithNothingToDo,
    failedRuns: [{ ...makeFailedRun(1, null), kind }],
  });
  expect(row?.restartableRun?.id).toBe(id);
});

test('the summary counts rows, and never adds unlike things', () => {
  const list = buildToDoList({
    badges: { ...badgesWithNothingToDo, ticket_new: 100, invoicebase_overdue: 80 },
  });
  expect(summarizeToDos(list)).toBe('2 rader under Att göra.');
  expect(summarizeToDos(list.slice(1))).toBe('1 rad under Att göra.');
});

test('an empty list is summarized as nothing to do', () => {
  expect(summarizeToDos(buildToDoList({ badges: badgesWithNothingToDo }))).toBe(
    'Inget väntar på dig just nu.',
  );
});

test.each([
  [4, 'God kväll'],
  [5, 'God morgon'],
  [9, 'Hej'],
  [17, 'Hej'],
  [18, 'God kväll'],
])('at %i o’clock the greeting is "%s"', (hour, text) => {
  expect(getGreeting(hour)).toBe(text);
});
