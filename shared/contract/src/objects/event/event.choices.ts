export const eventTypes = ['INFO', 'WARNING', 'IMPORTANT', 'OTHER'] as const;
export type EventType = (typeof eventTypes)[number];
/** The kinds of rows that events belong to. */
export const eventOwners = ['entity', 'lease'] as const;
export type EventOwner = (typeof eventOwners)[number];
export const isEventOwner = (value: string): value is EventOwner =>
  eventOwners.some((owner) => owner === value);
