import type { Company } from '@husrum/contract/company';

const createdAt = '2026-11-02T08:00:00.000Z';

export const makeCompany = (overrides: Partial<Company> = {}): Company => ({
  id: 3,
  name: 'Åkerö AB',
  organisation_number: '559999-0016',
  address: 'Storgatan 1',
  postal_code: '702 11',
  city: 'Örebro',
  country: 'Sverige',
  phone: '019-12 34 56',
  email: 'info@akero.example',
  entities_count: 0,
  has_leases: false,
  has_inspections: false,
  favouritechildren: [],
  invoicingconfig: {
    company_id: 3,
    integration_id: null,
    terms_of_payment: 'inactive',
    vat: null,
    plusgiro: null,
    bankgiro: '991-2346',
    auto_enabled: false,
    generate_day: 20,
    send_day: 25,
    generate_period: 'NEXT_MONTH',
    auto_require_review: false,
    min_days: 10,
    f_tax: true,
    swish: null,
    updated_at: createdAt,
  },
  breadcrumb: [
    { title: 'Företag', link: '/company' },
    { title: 'Åkerö AB', link: null },
  ],
  created_at: createdAt,
  updated_at: createdAt,
  ...overrides,
});
