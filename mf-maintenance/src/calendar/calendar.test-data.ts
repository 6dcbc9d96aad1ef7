import type { CalendarFeed, DueInspection, Move } from '@husrum/contract/calendar';

const instant = '2026-11-20T08:00:00.000Z';

export const makeMove = (overrides: Partial<Move> = {}): Move => ({
  kind: 'MOVE_IN',
  lease_id: 31,
  date: '2026-11-18',
  entity: { id: 4, name: 'Lgh 1102', house: 'Kv. Eken' },
  company: { id: 1, name: 'Holms Fastigheter AB' },
  address: 'Storgatan 1, Örebro',
  tenant: { id: 3, name: 'Anna Andersson' },
  updated_at: instant,
  ...overrides,
});

export const makeDueInspection = (overrides: Partial<DueInspection> = {}): DueInspection => ({
  kind: 'VENTILATION',
  date: '2026-11-19',
  overdue: false,
  title: 'Obligatorisk ventilationskontroll (OVK)',
  entity: { id: 4, name: 'Kv. Eken' },
  company: { id: 1, name: 'Holms Fastigheter AB' },
  ...overrides,
});

export const makeFeed = (overrides: Partial<CalendarFeed> = {}): CalendarFeed => ({
  url: 'https://husrum.example/api/calendar/hemlig.ics',
  created_at: instant,
  read_at: null,
  ...overrides,
});
