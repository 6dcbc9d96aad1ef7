import { leaseModel } from './models/lease-model.store';
import { findReportModel, listAllColumns, listColumns, reportModels } from './report-models';

test.each(reportModels.map((model) => [model.key, model] as const))(
  '%s: keys and labels are unique',
  (_key, model) => {
    const columns = listAllColumns(model);
    expect(new Set(columns.map(({ key }) => key)).size).toBe(columns.length);
    expect(new Set(columns.map(({ label }) => label)).size).toBe(columns.length);
  },
);

test('only enums have options', () => {
  const columns = reportModels.flatMap(listAllColumns);
  const enums = columns.filter(({ type }) => type === 'enum');
  expect(enums.length).toBeGreaterThan(0);
  expect(columns.filter(({ options }) => options)).toEqual(enums);
});

test('columns of a relationship have its label before theirs', () => {
  const ownLabels = listColumns(leaseModel, []).map(({ label }) => label);
  const labels = listColumns(leaseModel, ['tenant']).map(({ label }) => label);
  expect(ownLabels).not.toContain('Primär hyresgäst: Namn');
  expect(labels).toEqual(expect.arrayContaining([...ownLabels, 'Primär hyresgäst: Namn']));
});

test('an unknown model is undefined', () => {
  expect(findReportModel('user_account')).toBeUndefined();
});
