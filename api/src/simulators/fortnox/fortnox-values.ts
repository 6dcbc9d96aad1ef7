import type { Fields } from './fortnox-records';

export const kronor = (ore: number): number => ore / 100;

/** Each of the names, parted by spaces, with the same value. */
export const filled = (names: string, value: unknown): Fields =>
  Object.fromEntries(names.split(' ').map((name) => [name, value]));

/** What is not null: a null in a request leaves the value as it is. */
export const withoutNulls = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
