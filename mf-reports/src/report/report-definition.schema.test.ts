import { emptyReportDefinition } from './report-definition.rules';
import { parseReportDefinition, serializeReportDefinition } from './report-definition.schema';

const definition = {
  model: 'lease',
  relationships: ['tenant'],
  fields: ['lease.start', 'tenant.name'],
  filters: [{ field: 'tenant.name', operator: 'like' as const, value: 'Åsa & co' }],
};

test('parses what it has serialized', () => {
  expect(parseReportDefinition(serializeReportDefinition(definition))).toEqual(definition);
  expect(serializeReportDefinition(emptyReportDefinition)).toBeUndefined();
});

test.each([
  undefined,
  '',
  'nonsense',
  '[]',
  '{"fields":7}',
  '{"model":"lease","filters":[{"field":"a","operator":"??"}]}',
])('parses %p as an empty report', (text) => {
  expect(parseReportDefinition(text)).toEqual(emptyReportDefinition);
});
