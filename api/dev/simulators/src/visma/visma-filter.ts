import { VismaError } from './visma-error';

type Literal = string | number | boolean | null;
type Condition = (record: Readonly<Record<string, unknown>>) => boolean;

const TOKEN = /\s*(\(|\)|'(?:[^']|'')*'|[^\s()]+)/y;

const filterError = (message: string): VismaError =>
  new VismaError('DataModelValidationError', `$filter: ${message}`);

const tokenize = (filter: string): string[] => {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < filter.trimEnd().length) {
    const found = TOKEN.exec(filter);
    if (found?.[1] === undefined) throw filterError('has a syntax error');
    tokens.push(found[1]);
  }
  return tokens;
};

const toLiteral = (token: string): Literal => {
  if (token.startsWith("'")) return token.slice(1, -1).replaceAll("''", "'");
  if (token === 'true' || token === 'false') return token === 'true';
  if (token === 'null') return null;
  const value = Number(token);
  // Dates and GUIDs are written without quotes, and are compared as text.
  return Number.isNaN(value) ? token : value;
};

type Comparator = (left: unknown) => number | undefined;

/** Returns a function that compares a value with the literal: negative, zero, positive, or undefined if they cannot be compared. */
const createComparator = (literal: Literal): Comparator => {
  if (typeof literal === 'number') return (left) => (typeof left === 'number' ? left - literal : undefined);
  if (typeof literal !== 'string') return (left) => (left === literal ? 0 : undefined);
  const instant = /^\d{4}-\d{2}-\d{2}(T|$)/.test(literal) ? Date.parse(literal) : Number.NaN;
  const lower = literal.toLowerCase();
  return (left) => {
    if (typeof left !== 'string') return undefined;
    if (!Number.isNaN(instant)) {
      const difference = Date.parse(left) - instant;
      return Number.isNaN(difference) ? undefined : difference;
    }
    const text = left.toLowerCase();
    if (text === lower) return 0;
    return text < lower ? -1 : 1;
  };
};
const operators: Readonly<Record<string, (difference: number | undefined) => boolean>> = {
  eq: (difference) => difference === 0,
  ne: (difference) => difference !== 0,
  gt: (difference) => difference !== undefined && difference > 0,
  ge: (difference) => difference !== undefined && difference >= 0,
  lt: (difference) => difference !== undefined && difference < 0,
  le: (difference) => difference !== undefined && difference <= 0,
};

/**
 * Reads an OData filter: comparisons of one property with a literal, joined by `and`, `or` and brackets. Throws for a property
 * that is not in `properties`, as the service does.
 */
export const readFilter = (filter: string, properties: readonly string[]): Condition => {
  const tokens = tokenize(filter);
  let index = 0;
  const next = (): string => {
    const token = tokens[index];
    if (token === undefined) throw filterError('ends too early');
    index += 1;
    return token;
  };
  const readComparison = (): Condition => {
    if (tokens[index] === '(') {
      next();
      const inner = readOr();
      if (next() !== ')') throw filterError('a bracket is not closed');
      return inner;
    }
    const property = next();
    if (!properties.includes(property)) throw filterError(`the property ${property} cannot be used`);
    const operator = operators[next()];
    if (operator === undefined) throw filterError('the operator is unknown');
    const compare = createComparator(toLiteral(next()));
    return (record) => operator(compare(record[property] ?? null));
  };
  const readAnd = (): Condition => {
    const conditions = [readComparison()];
    while (tokens[index] === 'and') {
      next();
      conditions.push(readComparison());
    }
    return (record) => conditions.every((condition) => condition(record));
  };
  const readOr = (): Condition => {
    const conditions = [readAnd()];
    while (tokens[index] === 'or') {
      next();
      conditions.push(readAnd());
    }
    return (record) => conditions.some((condition) => condition(record));
  };
  const condition = readOr();
  if (index < tokens.length) throw filterError('has unexpected text at its end');
  return condition;
};
