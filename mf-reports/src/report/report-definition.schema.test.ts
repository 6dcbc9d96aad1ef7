import { emptyReportDefinition } from './report-definition.rules';
import { parseReportDefinition, serializeReportDefinition } from './report-definition.schema';

const definition = {
  model: 'lease',
  relationships: ['tenant'],
  fields: ['lease.start', 'tenant.name'],
  filters: [{ field: 'tenant.name', operator: 'like' as const, value: 'Åsa & co' }],
  sort: [{ field: 'lease.start', direction: 'desc' as const }],
  group_by: ['tenant.name'],
  aggregates: [{ field: null, function: 'count' as const }],
  chart: { type: 'bar' as const, value: 'count' },
};

test('parses a serialized definition', () => {
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

test('parses a definition of an older link, which has no sort, groups, aggregates and chart', () => {
  const { sort: _sort, group_by: _groups, aggregates: _aggregates, chart: _chart, ...older } = definition;
  expect(parseReportDefinition(JSON.stringify(older))).toEqual({
    ...older,
    sort: [],
    group_by: [],
    aggregates: [],
  });
});
