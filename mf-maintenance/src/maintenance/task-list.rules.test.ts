import { addTaskAfter, toTaskRows } from './task-list.rules';

const rows = toTaskRows([
  { id: 11, task: 'Byt filter' },
  { id: 12, task: 'Mät flöde' },
]);

test('adds an empty task after another, with a key of its own', () => {
  expect(addTaskAfter(rows, 0)).toEqual([
    { key: 1, id: 11, task: 'Byt filter' },
    { key: 3, id: null, task: '' },
    { key: 2, id: 12, task: 'Mät flöde' },
  ]);
  expect(addTaskAfter([], -1)).toEqual([{ key: 1, id: null, task: '' }]);
});
