import type { LocalDate } from '@husrum/format';
import { ServiceError, type ServiceFailure } from '../service-client';

/** The reasons for which an accounting program refuses a request. Each has a Swedish text: `refusalText`. */
export type RefusalReason =
  | 'accountMissing'
  | 'articleMissing'
  | 'companyInactive'
  | 'customerMissing'
  | 'customerNumberTaken'
  | 'dimensionMissing'
  | 'fiscalYearMissing'
  | 'invalid'
  | 'noLicence'
  | 'noScope'
  | 'paymentTooEarly'
  | 'periodLocked'
  | 'setupIncomplete'
  | 'totalsDiffer'
  | 'wrongState';

/** The accounting program does not accept the request, and will not later either unless somebody changes something there. */
export class AccountingRefusal extends ServiceError {
  override name = 'AccountingRefusal';

  constructor(
    readonly reason: RefusalReason,
    message: string,
    detail = '',
    failure: ServiceFailure = 'refused',
  ) {
    super(failure, message, detail);
  }
}

export interface AccountingCompany {
  readonly name: string;
  readonly organisationNumber: string | null;
}
export interface AccountingAccount {
  readonly number: number;
  readonly name: string;
  readonly isActive: boolean;
}
/** A cost centre or a project. */
export interface AccountingDimension {
  readonly code: string;
  readonly name: string;
}
export interface AccountingCustomerInput {
  readonly name: string;
  /** Personal or organisation number, digits with a hyphen before the last four. */
  readonly identifier: string | null;
  readonly isOrganisation: boolean;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
}
export interface AccountingCustomer {
  /** The service's own key, by which invoices refer to the customer. */
  readonly id: string;
  /** The customer number that users see. */
  readonly number: string;
  readonly name: string;
  readonly identifier: string | null;
  readonly isActive: boolean;
}
export interface AccountingRow {
  readonly description: string;
  /** The whole row, öre ex VAT. Negative for a deduction. */
  readonly netOre: number;
  readonly taxRate: 0 | 6 | 12 | 25;
  readonly accountNumber: number;
  readonly costCenter: string | null;
  readonly project: string | null;
}
export interface AccountingInvoiceInput {
  /** Ours and unique: the invoice is found by it when the answer was lost. */
  readonly reference: string;
  readonly customerId: string;
  readonly invoiceDate: LocalDate;
  readonly dueDate: LocalDate;
  /** Null where the service decides it: see `accountingRules`. */
  readonly ocr: string | null;
  readonly autogiro: boolean;
  readonly rows: readonly AccountingRow[];
}
/** The expected amounts of an invoice, in öre. The service refuses to book another amount. */
export interface ExpectedTotals {
  /** Sum to pay, with VAT and rounding. */
  readonly payOre: number;
  readonly taxOre: number;
  readonly roundedOre: number;
}
export interface AccountingInvoice {
  /** The service's own key. It may change when the invoice is booked. */
  readonly id: string;
  /** The invoice number. Null for a draft of a service that numbers on booking. */
  readonly number: string | null;
  /** Our reference. Null for an invoice that was not made by us. */
  readonly reference: string | null;
  readonly customerId: string;
  readonly customerNumber: string | null;
  readonly ocr: string | null;
  readonly invoiceDate: LocalDate;
  readonly dueDate: LocalDate;
  /** Sum to pay, öre. Negative for a credit invoice. */
  readonly payOre: number;
  readonly taxOre: number;
  readonly leftOre: number;
  readonly isBooked: boolean;
  readonly isSent: boolean;
  readonly isCancelled: boolean;
  /** Of an invoice that is credited: the key of the credit invoice. */
  readonly creditedById: string | null;
  /** Of a credit invoice: the key of the invoice that it credits. */
  readonly creditsId: string | null;
  /** ISO instant, if the service tells. */
  readonly modifiedAt: string | null;
}
/** An invoice as it is in a list. */
export interface ListedInvoice
  extends Omit<AccountingInvoice, 'taxOre' | 'creditedById' | 'creditsId' | 'modifiedAt'> {
  /** Null if the list leaves out VAT and credits: `readInvoice` returns them. */
  readonly fullInvoice: AccountingInvoice | null;
}
export interface AccountingPaymentInput {
  readonly invoiceId: string;
  readonly amountOre: number;
  readonly paidAt: LocalDate;
  /** Ours and unique, where the service keeps one. */
  readonly reference: string;
}
export interface AccountingPayment {
  readonly id: string;
  readonly invoiceId: string;
  readonly amountOre: number;
  readonly paidAt: LocalDate;
  /** Ours, null where the service keeps none or the payment was made there. */
  readonly reference: string | null;
  readonly isBooked: boolean;
}

/** A payment that we know is registered in the service. */
export type KnownPayment = Pick<AccountingPayment, 'id' | 'amountOre'>;

/**
 * An accounting program that one company is connected to. Every method throws `ServiceError`; what the service refuses for a
 * reason that a user can resolve is an `AccountingRefusal`. Only reads are retried inside. After a write whose answer was
 * lost (`unreachable`), the caller searches for the result before it repeats the write.
 */
export interface AccountingService {
  readCompany(): Promise<AccountingCompany>;
  listAccounts(): Promise<readonly AccountingAccount[]>;
  listCostCenters(): Promise<readonly AccountingDimension[]>;
  listProjects(): Promise<readonly AccountingDimension[]>;
  /** The last locked day. Null when nothing is locked. */
  readLockedUntil(): Promise<LocalDate | null>;

  listCustomers(): AsyncIterable<readonly AccountingCustomer[]>;
  findCustomerByNumber(number: string): Promise<AccountingCustomer | undefined>;
  findCustomerByIdentifier(identifier: string): Promise<AccountingCustomer | undefined>;
  createCustomer(input: AccountingCustomerInput): Promise<AccountingCustomer>;

  findInvoice(reference: string): Promise<AccountingInvoice | undefined>;
  readInvoice(id: string): Promise<AccountingInvoice>;
  /** Not booked, and can be changed. */
  createInvoice(input: AccountingInvoiceInput): Promise<AccountingInvoice>;
  /** Replaces everything of an invoice that is not booked. */
  updateInvoice(id: string, input: AccountingInvoiceInput): Promise<AccountingInvoice>;
  /** Books the invoice. Refused with `totalsDiffer` when the service calculates another amount. */
  bookkeepInvoice(id: string, expected: ExpectedTotals): Promise<AccountingInvoice>;
  changeDueDate(id: string, dueDate: LocalDate): Promise<AccountingInvoice>;
  /** Cancels an invoice that is not booked or not paid, by the service's rules. A draft may be removed. */
  cancelInvoice(id: string): Promise<void>;
  /**
   * A booked credit invoice of the whole invoice, or of the given rows when these are not all (negative amounts). Continues
   * an earlier attempt with the same reference.
   */
  creditInvoice(
    id: string,
    credit: AccountingInvoiceInput & { readonly isWhole: boolean; readonly expected: ExpectedTotals },
  ): Promise<AccountingInvoice>;
  /** Marks that the tenant has got it. Does nothing where the service keeps no such mark. */
  markInvoiceSent(id: string): Promise<void>;
  readInvoicePdf(id: string): Promise<Buffer>;
  /** Changed since the instant, oldest first; without it, all that are not fully paid. */
  listInvoices(since: Date | null): AsyncIterable<readonly ListedInvoice[]>;
  /** All that are not booked. */
  listDrafts(): AsyncIterable<readonly ListedInvoice[]>;

  /** Empty for a service without a list of payments: there a payment changes its invoice. */
  listPayments(since: Date): AsyncIterable<readonly AccountingPayment[]>;
  /** A service that has only the paid amount needs the known payments, oldest first, to find the others. */
  listInvoicePayments(
    invoiceId: string,
    known: readonly KnownPayment[],
  ): Promise<readonly AccountingPayment[]>;
  /** Registered and booked. */
  createPayment(input: AccountingPaymentInput): Promise<AccountingPayment>;
}

/** The tokens of a connection, as they are stored encrypted. */
export interface AccountingTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** ISO instants. */
  readonly accessExpiresAt: string;
  readonly scope: string;
}
/** The OAuth side of an accounting program. */
export interface AccountingOAuth {
  authorizeUrl(options: { readonly state: string; readonly redirectUri: string }): string;
  exchangeCode(options: { readonly code: string; readonly redirectUri: string }): Promise<AccountingTokens>;
  /** The refresh token is single use: store the new pair before it is used. */
  refresh(refreshToken: string): Promise<AccountingTokens>;
  revoke(refreshToken: string): Promise<void>;
}
/** The access token of a connection. An adapter asks for it before every request. */
export interface AccountingTokenSource {
  /** The same for all requests to one company, where a service counts requests by company. */
  readonly company?: string;
  current(): Promise<string>;
  /** A newer token than the one that the service refused. Throws `unauthorized` when there is none. */
  renew(rejectedToken: string): Promise<string>;
}

/**
 * Repeats a request with a renewed token. A new token that is refused is a fault of the service: the user need not connect again,
 * as long as the refresh token is accepted.
 */
export const requestAfterRenewal = async <T>(
  request: () => Promise<T>,
  isTokenRefused: (error: unknown) => boolean,
): Promise<T> => {
  try {
    return await request();
  } catch (error) {
    if (!isTokenRefused(error)) throw error;
    throw new ServiceError('failed', 'The service refused a token that it has just given', '', {
      cause: error,
    });
  }
};
