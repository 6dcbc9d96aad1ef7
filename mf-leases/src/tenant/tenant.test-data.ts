import type { Tenant, TenantRow } from '@husrum/contract/tenant';

export const makeTenantRow = (overrides: Partial<TenantRow> = {}): TenantRow => ({
  id: 11,
  name: 'Anna Andersson',
  identifier: '19850412-2386',
  organisation: false,
  phone: '070-123 45 67',
  email: 'anna@example.se',
  billing_email: null,
  status: 'ACTIVE',
  inactive: false,
  invite: false,
  invite_sent_at: null,
  password: false,
  portal: 'NOT_INVITED',
  invite_expired: false,
  created_at: '2024-04-01T08:00:00.000Z',
  ...overrides,
});

export const makeTenant = (overrides: Partial<Tenant> = {}): Tenant => ({
  ...makeTenantRow(),
  connected_to_fortnox: false,
  fortnox_customer_number: null,
  visma_customer_number: null,
  autogiro: false,
  credit: 838,
  has_invoices: false,
  leases: [
    {
      id: 7,
      reference: null,
      status: 'active',
      entity: { id: 3, name: 'Lgh 1102' },
      primary: true,
      start: '2024-05-01',
      stop: null,
      terminated: false,
      total: 8500,
      payment_interval: 'MONTHLY',
    },
  ],
  addresses: [
    {
      id: 31,
      tenant_id: 11,
      type: 'PRIMARY',
      address: 'Storgatan 12',
      postal_code: '702 11',
      city: 'Örebro',
      country: 'Sverige',
      updated_at: '2026-11-02T08:00:00.000Z',
    },
  ],
  breadcrumb: [
    { title: 'Hyresgäster', link: '/tenant/overview' },
    { title: 'Anna Andersson', link: null },
  ],
  updated_at: '2026-11-01T08:00:00.000Z',
  ...overrides,
});
