import type { Call } from '../core/call';
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
