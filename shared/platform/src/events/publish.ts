import type { BusEvent } from '@husrum/contract/bus';
import { bus } from '@husrum/event-bus';

/** Publishes an event that no mutation causes. Mutations publish through `useApiMutation`. */
export const publish = (event: BusEvent): void => bus.publish(event);
