import type { GeneratePeriod, PaymentTerm } from '@husrum/contract/company';

/** The invoicing settings of a demo company. The bankgiro number is Bankgirot's test number. */
export interface DemoCompanySettings {
  readonly terms: PaymentTerm;
  readonly generateDay: number;
  readonly generatePeriod: GeneratePeriod;
  readonly sendDay: number;
  readonly requireReview: boolean;
  readonly bankgiro: string;
  readonly vat: string | null;
  /** The shortest time to pay, in days. */
  readonly minDays: number;
}

const sharedSettings = {
  generateDay: 1,
  generatePeriod: 'NEXT_MONTH',
  bankgiro: '991-2346',
  minDays: 10,
} as const;

export const companySettings: readonly [DemoCompanySettings, DemoCompanySettings] = [
  { ...sharedSettings, terms: 'inactive', sendDay: 25, requireReview: false, vat: 'SE559999001601' },
  { ...sharedSettings, terms: '30', sendDay: 20, requireReview: true, vat: 'SE559999002401' },
];
