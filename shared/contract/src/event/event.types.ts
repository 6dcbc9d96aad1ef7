export const eventTypes = ['INFO', 'WARNING', 'IMPORTANT', 'OTHER'] as const;
export type EventType = (typeof eventTypes)[number];
export const eventTypeLabel: Readonly<Record<EventType, string>> = {
  INFO: 'Info',
  WARNING: 'Varning',
  IMPORTANT: 'Viktig',
  OTHER: 'Annat',
};

/** What a note can be written on. */
export const eventOwners = ['entity', 'lease'] as const;
export type EventOwner = (typeof eventOwners)[number];
export const isEventOwner = (value: string): value is EventOwner =>
  eventOwners.some((owner) => owner === value);
