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
    // The user grants a missing scope by connecting again.
    failure: ServiceFailure = reason === 'noScope' ? 'unauthorized' : 'refused',
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
  /** ISO 3166 code. It is null when the country is unknown: then none is sent, rather than a wrong one. */
  readonly countryCode: string | null;
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
export interface AccountingInvoiceRow {
  readonly description: string;
  /** The whole row, öre ex VAT. Negative for a deduction. */
  readonly netOre: number;
  readonly taxRate: 0 | 6 | 12 | 25;
  readonly accountNumber: number;
  readonly costCenter: string | null;
  readonly project: string | null;
}
export interface AccountingInvoiceInput {
  /** Our own unique reference, by which the invoice is found when the response was lost. */
  readonly reference: string;
  readonly customerId: string;
  readonly invoiceDate: LocalDate;
  readonly dueDate: LocalDate;
  /** The payment reference number. It is null where the service assigns it: see `accountingRules`. */
  readonly ocr: string | null;
  readonly autogiro: boolean;
  readonly rows: readonly AccountingInvoiceRow[];
}
/** The expected amounts of an invoice, in öre. The service refuses to book another amount. */
export interface ExpectedTotals {
  /** Sum to pay, with VAT and rounding. */
  readonly payOre: number;
  readonly taxOre: number;
  /** What the rounding to whole kronor adds. Negative when rounded down. */
  readonly roundedOre: number;
}
export interface AccountingInvoice {
  /** The service's own key. It may change when the invoice is booked. */
  readonly id: string;
  /** The invoice number. It is null for a draft of a service that numbers on booking. */
  readonly number: string | null;
  /** Our reference. It is null for an invoice that was not made by us. */
  readonly reference: string | null;
  readonly customerId: string;
  readonly customerNumber: string | null;
  readonly ocr: string | null;
  readonly invoiceDate: LocalDate;
  readonly dueDate: LocalDate;
  /** Sum to pay, öre. Negative for a credit invoice. */
  readonly payOre: number;
  readonly taxOre: number;
  /** What is left to pay, öre. Negative for a credit invoice that is not offset. */
  readonly leftOre: number;
  readonly isBooked: boolean;
  readonly isSent: boolean;
  readonly isCancelled: boolean;
  /** The key of the credit invoice of an invoice that is credited. */
  readonly creditedById: string | null;
  /** The key of the invoice that a credit invoice credits. */
  readonly creditsId: string | null;
  /** ISO instant. It is null if the service does not return it. */
  readonly modifiedAt: string | null;
}
/** An invoice as the service returns it in a list. */
export interface ListedInvoice
  extends Omit<AccountingInvoice, 'taxOre' | 'creditedById' | 'creditsId' | 'modifiedAt'> {
  /** It is null if the list leaves out VAT and credits: `readInvoice` returns them. */
  readonly fullInvoice: AccountingInvoice | null;
}
export interface AccountingPaymentInput {
  readonly invoiceId: string;
  /** Negative to take a surplus off the invoice, or to offset a credit invoice. */
  readonly amountOre: number;
  readonly paidAt: LocalDate;
  /** Our own unique reference. Some services do not store it. */
  readonly reference: string;
}
export interface AccountingPayment {
  readonly id: string;
  readonly invoiceId: string;
  readonly amountOre: number;
  readonly paidAt: LocalDate;
  /** Our reference. It is null where the service stores none, or when the payment was registered there. */
  readonly reference: string | null;
  readonly isBooked: boolean;
}

/** A payment that we know is registered in the service. */
export type KnownPayment = Pick<AccountingPayment, 'id' | 'amountOre'>;

/**
 * An accounting program that one company is connected to. Every method throws `ServiceError`; what the service refuses for a
 * reason that a user can resolve is an `AccountingRefusal`. Only reads are retried internally. After a write whose
 * response was lost (`unreachable`), the caller searches for the result before it repeats the write.
 */
export interface AccountingService {
  readCompany(): Promise<AccountingCompany>;
  listAccounts(): Promise<readonly AccountingAccount[]>;
  listCostCenters(): Promise<readonly AccountingDimension[]>;
  listProjects(): Promise<readonly AccountingDimension[]>;
  /** The last locked day. The result is null when nothing is locked. */
  readLockedUntil(): Promise<LocalDate | null>;

  listCustomers(): AsyncIterable<readonly AccountingCustomer[]>;
  findCustomerByNumber(number: string): Promise<AccountingCustomer | undefined>;
  findCustomerByIdentifier(identifier: string): Promise<AccountingCustomer | undefined>;
  createCustomer(input: AccountingCustomerInput): Promise<AccountingCustomer>;

  findInvoice(reference: string): Promise<AccountingInvoice | undefined>;
  readInvoice(id: string): Promise<AccountingInvoice>;
  /** Creates an invoice that is not booked and can be changed. */
  createInvoice(input: AccountingInvoiceInput): Promise<AccountingInvoice>;
  /** Replaces all fields and rows of an invoice that is not booked. */
  updateInvoice(id: string, input: AccountingInvoiceInput): Promise<AccountingInvoice>;
  /** Books the invoice. It is refused with `totalsDiffer` when the service calculates another amount. */
  bookkeepInvoice(id: string, expected: ExpectedTotals): Promise<AccountingInvoice>;
  changeDueDate(id: string, dueDate: LocalDate): Promise<AccountingInvoice>;
  /**
   * Cancels the invoice. Fortnox cancels only invoices that are not booked. Spiris removes a draft, and voids a booked invoice of
   * which nothing is paid.
   */
  cancelInvoice(id: string): Promise<void>;
  /**
   * Creates and books a credit invoice: of the whole invoice, or of the given rows (negative amounts). Continues an earlier
   * attempt with the same reference.
   */
  creditInvoice(
    id: string,
    credit: AccountingInvoiceInput & { readonly isWhole: boolean; readonly expected: ExpectedTotals },
  ): Promise<AccountingInvoice>;
  /** Marks the invoice as sent to the tenant. Does nothing where the service has no such mark. */
  markInvoiceSent(id: string): Promise<void>;
  readInvoicePdf(id: string): Promise<Buffer>;
  /** The invoices changed since the instant. Without an instant, all booked ones that are not fully paid. */
  listInvoices(since: Date | null): AsyncIterable<readonly ListedInvoice[]>;
  /** All invoices that are not booked. */
  listDrafts(): AsyncIterable<readonly ListedInvoice[]>;

  /** The result is empty for a service without a list of payments: there a payment shows as a change of its invoice. */
  listPayments(since: Date): AsyncIterable<readonly AccountingPayment[]>;
  /** A service that returns only the paid amount needs the known payments, oldest first, to derive the others. */
  listInvoicePayments(
    invoiceId: string,
    known: readonly KnownPayment[],
  ): Promise<readonly AccountingPayment[]>;
  /** Registers and books a payment. */
  createPayment(input: AccountingPaymentInput): Promise<AccountingPayment>;
}

/** The tokens of a connection, as they are stored encrypted. */
export interface AccountingTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** ISO instant. */
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
/** The access token of a connection. An adapter reads it before every request. */
export interface AccountingTokenSource {
  /** A key that is the same for all requests to one company, for services whose rate limit counts by company. */
  readonly company?: string;
  current(): Promise<string>;
  /** A newer token than the one that the service refused. Throws `unauthorized` when there is none. */
  renew(rejectedToken: string): Promise<string>;
}

/**
 * Runs a request with a renewed token. If the service refuses that token, too, the failure is `failed` instead of `unauthorized`:
 * the user need not connect again, because the service accepted the refresh token.
 */
export const requestAfterRenewal = async <T>(
  request: () => Promise<T>,
  isTokenRefused: (error: unknown) => boolean,
): Promise<T> => {
  try {
    return await request();
  } catch (error) {
    if (!isTokenRefused(error)) throw error;
    throw new ServiceError('failed', 'The service refused a token that it has just issued', '', {
      cause: error,
    });
  }
};
