import { columnsOf, everyColumnOf, modelOf, reportModels } from './catalogue';
import { leaseModel } from './models/lease-model.store';

test.each(reportModels.map((model) => [model.key, model] as const))(
  '%s: every key and label is its own',
  (_key, model) => {
    const columns = everyColumnOf(model);
    expect(new Set(columns.map(({ key }) => key)).size).toBe(columns.length);
    expect(new Set(columns.map(({ label }) => label)).size).toBe(columns.length);
  },
);

test('an enum, and nothing else, has values to choose from', () => {
  const columns = reportModels.flatMap(everyColumnOf);
  const enums = columns.filter(({ type }) => type === 'enum');
  expect(enums.length).toBeGreaterThan(0);
  expect(columns.filter(({ options }) => options)).toEqual(enums);
});

test('fields of a relationship come along with it and say whose they are', () => {
  const without = columnsOf(leaseModel, []).map(({ label }) => label);
  const along = columnsOf(leaseModel, ['tenant']).map(({ label }) => label);
  expect(without).not.toContain('Primär hyresgäst: Namn');
  expect(along).toEqual(expect.arrayContaining([...without, 'Primär hyresgäst: Namn']));
});

test('a model that is not there is not found', () => {
  expect(modelOf('user_account')).toBeUndefined();
});
