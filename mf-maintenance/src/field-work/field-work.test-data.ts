import type { WorkItem } from '@husrum/contract/field-work';

export const makeWorkItem = (overrides: Partial<WorkItem> = {}): WorkItem => ({
  type: 'maintenance',
  id: 7,
  title: 'Trapphusrond',
  description: 'Gå igenom trapphuset.',
  status: 'WAITING',
  day: '2026-11-20',
  time: null,
  overdue: false,
  priority: null,
  responsible: null,
  entity: { id: 4, name: 'Kv. Eken', house: null },
  company: null,
  address: 'Storgatan 1',
  city: 'Örebro',
  tenants: [],
  tasks: [],
  note: null,
  photos: 0,
  ...overrides,
});

export const makeTicketWork = (overrides: Partial<WorkItem> = {}): WorkItem =>
  makeWorkItem({
    type: 'ticket',
    id: 9,
    title: 'Droppande kran',
    description: 'Kranen i köket droppar.',
    priority: 'HIGH',
    entity: { id: 5, name: 'Lgh 1001', house: 'Kv. Eken' },
    tenants: [{ id: 3, name: 'Åsa Öberg', phone: '070-174 06 05' }],
    ...overrides,
  });
