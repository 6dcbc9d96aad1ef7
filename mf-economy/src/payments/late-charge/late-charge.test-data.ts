import type { LateCharge, LateChargesOfInvoice, LateInvoiceRow } from '@husrum/contract/late-charge';

/** An invoice that was paid in time. */
export const notLate: LateChargesOfInvoice = {
  preview: { from: null, through: null, interest: 0, parts: [], problem: 'NOTHING', detail: null },
  compensation_problem: 'Avin har inte betalats för sent.',
  charges: [],
};

const part = {
  ...{ from: '2026-12-29', through: '2027-01-15', days: 18 },
  ...{ principal: 8500, percent: 10, interest: 41.92 },
};
export const latePreview: LateChargesOfInvoice['preview'] = {
  ...{ from: '2026-12-29', through: '2027-01-15', interest: 41.92, parts: [part] },
  ...{ problem: null, detail: null },
};

export const makeLateCharge = (changes: Partial<LateCharge> = {}): LateCharge => ({
  id: 11,
  kind: 'INTEREST',
  amount: 41.92,
  state: 'OPEN',
  invoice: { id: 7, reference: '100247' },
  company: { id: 2, name: 'Åkerö AB' },
  tenant: 'Bo Östlund',
  from: '2026-12-29',
  through: '2027-01-15',
  parts: [part],
  billed_on: null,
  is_on_next_invoice: true,
  by: 'Eva Ek',
  created_at: '2027-01-15T08:00:00.000Z',
  withdrawn_at: null,
  withdrawn_by: null,
  withdrawn_reason: null,
  ...changes,
});

export const makeLateInvoice = (changes: Partial<LateInvoiceRow> = {}): LateInvoiceRow => ({
  id: 7,
  reference: '100247',
  company: { id: 2, name: 'Åkerö AB' },
  tenant: 'Bo Östlund',
  due_at: '2026-12-28',
  paid_at: null,
  left: 8500,
  preview: latePreview,
  ...changes,
});
