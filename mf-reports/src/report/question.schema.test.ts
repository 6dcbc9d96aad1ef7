import { blank } from './question.rules';
import { readQuestion, writeQuestion } from './question.schema';

const question = {
  model: 'lease',
  relationships: ['tenant'],
  fields: ['lease.start', 'tenant.name'],
  filters: [{ field: 'tenant.name', operator: 'like' as const, value: 'Åsa & co' }],
};

test('a question survives the address', () => {
  expect(readQuestion(writeQuestion(question))).toEqual(question);
  expect(writeQuestion(blank)).toBeUndefined();
});

test.each([
  undefined,
  '',
  'nonsense',
  '[]',
  '{"fields":7}',
  '{"model":"lease","filters":[{"field":"a","operator":"??"}]}',
])('an address that says %p is a blank report', (text) => {
  expect(readQuestion(text)).toEqual(blank);
});
