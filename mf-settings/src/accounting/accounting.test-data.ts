import type { AccountingChart, AccountingSettings } from '@husrum/contract/accounting';
import { makeIntegration } from '../integration/integration.test-data';

export const makeAccountingSettings = (overrides: Partial<AccountingSettings> = {}): AccountingSettings => ({
  integration: makeIntegration({
    id: 7,
    name: 'FORTNOX',
    description: 'Fortnox – Åkerö AB',
    service_company: 'Åkerö AB',
  }),
  decides: { number: 'HUSRUM', ocr: 'HUSRUM', due_date: 'HUSRUM' },
  accounts: [
    { tax_rate: 0, account_number: 3004, standard_number: 3004 },
    { tax_rate: 6, account_number: 3003, standard_number: 3003 },
    { tax_rate: 12, account_number: 3002, standard_number: 3002 },
    { tax_rate: 25, account_number: 3001, standard_number: 3001 },
  ],
  dimensions: [
    { type: 'company', id: 3, name: 'Åkerö AB', company: null, cost_center: null, project: null },
    { type: 'entity', id: 9, name: 'Eken 1', company: 'Åkerö AB', cost_center: 'EK', project: null },
  ],
  ...overrides,
});

export const makeChart = (overrides: Partial<AccountingChart> = {}): AccountingChart => ({
  accounts: [
    { number: 3001, name: 'Hyror 25 %', is_active: true },
    { number: 3002, name: 'Hyror 12 %', is_active: false },
    { number: 3003, name: 'Hyror 6 %', is_active: true },
    { number: 3911, name: 'Bostadshyror', is_active: true },
  ],
  cost_centers: [{ code: 'EK', name: 'Eken' }],
  projects: [{ code: 'P1', name: 'Stambyte' }],
  ...overrides,
});
