import type { GeneratePeriod, PaymentTerm } from '@husrum/contract/company';

/** The invoicing settings of a demo company. The bankgiro number is Bankgirot's test number, and the Swish number that of examples. */
export interface DemoCompanySettings {
  /** Days to pay. `inactive`: due on the last bank day before the month (JB 12:20; docs/domain-rules.md, D-10). */
  readonly paymentTerm: PaymentTerm;
  /** The days of the month on which invoices are created and sent. */
  readonly generateDay: number;
  readonly sendDay: number;
  /** The month that the created invoices are for. */
  readonly generatePeriod: GeneratePeriod;
  readonly requireReview: boolean;
  readonly bankgiro: string;
  readonly swish: string | null;
  readonly vatNumber: string | null;
  /** The shortest time to pay, in days. */
  readonly minDaysToPay: number;
}

const sharedSettings = {
  generateDay: 1,
  generatePeriod: 'NEXT_MONTH',
  bankgiro: '991-2346',
  minDaysToPay: 10,
} as const;

export const companySettings: readonly [DemoCompanySettings, DemoCompanySettings] = [
  {
    ...sharedSettings,
    paymentTerm: 'inactive',
    sendDay: 25,
    requireReview: false,
    swish: '123 118 11 89',
    vatNumber: 'SE559999001601',
  },
  {
    ...sharedSettings,
    paymentTerm: '30',
    sendDay: 20,
    requireReview: true,
    swish: null,
    vatNumber: 'SE559999002401',
  },
];
