import type { EventType } from './event.choices';

export const eventTypeLabel: Readonly<Record<EventType, string>> = {
  INFO: 'Info',
  WARNING: 'Varning',
  IMPORTANT: 'Viktig',
  OTHER: 'Annat',
};
