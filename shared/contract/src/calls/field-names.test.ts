import * as yup from 'yup';
import { fieldName, fieldNames } from './field-names';
import { allCalls } from './index';

interface Field {
  /** `accountingSync.linkCustomers links[].customer_id` */
  readonly place: string;
  readonly name: string;
  readonly label: string | undefined;
}

const listFields = (field: yup.SchemaFieldDescription, path: string, call: string): Field[] => {
  if (!('tests' in field)) return [];
  const own = path === '' ? [] : [{ place: `${call} ${path}`, name: path, label: field.label }];
  const inner =
    'fields' in field
      ? Object.entries(field.fields).flatMap(([name, one]) =>
          listFields(one, path === '' ? name : `${path}.${name}`, call),
        )
      : [];
  const items =
    'innerType' in field
      ? [field.innerType ?? []].flat().flatMap((one) => listFields(one, `${path}[]`, call))
      : [];
  return [...own, ...inner, ...items];
};

const fields: readonly Field[] = allCalls.flatMap(({ noun, name, call }) =>
  [call.query, call.body].flatMap((schema) =>
    schema instanceof yup.Schema ? listFields(schema.describe(), '', `${noun}.${name}`) : [],
  ),
);
const isUnlabelled = ({ label }: Field): boolean => label === undefined;
/** An item of a list is named as its list. */
const listNames = new Set(fields.filter(({ label }) => label !== undefined).map(({ place }) => `${place}[]`));

test('every field that a caller can send has a Swedish name, without technical characters', () => {
  const unnamed = fields
    .filter(isUnlabelled)
    .filter(({ place, name }) => fieldName(name) === undefined && !listNames.has(place));
  expect(unnamed.map(({ place }) => place)).toEqual([]);
  const names = fields.map(({ label, name }) => label ?? fieldName(name) ?? 'Fältet');
  expect(names.filter((name) => !/^[A-ZÅÄÖ][^_[\]{}]+$/.test(name))).toEqual([]);
});

test('every name here is of a field without a label', () => {
  const used = new Set(
    fields.filter(isUnlabelled).map(({ name }) => name.replace(/\[\]$/, '').split('.').at(-1)),
  );
  expect(Object.keys(fieldNames).filter((name) => !used.has(name))).toEqual([]);
});
