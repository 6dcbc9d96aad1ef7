import type { EventName, Events, Fact } from '@husrum/contract/bus';
import { filter, map, type Observable, Subject } from 'rxjs';

export interface Heard {
  readonly name: EventName;
  readonly payload: Events[EventName];
}

const facts = new Subject<Heard>();

/** What happened, told to whoever listens now, in the order they began to listen. Nobody answers and nothing is kept. */
export const bus = {
  publish: <N extends EventName>(name: N, payload: Events[N]): void => facts.next({ name, payload }),
  tell: (fact: Fact): void => facts.next(fact),
  on: <N extends EventName>(name: N): Observable<Events[N]> =>
    facts.pipe(
      filter((heard): heard is Heard & { readonly payload: Events[N] } => heard.name === name),
      map((heard) => heard.payload),
    ),
  all: (): Observable<Heard> => facts.asObservable(),
} as const;
