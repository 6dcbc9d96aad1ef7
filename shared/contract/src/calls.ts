import type { Call } from './core/call';
import * as calls from './nouns';

export type Noun = keyof typeof calls;

export interface NamedCall {
  readonly noun: string;
  readonly name: string;
  readonly call: Call;
}
export const allCalls: readonly NamedCall[] = Object.entries(calls).flatMap(([noun, ofNoun]) =>
  Object.entries(ofNoun).map(([name, described]): NamedCall => ({ noun, name, call: described })),
);

/** Method and path, not the object itself, identify a call: every bundle has its own copy of the contract. */
const names = new Map(allCalls.map((named) => [`${named.call.method} ${named.call.path}`, named]));

/** Where a call stands in the registry: `['lease', 'detail']`. Query keys begin with it. */
export const keyOf = (described: Call): readonly [noun: string, name: string] => {
  const named = names.get(`${described.method} ${described.path}`);
  if (named === undefined)
    throw new Error(`${described.method} ${described.path} is not in the registry of calls`);
  return [named.noun, named.name];
};
