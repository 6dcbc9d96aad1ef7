import type { EventRow } from '@husrum/contract/event';

const createdAt = '2026-11-02T08:00:00.000Z';

export const makeEvent = (overrides: Partial<EventRow> = {}): EventRow => ({
  id: 21,
  title: 'Vattenläcka',
  type: 'IMPORTANT',
  date: Date.parse('2026-11-02T08:00:00Z') / 1000,
  description: 'Stammen är <b>lagad</b>.',
  eventable_type: 'entity',
  eventable_id: 6,
  author_name: 'Karin Holm',
  created_at: createdAt,
  updated_at: createdAt,
  ...overrides,
});
