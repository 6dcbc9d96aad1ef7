/** The objects in responses of the service. A date-time without a zone is local to the company; names with Utc are instants. */
export interface VismaCustomer {
  readonly Id: string;
  CustomerNumber: string;
  CorporateIdentityNumber: string | null;
  EmailAddress: string | null;
  MobilePhone: string | null;
  Telephone: string | null;
  Name: string;
  InvoiceAddress1: string | null;
  InvoiceAddress2: string | null;
  InvoiceCity: string;
  InvoicePostalCode: string;
  InvoiceCountryCode: string;
  CurrencyCode: string;
  TermsOfPaymentId: string;
  IsPrivatePerson: boolean;
  IsActive: boolean;
  ChangedUtc: string;
}
export interface VismaArticle {
  readonly Id: string;
  readonly Number: string;
  Name: string;
  IsActive: boolean;
  CodingId: string;
  CodingName: string;
  UnitId: string;
  UnitName: string;
  UnitAbbreviation: string;
  NetPrice: number;
  GrossPrice: number;
  ChangedUtc: string;
}
export interface VismaDraftRow {
  readonly Id: string;
  readonly LineNumber: number;
  readonly ArticleId: string | null;
  readonly ArticleNumber: string | null;
  readonly IsTextRow: boolean;
  readonly Text: string;
  readonly UnitPrice: number;
  readonly DiscountPercentage: number;
  readonly Quantity: number;
  readonly IsWorkCost: boolean;
  readonly ReversedConstructionServicesVatFree: boolean;
  readonly CostCenterItemId1: string | null;
  readonly ProjectId: string | null;
  readonly VatRateId: string | null;
}
export interface VismaDraft {
  readonly Id: string;
  readonly CustomerId: string;
  readonly CustomerNumber: string;
  readonly CreatedUtc: string;
  readonly IsCreditInvoice: boolean;
  readonly RotReducedInvoicingType: number;
  readonly EuThirdParty: boolean;
  readonly YourReference: string | null;
  readonly OurReference: string | null;
  readonly BuyersOrderReference: string | null;
  readonly InvoiceCustomerName: string;
  readonly InvoiceAddress1: string | null;
  readonly InvoicePostalCode: string;
  readonly InvoiceCity: string;
  readonly InvoiceCountryCode: string;
  readonly InvoiceCurrencyCode: string;
  readonly CustomerIsPrivatePerson: boolean;
  readonly InvoiceDate: string | null;
  readonly DueDate: string | null;
  readonly TotalAmount: number;
  readonly TotalVatAmount: number;
  readonly TotalRoundings: number;
  readonly IncludesVat: boolean;
  readonly Rows: readonly VismaDraftRow[];
}
export interface VismaInvoiceRow {
  readonly Id: string;
  readonly LineNumber: number;
  readonly ArticleId: string | null;
  readonly ArticleNumber: string | null;
  readonly IsTextRow: boolean;
  readonly Text: string;
  readonly UnitPrice: number;
  readonly Quantity: number;
  readonly AmountNoVat: number;
  readonly PercentVat: number;
  readonly CostCenterItemId1: string | null;
  readonly ProjectId: string | null;
}
export interface VismaInvoice {
  readonly Id: string;
  readonly InvoiceNumber: number;
  readonly CustomerId: string;
  readonly CustomerNumber: string;
  readonly InvoiceCustomerName: string;
  readonly InvoicePostalCode: string;
  readonly InvoiceCity: string;
  readonly InvoiceCountryCode: string;
  readonly CustomerIsPrivatePerson: boolean;
  readonly IsCreditInvoice: boolean;
  readonly EuThirdParty: boolean;
  readonly RotReducedInvoicingType: number;
  readonly CurrencyCode: string;
  readonly OurReference: string | null;
  readonly YourReference: string | null;
  readonly BuyersOrderReference: string | null;
  readonly InvoiceDate: string;
  DueDate: string;
  readonly TotalAmount: number;
  readonly TotalVatAmount: number;
  readonly TotalRoundings: number;
  readonly TotalAmountInvoiceCurrency: number;
  readonly TotalVatAmountInvoiceCurrency: number;
  SetOffAmountInvoiceCurrency: number;
  RemainingAmount: number;
  RemainingAmountInvoiceCurrency: number;
  readonly PaymentReferenceNumber: string | null;
  readonly CreatedFromDraftId: string | null;
  readonly ReferringInvoiceId: string | null;
  CreditedBy: readonly { readonly CreditInvoiceId: string }[];
  PaymentDate: string | null;
  /** 0 paid, 1 unpaid, 2 overdue. */
  PaymentStatus: number;
  readonly VoucherNumber: string;
  readonly VoucherId: string;
  readonly IncludesVat: boolean;
  readonly SendType: number;
  readonly CreatedUtc: string;
  ModifiedUtc: string;
  readonly Rows: readonly VismaInvoiceRow[];
}
