import { textOf, type UnknownRecord } from '../unknown-record';
import { fortnoxErrors } from './fortnox-error';
import type { Fields } from './fortnox-records';

const MAX_LIMIT = 500;
const DEFAULT_LIMIT = 100;
const commonParameters = ['page', 'limit', 'offset', 'lastmodified', 'sortby', 'sortorder', 'filter'];

const readWholeNumber = (query: UnknownRecord, name: string, fallback: number): number => {
  const text = textOf(query, name);
  if (text === null) return fallback;
  if (!/^\d{1,9}$/.test(text)) throw fortnoxErrors.invalidParameter();
  return Number(text);
};

/** Throws if the query has a parameter that the list does not have. */
export const requireKnownParameters = (query: UnknownRecord, names: readonly string[]): void => {
  for (const name of Object.keys(query))
    if (![...commonParameters, ...names].includes(name)) throw fortnoxErrors.invalidParameter();
};

const stockholmMinute = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  dateStyle: 'short',
  timeStyle: 'short',
});
/** Whether the record was changed at or after `lastmodified`, which is local time as YYYY-MM-DD HH:MM. */
export const wasModifiedSince = (query: UnknownRecord, modifiedAt: string): boolean => {
  const since = textOf(query, 'lastmodified');
  if (since === null) return true;
  if (!/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}(:\d{2})?)?$/.test(since)) throw fortnoxErrors.invalidParameter();
  return stockholmMinute.format(new Date(modifiedAt)) >= since.slice(0, 16);
};

/** Whether the value contains the text of the filter, ignoring case. */
export const matches = (query: UnknownRecord, name: string, value: string): boolean => {
  const searchText = textOf(query, name);
  return searchText === null || value.toLowerCase().includes(searchText.toLowerCase());
};

/** One page of the list, with the vendor's meta information. */
export const toPage = <T>(
  found: readonly T[],
  query: UnknownRecord,
  name: string,
  toItem: (one: T) => Fields,
): Fields => {
  const limit = readWholeNumber(query, 'limit', DEFAULT_LIMIT);
  const page = readWholeNumber(query, 'page', 1);
  if (limit < 1 || limit > MAX_LIMIT || page < 1) throw fortnoxErrors.invalidParameter();
  const start = (page - 1) * limit + readWholeNumber(query, 'offset', 0);
  // After the last page the total is 0, as recorded responses show.
  const total = start > 0 && start >= found.length ? 0 : found.length;
  return {
    MetaInformation: {
      '@TotalResources': total,
      '@TotalPages': Math.ceil(total / limit),
      '@CurrentPage': page,
    },
    [name]: found.slice(start, start + limit).map(toItem),
  };
};
