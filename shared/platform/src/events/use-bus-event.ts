import type { EventName, Events } from '@husrum/contract/bus';
import { bus } from '@husrum/event-bus';
import { useEffect, useEffectEvent } from 'react';

/** Hears an event as long as the component is on the screen. */
export const useBusEvent = <N extends EventName>(name: N, hear: (payload: Events[N]) => void): void => {
  const onFact = useEffectEvent(hear);
  useEffect(() => {
    const listening = bus.on(name).subscribe((payload) => onFact(payload));
    return () => listening.unsubscribe();
  }, [name]);
};
