import type { RunRow } from '@husrum/contract/job-run';
import { greeting, toDoList, toDoSentence } from './to-do.rules';

const none = {
  lease_ending: 0,
  invoicebase_review: 0,
  invoicebase_unpaid: 7,
  invoicebase_ready: 0,
  invoicebase_error: 0,
  invoicebase_overdue: 0,
  ticket_new: 0,
};

test('what is not there is not listed, and the most urgent stands first', () => {
  const list = toDoList({ badges: { ...none, ticket_new: 1, invoicebase_error: 2 } });
  expect(list.map(({ count, text, to }) => [count, text, to])).toEqual([
    [2, 'hyresavier kräver åtgärd', '/invoicebase/status/error'],
    [1, 'nytt ärende', '/ticket/status/new'],
  ]);
  expect(toDoSentence(list)).toBe('3 saker att göra.');
});

const failed = (id: number, error: string | null): RunRow => ({
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

test('a company whose settings are wrong stands first with its reason, once; days without an invoice stand last', () => {
  const failures = [failed(3, 'Bankgiro saknas'), failed(2, 'Bankgiro saknas'), failed(1, null)];
  const list = toDoList({ badges: { ...none, ticket_new: 1 }, failed: failures, unbilled: 2 });
  expect(list.map(({ count, text, to }) => [count, text, to])).toEqual([
    [2, 'körningar misslyckades. Åkerö AB: Bankgiro saknas', '/economy/run?status=FAILED'],
    [1, 'körning misslyckades. Åkerö AB', '/economy/run/1'],
    [1, 'nytt ärende', '/ticket/status/new'],
    [2, 'ofakturerade perioder', '/economy/unbilled'],
  ]);
});

test('nothing to do is said in words', () => {
  expect(toDoSentence(toDoList({ badges: none }))).toBe('Inget väntar på dig just nu.');
});

test.each([
  [4, 'God kväll'],
  [5, 'God morgon'],
  [9, 'Hej'],
  [17, 'Hej'],
  [18, 'God kväll'],
])('at %i one says %s', (hour, text) => {
  expect(greeting(hour)).toBe(text);
});
