/** The access to a company that a user has granted. The refresh token is single use: each refresh makes a new one. */
export interface Grant {
  readonly id: string;
  readonly company: string;
  readonly scope: string;
  readonly accessToken: string;
  /** Epoch ms. */
  readonly accessExpiresAt: number;
  readonly refreshToken: string;
  readonly refreshExpiresAt: number;
  readonly isRevoked: boolean;
}
export interface CompanyRecord {
  readonly id: string;
  readonly name: string;
  readonly organisationNumber: string;
  /** The last day on which nothing can be booked any more. */
  readonly lockedUntil: string | null;
  readonly roundsToKronor: boolean;
  readonly hasApiLicence: boolean;
  readonly scopesWithoutLicence: readonly string[];
  readonly inactiveAccounts: readonly number[];
  readonly missingAccounts: readonly number[];
  /** Calendar years without a financial year: nothing can be booked in them. */
  readonly closedYears: readonly number[];
  readonly nextCustomerNumber: number;
  readonly nextInvoiceNumber: number;
  readonly nextPaymentNumber: number;
  readonly nextVoucherNumber: number;
}
export type Fields = Readonly<Record<string, unknown>>;
export interface CustomerRecord {
  readonly number: string;
  readonly fields: Fields;
  /** A deleted customer keeps its number. */
  readonly isDeleted: boolean;
  readonly modifiedAt: string;
}
export interface InvoiceRecord {
  readonly number: string;
  /** The written fields, without the rows. */
  readonly fields: Fields;
  readonly rows: readonly Fields[];
  /** The amount of each row, in öre. */
  readonly rowOre: readonly number[];
  readonly netOre: number;
  readonly vatOre: number;
  readonly roundOffOre: number;
  readonly totalOre: number;
  /** Öre that payments and credit invoices have taken off. */
  readonly settledOre: number;
  readonly isCredit: boolean;
  /** The number of the invoice that a credit invoice credits. A credited invoice has that of its credit invoice. Else "0". */
  readonly creditReference: string;
  readonly isBooked: boolean;
  readonly isCancelled: boolean;
  readonly isSent: boolean;
  readonly voucherNumber: number | null;
  readonly finalPayDate: string | null;
  readonly modifiedAt: string;
}
export interface PaymentRecord {
  readonly number: string;
  readonly invoiceNumber: string;
  readonly amountOre: number;
  readonly paymentDate: string;
  readonly modeOfPayment: string;
  /** `direct` when it was registered through the API, `manual` by the accountant. */
  readonly source: 'direct' | 'manual';
  readonly isBooked: boolean;
  readonly isRemoved: boolean;
  readonly voucherNumber: number | null;
  readonly modifiedAt: string;
}
