import type { Ticket, TicketRow } from '@husrum/contract/ticket';

const createdAt = '2026-11-20T08:00:00.000Z';

export const makeTicketRow = (overrides: Partial<TicketRow> = {}): TicketRow => ({
  id: 7,
  reference: 'Ä-1001',
  subject: 'Droppande kran',
  type: 'REPORT',
  status: 'NEW',
  tenant_id: null,
  entity_id: 4,
  tenant: null,
  entity: { id: 4, name: 'Lgh 1001' },
  created_at: createdAt,
  updated_at: createdAt,
  ...overrides,
});

export const makeTicket = (overrides: Partial<Ticket> = {}): Ticket => ({
  ...makeTicketRow(),
  description: 'Kranen i köket droppar.',
  comments: [],
  breadcrumb: [
    { title: 'Ärenden', link: '/ticket/overview' },
    { title: 'Ä-1001', link: null },
  ],
  ...overrides,
});
