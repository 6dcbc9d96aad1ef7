import type { UnknownRecord } from '../unknown-record';
import { VismaError } from './visma-error';
import { readFilter } from './visma-filter';
import type { Books, VismaState } from './visma-state';

export interface VismaContext {
  readonly state: VismaState;
  readonly books: Books;
  readonly now: Date;
  /** The day in the time zone of the company. */
  readonly today: string;
  /** The base URL of files. */
  readonly url: string;
  readonly params: UnknownRecord;
  readonly query: UnknownRecord;
  readonly body: unknown;
}
export interface VismaRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path after the version, with parameters as in Fastify. */
  readonly path: string;
  /** The scopes, of which one is enough. */
  readonly scopes: readonly string[];
  /** Query parameters besides those of lists. */
  readonly query?: readonly string[];
  /** The properties that a list can be filtered by. */
  readonly filters?: readonly string[];
  run(context: VismaContext): unknown;
}

export const sales = ['ea:sales', 'ea:sales_readonly'];
export const salesWrite = ['ea:sales'];
export const accounting = ['ea:accounting', 'ea:accounting_readonly'];
export const purchase = ['ea:purchase', 'ea:purchase_readonly'];

export const LIST_QUERY = ['$filter', '$page', '$pagesize', '$orderby', '$select'];
const DEFAULT_PAGE_SIZE = 50;
const MAX_PAGE_SIZE = 1000;

const readPositiveInteger = (value: unknown, fallback: number, name: string, maximum: number): number => {
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1 || number > maximum)
    throw new VismaError('DataModelValidationError', `${name} is out of range`);
  return number;
};
const compare = (left: unknown, right: unknown): number => {
  if (left === right) return 0;
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return String(left ?? '') < String(right ?? '') ? -1 : 1;
};

/** One page of the records, filtered and sorted by the query, in the envelope of lists. */
export const toPage = (
  records: Iterable<object>,
  { query, now }: Pick<VismaContext, 'query' | 'now'>,
  filters: readonly string[],
) => {
  const page = readPositiveInteger(query.$page, 1, '$page', Number.MAX_SAFE_INTEGER);
  const size = readPositiveInteger(query.$pagesize, DEFAULT_PAGE_SIZE, '$pagesize', MAX_PAGE_SIZE);
  let found = [...records];
  if (typeof query.$filter === 'string') {
    const matches = readFilter(query.$filter, filters);
    found = found.filter((record) => matches({ ...record }));
  }
  if (typeof query.$orderby === 'string') {
    const [property = '', direction = 'asc'] = query.$orderby.split(' ');
    if (!filters.includes(property) || !['asc', 'desc'].includes(direction))
      throw new VismaError('DataModelValidationError', `$orderby cannot be ${query.$orderby}`);
    const sign = direction === 'desc' ? -1 : 1;
    const readProperty = (record: object): unknown =>
      Object.entries(record).find(([name]) => name === property)?.[1];
    found.sort((left, right) => sign * compare(readProperty(left), readProperty(right)));
  }
  return {
    Meta: {
      CurrentPage: page,
      PageSize: size,
      TotalNumberOfPages: Math.ceil(found.length / size),
      TotalNumberOfResults: found.length,
      ServerTimeUtc: now.toISOString(),
    },
    Data: found.slice((page - 1) * size, page * size),
  };
};

/** A route that returns a list, which can be filtered by the properties in `filters`. */
export const listRoute = (
  path: string,
  scopes: readonly string[],
  filters: readonly string[],
  records: (context: VismaContext) => Iterable<object>,
): VismaRoute => ({
  method: 'GET',
  path,
  scopes,
  filters,
  run: (context) => toPage(records(context), context, filters),
});

export const requireById = <T>(map: ReadonlyMap<string, T>, id: unknown, objectName: string): T => {
  const found = map.get(String(id));
  if (found === undefined) throw new VismaError('ResourceNotFound', `${objectName} was not found`);
  return found;
};
