import type { ReportField } from '@husrum/contract/report';
import { answerable, blank, isComplete, moved } from './question.rules';

const question = {
  model: 'lease',
  relationships: ['tenant'],
  fields: ['lease.start', 'tenant.name'],
  filters: [{ field: 'tenant.name', operator: 'like' as const, value: 'Åsa & co' }],
};
const known: ReportField[] = [{ key: 'lease.start', label: 'Start', type: 'datetime' }];

test('what the sources cannot answer is not asked', () => {
  expect(answerable(question, known)).toEqual({ ...question, fields: ['lease.start'], filters: [] });
});

test('a model and a column are the least', () => {
  expect(isComplete(question)).toBe(true);
  expect(isComplete({ ...question, fields: [] })).toBe(false);
  expect(isComplete(blank)).toBe(false);
});

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [7, 0, 'abc'],
])('moving %i to %i gives %s', (from, to, result) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(result);
});
