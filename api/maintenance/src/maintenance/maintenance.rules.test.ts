import { findChangedFields } from './derived-fields.rules';
import { dayOf, nextScheduledAt, startOfDay } from './maintenance.rules';
import { compareTaskLists } from './task-list.rules';

const completed = new Date('2026-11-20T14:30:00Z');

test('the next activity is counted from the day of completion, at the same time of day', () => {
  expect(nextScheduledAt(completed, '2026-11-02T08:30:00Z', 7)).toBe('2026-11-27T08:30:00.000Z');
});

test('the next activity keeps its local time across daylight saving', () => {
  // 09:30 in Sweden is 08:30 UTC in winter and 07:30 UTC in summer.
  expect(nextScheduledAt(completed, '2026-11-02T08:30:00Z', 200)).toBe('2027-06-08T07:30:00.000Z');
});

test('an activity that was not scheduled is followed by one on a day, without a time', () => {
  expect(nextScheduledAt(completed, null, 1)).toBe('2026-11-20T23:00:00.000Z');
});

test('work that is finished shortly before midnight in Sweden belongs to that day', () => {
  expect(nextScheduledAt(new Date('2026-11-20T22:59:00Z'), null, 1)).toBe('2026-11-20T23:00:00.000Z');
  expect(nextScheduledAt(new Date('2026-11-20T23:01:00Z'), null, 1)).toBe('2026-11-21T23:00:00.000Z');
});

test('converts between instants and days', () => {
  expect(dayOf('2026-11-20T23:00:00Z')).toBe('2026-11-21');
  expect(startOfDay('2026-07-01')).toBe('2026-06-30T22:00:00.000Z');
});

test('compares two lists of tasks: kept, added and removed ones, in the new order', () => {
  const wanted = [
    { id: null, task: 'Ny' },
    { id: 3, task: 'Tre' },
    { id: 1, task: 'Ett' },
  ];
  expect(compareTaskLists([1, 2, 3], wanted)).toEqual({
    added: [{ task: 'Ny', position: 0 }],
    kept: [
      { id: 3, task: 'Tre', position: 1 },
      { id: 1, task: 'Ett', position: 2 },
    ],
    removedIds: [2],
    unknownIds: [],
  });
});

test('returns ids that the list does not have, and those that are given twice', () => {
  const wanted = [9, 1, 1].map((id) => ({ id, task: 'Uppgift' }));
  expect(compareTaskLists([1], wanted).unknownIds).toEqual([9, 1]);
});

const template = { title: 'Rond', description: 'Varje vecka', reschedule_in: 7, tasks: ['Lampor', 'Dörrar'] };
const nothing = { title: null, description: null, reschedule_in: null, tasks: [] };

test('fields that are left out, or the same as in the template, do not differ from it', () => {
  expect(findChangedFields(nothing, template)).toEqual([]);
  const tasks = template.tasks.map((task) => ({ id: null, task }));
  expect(findChangedFields({ ...template, tasks }, template)).toEqual([]);
});

test('finds each field that differs from the template', () => {
  const tasks = [{ id: null, task: 'Lampor' }];
  expect(findChangedFields({ title: 'Annat', description: 'Ny', reschedule_in: 8, tasks }, template)).toEqual(
    ['title', 'description', 'reschedule_in', 'tasks'],
  );
  const swapped = [...template.tasks].reverse().map((task) => ({ id: null, task }));
  expect(findChangedFields({ ...nothing, tasks: swapped }, template)).toEqual(['tasks']);
});
