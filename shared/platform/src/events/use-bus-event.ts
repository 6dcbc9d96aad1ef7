import type { EventName, Events } from '@husrum/contract/bus';
import { bus } from '@husrum/event-bus';
import { useEffect, useEffectEvent } from 'react';

/** Calls `handler` for each event of that name while the component is mounted. */
export const useBusEvent = <N extends EventName>(name: N, handler: (payload: Events[N]) => void): void => {
  const onEvent = useEffectEvent(handler);
  useEffect(() => {
    const subscription = bus.on(name).subscribe((payload) => onEvent(payload));
    return () => subscription.unsubscribe();
  }, [name]);
};
