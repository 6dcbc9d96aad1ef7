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
  const list = toDoList({ ...none, ticket_new: 1, invoicebase_error: 2 });
  expect(list.map(({ count, text, to }) => [count, text, to])).toEqual([
    [2, 'hyresavier kräver åtgärd', '/invoicebase/status/error'],
    [1, 'nytt ärende', '/ticket/status/new'],
  ]);
  expect(toDoSentence(list)).toBe('3 saker att göra.');
});

test('nothing to do is said in words', () => {
  expect(toDoSentence(toDoList(none))).toBe('Inget väntar på dig just nu.');
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
