import type { ResponseOf } from '@husrum/contract/core';
import type { tenantCalls } from '@husrum/contract/tenant';
import type { Ticket, TicketRow } from '@husrum/contract/ticket';
import type { UserRow } from '@husrum/contract/user';

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
  priority: 'NORMAL',
  responsible: null,
  due_at: null,
  overdue: false,
  maintenance: null,
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

const makeColleague = (id: number, name: string): UserRow => ({
  id,
  name,
  email: `user${id}@example.com`,
  role: 'MANAGER',
  billable_admin: 0,
  created_at: createdAt,
  verified: true,
  seen_at: null,
});

/** The users of the business. */
export const colleagues = { data: [makeColleague(1, 'Karin Holm'), makeColleague(2, 'Kim Vaktmästare')] };

export const makeTenant = (): ResponseOf<typeof tenantCalls.detail> => ({
  id: 3,
  name: 'Åsa Öberg',
  identifier: '19850412-2386',
  organisation: false,
  phone: '070-174 06 05',
  email: null,
  billing_email: null,
  status: 'ACTIVE',
  inactive: false,
  invite: false,
  invite_sent_at: null,
  password: false,
  portal: 'NOT_INVITED',
  invite_expired: false,
  created_at: '2026-11-20T08:00:00.000Z',
  connected_to_fortnox: false,
  fortnox_customer_number: null,
  visma_customer_number: null,
  autogiro_mandate: null,
  autogiro: false,
  credit: 0,
  has_invoices: false,
  leases: [],
  addresses: [],
  breadcrumb: [],
  updated_at: '2026-11-20T08:00:00.000Z',
});
