import { reportDefinition } from './report.calls';

const definition = { model: 'lease', fields: ['lease.fee'], group_by: ['lease.state'] };

test('a chart is optional, and has a known type and a value', () => {
  expect(reportDefinition.validateSync(definition).chart).toBeUndefined();
  const chart = { type: 'share', value: 'count' };
  expect(reportDefinition.validateSync({ ...definition, chart }).chart).toEqual(chart);
  const pathOf = (wrong: object): string | undefined => {
    try {
      reportDefinition.validateSync({ ...definition, chart: { ...chart, ...wrong } });
      return undefined;
    } catch (error) {
      return error instanceof Error && 'path' in error ? String(error.path) : undefined;
    }
  };
  expect(pathOf({})).toBeUndefined();
  expect(pathOf({ type: 'pie' })).toBe('chart.type');
  expect(pathOf({ value: ' ' })).toBe('chart.value');
});
