import * as yup from 'yup';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The paths of the fields that the schema does not declare: `tasks[0].key`. An object without declared fields is a free map. */
export const findUndeclared = (schema: unknown, value: unknown, path: string): readonly string[] => {
  if (schema instanceof yup.ArraySchema && Array.isArray(value))
    return value.flatMap((item, index) => findUndeclared(schema.innerType, item, `${path}[${index}]`));
  if (!isObject(value)) return [];
  if (schema !== undefined && !(schema instanceof yup.ObjectSchema)) return [];
  const fields: Record<string, unknown> = schema?.fields ?? {};
  if (path !== '' && Object.keys(fields).length === 0) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const place = path === '' ? name : `${path}.${name}`;
    return Object.hasOwn(fields, name) ? findUndeclared(fields[name], inner, place) : [place];
  });
};
