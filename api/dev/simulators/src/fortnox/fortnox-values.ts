import type { Fields } from './fortnox-records';

export const toKronor = (ore: number): number => ore / 100;

/** An object with the same value for each of the names, which are separated by spaces. */
export const fillFields = (names: string, value: unknown): Fields =>
  Object.fromEntries(names.split(' ').map((name) => [name, value]));

/** The fields that are not null. A field that was written as null has its default value in the response. */
export const withoutNulls = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
