import { descriptions } from './visma-description.test-data';
import { operations } from './visma-operations.test-data';

interface Field {
  readonly type: string;
  /** The name of the description of a list's items or of an object. */
  readonly of: string | undefined;
  readonly maxLength: number;
  readonly isRequired: boolean;
}
const FIELD = /^(\w+):(list|object|\w+?)(?::(\w+))?(?:<=(\d+))?(!)?$/;

const parseFields = (name: string): ReadonlyMap<string, Field> => {
  const fields = new Map<string, Field>();
  for (const fieldText of descriptions[name]?.trim().split(/\s+/) ?? []) {
    const [, field = '', type = '', of, maxLength, required] = FIELD.exec(fieldText) ?? [];
    fields.set(field, { type, of, maxLength: Number(maxLength ?? Infinity), isRequired: required === '!' });
  }
  return fields;
};
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const GUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const hasType: Readonly<Record<string, (value: unknown) => boolean>> = {
  uuid: (value) => typeof value === 'string' && GUID.test(value),
  string: (value) => typeof value === 'string',
  bool: (value) => typeof value === 'boolean',
  int: Number.isInteger,
  number: (value) => typeof value === 'number',
  date: (value) =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value)),
  list: Array.isArray,
  object: isObject,
};

/** The deviations of a value from its description, as texts. In a complete value, required fields must be set. */
export const problemsOf = (
  name: string,
  value: unknown,
  options: { readonly isComplete: boolean },
  path = name,
): string[] => {
  const fields = parseFields(name);
  if (fields.size === 0) return [];
  if (!isObject(value)) return [`${path} is no object`];
  const problems: string[] = [];
  for (const [key, given] of Object.entries(value)) {
    const field = fields.get(key);
    if (field === undefined) problems.push(`${path}.${key} is not described`);
    else if (given === null) continue;
    else if (hasType[field.type]?.(given) !== true) problems.push(`${path}.${key} is no ${field.type}`);
    else if (typeof given === 'string' && given.length > field.maxLength)
      problems.push(`${path}.${key} is too long`);
    else if (field.type === 'object')
      problems.push(...problemsOf(field.of ?? '', given, options, `${path}.${key}`));
    else if (Array.isArray(given))
      for (const one of given) problems.push(...problemsOf(field.of ?? '', one, options, `${path}.${key}[]`));
  }
  if (options.isComplete)
    for (const [key, { isRequired }] of fields)
      if (isRequired && (value[key] === undefined || value[key] === null || value[key] === ''))
        problems.push(`${path}.${key} is missing`);
  return problems;
};

interface Exchange {
  readonly method: string;
  /** A route: parameters are written as `:name`. */
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly answer: unknown;
}
const LIST_QUERY = ['$filter', '$page', '$pagesize', '$orderby', '$select', 'modifiedSinceUtc'];

const findOperation = ({ method, path }: Pick<Exchange, 'method' | 'path'>) => {
  const describedPath = path.replace(/:\w+/g, '{id}');
  return operations.find((one) => one.method === method && one.path === describedPath);
};
const unexpectedBodyProblems = ({ path, body }: Exchange): string[] =>
  body === undefined || body === null ? [] : [`${path} takes no body`];

export const requestProblems = (exchange: Exchange): string[] => {
  const operation = findOperation(exchange);
  if (operation === undefined) return [`${exchange.method} ${exchange.path} is not described`];
  const { body, query = [], answer = '' } = operation;
  const knownParameters = answer.startsWith('list:') ? [...query, ...LIST_QUERY] : query;
  const unknownParameters = Object.keys(exchange.query).filter((name) => !knownParameters.includes(name));
  return [
    ...unknownParameters.map((name) => `${exchange.path}?${name} is not described`),
    ...(body === undefined
      ? unexpectedBodyProblems(exchange)
      : problemsOf(body, exchange.body, { isComplete: true })),
  ];
};
export const answerProblems = (exchange: Exchange): string[] => {
  const { answer } = findOperation(exchange) ?? {};
  if (answer === undefined) return [];
  if (!answer.startsWith('list:')) return problemsOf(answer, exchange.answer, { isComplete: false });
  if (!isObject(exchange.answer) || !Array.isArray(exchange.answer.Data))
    return [`${exchange.path} is no list`];
  return [
    ...problemsOf('PaginationMetadata', exchange.answer.Meta, { isComplete: true }),
    ...exchange.answer.Data.flatMap((one) =>
      problemsOf(answer.slice('list:'.length), one, { isComplete: false }),
    ),
  ];
};
