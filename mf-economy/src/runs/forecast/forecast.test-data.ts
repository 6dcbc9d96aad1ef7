import type { ForecastInvoice } from '@husrum/contract/forecast';

export const makeForecastInvoice = (changes: Partial<ForecastInvoice> = {}): ForecastInvoice => ({
  month: '2027-02',
  send_date: '2027-01-25',
  lease_id: 3,
  entity: { id: 5, name: 'Lgh 1001' },
  tenant: { id: 4, name: 'Bo Östlund' },
  start: '2027-02-01',
  stop: '2027-02-28',
  fee: 8500,
  tax: 0,
  pay_amount_rounded: 8500,
  rows: [{ name: 'Hyra', total: 8500, tax_rate: 0, explanation: 'Hyra 8 500 kr för hela februari 2027' }],
  ...changes,
});
