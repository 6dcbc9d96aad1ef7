import type { Call } from '../core/call';
import * as calls from './calls-by-noun';

export type Noun = keyof typeof calls;

export interface NamedCall {
  readonly noun: string;
  readonly name: string;
  readonly call: Call;
}
export const allCalls: readonly NamedCall[] = Object.entries(calls).flatMap(([noun, nounCalls]) =>
  Object.entries(nounCalls).map(([name, call]): NamedCall => ({ noun, name, call })),
);
