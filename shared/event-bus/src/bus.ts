import type { BusEvent, EventName, Events } from '@husrum/contract/bus';
import { filter, map, type Observable, Subject } from 'rxjs';

export interface BusMessage {
  readonly name: EventName;
  readonly payload: Events[EventName];
}

const messages = new Subject<BusMessage>();

/** Delivers an event to the current subscribers, in subscription order. Nothing is replayed to later ones. */
export const bus = {
  publish: (event: BusEvent): void => messages.next(event),
  on: <N extends EventName>(name: N): Observable<Events[N]> =>
    messages.pipe(
      filter((message): message is BusMessage & { readonly payload: Events[N] } => message.name === name),
      map((message) => message.payload),
    ),
  all: (): Observable<BusMessage> => messages.asObservable(),
} as const;
