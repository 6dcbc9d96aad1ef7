import * as yup from 'yup';
import { allCalls } from '../calls';
import { amount, date, fee, optionalDate, optionalMonth, quantity } from './fields';
import { MAX_AMOUNT_SEK, MAX_DATE, MAX_FEE_SEK, MIN_DATE } from './limits';

const errorTextOf = (
  schema: { validateSync(value: unknown): unknown },
  value: unknown,
): string | undefined => {
  try {
    schema.validateSync(value);
    return undefined;
  } catch (error) {
    return error instanceof yup.ValidationError ? error.message : String(error);
  }
};

test.each(['0001-01-01', '1900-01-01', '1949-12-31'])('%s is too early for a date field', (day) => {
  expect(errorTextOf(date('Startdatum'), day)).toBe('Startdatum kan vara tidigast 1950-01-01');
  expect(errorTextOf(optionalDate('Till'), day)).toBe('Till kan vara tidigast 1950-01-01');
});
test.each(['2200-01-01', '9999-12-31'])('%s is too late for a date field', (day) => {
  expect(errorTextOf(date('Slutdatum'), day)).toBe('Slutdatum kan vara senast 2199-12-31');
});
test('accepts the first and the last permitted day and the last permitted month, and rejects the month after that', () => {
  for (const day of [MIN_DATE, MAX_DATE]) expect(errorTextOf(date('Från'), day)).toBeUndefined();
  expect(errorTextOf(optionalMonth('Månad'), '2200-01')).toBe('Månad ska vara mellan 1950-01 och 2199-12');
  expect(errorTextOf(optionalMonth('Månad'), '2199-12')).toBeUndefined();
});
test('amounts, rents and quantities have a highest value, and quantities at most four decimals', () => {
  expect(errorTextOf(amount('Belopp'), MAX_AMOUNT_SEK)).toBeUndefined();
  expect(errorTextOf(amount('Belopp'), MAX_AMOUNT_SEK + 1)).toMatch(/^Belopp får vara högst/);
  expect(errorTextOf(fee('Hyra'), MAX_FEE_SEK + 1)).toMatch(/^Hyra får vara högst/);
  expect(errorTextOf(quantity(), 100_001)).toMatch(/^Antal får vara högst/);
  expect(errorTextOf(quantity(), 0.00001)).toBe('Antal får ha högst fyra decimaler');
});

type Description = ReturnType<yup.Schema['describe']>;
/** Lists the path, the type and the names of the tests of each field of a schema. */
const fieldsOf = (description: yup.SchemaFieldDescription, path: string): [string, string, string[]][] => {
  const tests = 'tests' in description ? description.tests.map(({ name }) => name ?? '') : [];
  if ('oneOf' in description && description.oneOf.length > 0) tests.push('oneOf');
  const own: [string, string, string[]][] = [[path, description.type, tests]];
  const inner =
    'fields' in description
      ? Object.entries(description.fields).flatMap(([name, field]) => fieldsOf(field, `${path}.${name}`))
      : [];
  const item = 'innerType' in description ? description.innerType : undefined;
  const items = [item ?? []].flat().flatMap((one) => fieldsOf(one, `${path}[]`));
  return [...own, ...inner, ...items];
};
const inputFields = allCalls.flatMap(({ noun, name, call }) =>
  [call.query, call.body].flatMap((schema) => {
    const described: Description | undefined = schema instanceof yup.Schema ? schema.describe() : undefined;
    return described ? fieldsOf(described, `${noun}.${name}`) : [];
  }),
);

test('every date in the input of a call has an earliest and a latest day', () => {
  const dates = inputFields.filter(([, , tests]) => tests.includes('day'));
  expect(dates.length).toBeGreaterThan(15);
  expect(dates.filter(([, , tests]) => !tests.includes('earliest') || !tests.includes('latest'))).toEqual([]);
});

test('every number in the input of a call has a highest value or listed values, unless it is an id or a page number', () => {
  const isIdOrPage = (path: string) => /(^|[._])ids?(\[\])?$|_id$|\.page$/.test(path);
  const isLimited = (tests: readonly string[]) => tests.includes('max') || tests.includes('oneOf');
  expect(
    inputFields
      .filter(([path, type, tests]) => type === 'number' && !isIdOrPage(path) && !isLimited(tests))
      .map(([path]) => path),
  ).toEqual([]);
});
