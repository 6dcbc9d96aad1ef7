import { existsSync, readFileSync } from 'node:fs';
import { replacePrivateFile } from '@husrum/api-platform/testing';

/** The state of the file, or the empty one. Throws for an unreadable file, instead of losing the state. */
export const readSimulatorState = <T>(
  file: string | undefined,
  empty: T,
  isState: (value: unknown) => value is T,
): T => {
  if (file === undefined || !existsSync(file)) return empty;
  const state: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isState(state)) throw new Error(`${file} is not the state of this simulator`);
  return state;
};

export const writeSimulatorState = (file: string | undefined, state: unknown): void => {
  if (file === undefined) return;
  replacePrivateFile(file, JSON.stringify(state));
};

/** Whether the value is an object whose properties of these names are arrays. */
export const hasArrays = (value: unknown, names: readonly string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  names.every((key) => Array.isArray(Object.entries(value).find(([name]) => name === key)?.[1]));
