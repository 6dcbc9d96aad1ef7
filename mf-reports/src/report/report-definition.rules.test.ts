import type { ReportField } from '@husrum/contract/report';
import { dropUnknownFields, emptyReportDefinition, isComplete, moveItem } from './report-definition.rules';

const definition = {
  model: 'lease',
  relationships: ['tenant'],
  fields: ['lease.start', 'tenant.name'],
  filters: [{ field: 'tenant.name', operator: 'like' as const, value: 'Åsa & co' }],
};
const availableFields: ReportField[] = [{ key: 'lease.start', label: 'Start', type: 'datetime' }];

test('drops fields and filters that the model lacks', () => {
  expect(dropUnknownFields(definition, availableFields)).toEqual({
    ...definition,
    fields: ['lease.start'],
    filters: [],
  });
});

test('a definition is complete with a model and a column', () => {
  expect(isComplete(definition)).toBe(true);
  expect(isComplete({ ...definition, fields: [] })).toBe(false);
  expect(isComplete(emptyReportDefinition)).toBe(false);
});

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [7, 0, 'abc'],
])('moving %i to %i gives %s', (from, to, result) => {
  expect(moveItem(['a', 'b', 'c'], from, to).join('')).toBe(result);
});
