import type { EventType } from './event.choices';

export const eventTypeLabel: Readonly<Record<EventType, string>> = {
  INFO: 'Info',
  WARNING: 'Varning',
  IMPORTANT: 'Viktig',
  OTHER: 'Annat',
};

/** The answer to events of another kind of row. */
export const eventOwnersOnly =
  'Händelser skrivs på ett objekt eller en uthyrning, inte på en hyresgäst eller ett företag.';
