import { createReportModels, findReportModel, listAllColumns, listColumns } from './report-models';

const noTypeFields = [] as const;
const reportModels = createReportModels(noTypeFields);

test.each(reportModels.map((model) => [model.key, model] as const))(
  'the columns of %s with all its relationships have unique keys and unique labels',
  (_key, model) => {
    const columns = listAllColumns(model);
    expect(new Set(columns.map(({ key }) => key)).size).toBe(columns.length);
    expect(new Set(columns.map(({ label }) => label)).size).toBe(columns.length);
  },
);

test.each(
  reportModels.flatMap((model) =>
    model.relationships.map((relationship) => [model.key, relationship.key, relationship] as const),
  ),
)(
  'the columns of the relationship from %s to %s belong to the last table that it joins',
  (_model, _key, { joins, columns }) => {
    const alias = joins.at(-1)?.alias;
    expect(columns.map(({ key }) => key.split('.')[0])).toEqual(columns.map(() => alias));
  },
);

test('only enums have options', () => {
  const columns = reportModels.flatMap(listAllColumns);
  const enums = columns.filter(({ type }) => type === 'enum');
  expect(enums.length).toBeGreaterThan(0);
  expect(columns.filter(({ options }) => options)).toEqual(enums);
});

test('the labels of the columns of a relationship begin with the label of the relationship', () => {
  const [leaseModel] = reportModels;
  if (!leaseModel) throw new Error('No models');
  const ownLabels = listColumns(leaseModel, []).map(({ label }) => label);
  const labels = listColumns(leaseModel, ['tenant']).map(({ label }) => label);
  expect(ownLabels).not.toContain('Primär hyresgäst: Namn');
  expect(labels).toEqual(expect.arrayContaining([...ownLabels, 'Primär hyresgäst: Namn']));
});

test('a table that is not a report model is not found', () => {
  expect(findReportModel(reportModels, 'user_account')).toBeUndefined();
});
