import type { GeneratePeriod, PaymentTerm } from '@husrum/contract/company';

/** How each of the two companies of the demo portfolio invoices. Bankgirot's own test number: no money goes anywhere. */
export interface DemoSettings {
  readonly terms: PaymentTerm;
  readonly generateDay: number;
  readonly generatePeriod: GeneratePeriod;
  readonly sendDay: number;
  readonly review: boolean;
  readonly bankgiro: string;
  readonly vat: string | null;
}

const shared = { generateDay: 1, generatePeriod: 'NEXT_MONTH', bankgiro: '991-2346' } as const;

export const companySettings: readonly [DemoSettings, DemoSettings] = [
  { ...shared, terms: 'inactive', sendDay: 25, review: false, vat: null },
  { ...shared, terms: '30', sendDay: 20, review: true, vat: 'SE559999002401' },
];
