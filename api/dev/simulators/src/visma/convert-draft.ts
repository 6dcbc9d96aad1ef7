import { addDays } from '@husrum/format';
import { vatPercentOf } from './article-vat';
import { expectedTotalsFields } from './visma-draft-fields';
import { invalid, VismaError } from './visma-error';
import { numberIn, readFields } from './visma-fields';
import { findFiscalYear, termsOfPayments } from './visma-master-data';
import type { VismaDraft, VismaInvoice, VismaInvoiceRow } from './visma-objects';
import { requireById, type VismaContext } from './visma-route';
import { newId } from './visma-state';
import { calculateTotals, toPaymentReference } from './visma-totals.rules';

/** Refuses a booking in a locked period or outside the fiscal years. */
export const requireOpenPeriod = ({ books }: Pick<VismaContext, 'books'>, date: string): void => {
  const { accountingLockedTo, closedYears } = books.company;
  if (accountingLockedTo !== null && date.slice(0, 10) <= accountingLockedTo.slice(0, 10))
    throw new VismaError('PeriodLocked', `The accounting is locked to ${accountingLockedTo.slice(0, 10)}`);
  if (findFiscalYear(date.slice(0, 10)) === undefined || closedYears.includes(Number(date.slice(0, 4))))
    throw new VismaError('FiscalYearDoesNotExist', `No fiscal year has ${date.slice(0, 10)}`);
};

/** The invoice date, by the query: the date of the draft if the query keeps it or it is in the future, otherwise today. */
const invoiceDateOf = ({ InvoiceDate, CreatedUtc }: VismaDraft, { query, today }: VismaContext): string => {
  const date = (InvoiceDate ?? CreatedUtc).slice(0, 10);
  const isKept = query.keepOriginalDraftDate === 'true';
  return `${isKept || date > today ? date : today}T00:00:00`;
};

/** Throws if the request states other totals than the draft has. */
const requireExpectedTotals = (draft: VismaDraft, { body }: VismaContext): void => {
  if (body === undefined || body === null) return;
  const expected = readFields(body, expectedTotalsFields);
  const actual = {
    TotalAmountInvoiceCurrency: draft.TotalAmount,
    TotalVatAmountInvoiceCurrency: draft.TotalVatAmount,
    TotalRoundingsInvoiceCurrency: draft.TotalRoundings,
  };
  for (const [name, amount] of Object.entries(actual))
    if (Math.abs(numberIn(expected, name, amount) - amount) > 0.001)
      throw invalid(name, `is ${amount}, not as expected`);
};

/** Books the draft as an invoice with the next number. Removes the draft. */
export const convertDraft = (context: VismaContext): VismaInvoice => {
  const { books, state, now, params } = context;
  const draft = requireById(books.drafts, params.id, 'The customer invoice draft');
  if (!draft.Rows.some(({ IsTextRow }) => !IsTextRow))
    throw new VismaError('CanNotBeCreatedOrUpdated', 'The draft has no article rows');
  if (draft.IsCreditInvoice ? draft.TotalAmount > 0 : draft.TotalAmount < 0)
    throw new VismaError(
      'CanNotBeCreatedOrUpdated',
      'The sign of the total does not go with the kind of invoice',
    );
  requireExpectedTotals(draft, context);
  const invoiceDate = invoiceDateOf(draft, context);
  requireOpenPeriod(context, invoiceDate);
  const customer = requireById(books.customers, draft.CustomerId, 'The customer');
  const days = termsOfPayments.find(({ Id }) => Id === customer.TermsOfPaymentId)?.NumberOfDays ?? 30;
  const { rowNets } = calculateTotals(
    draft.Rows.map((row) => ({
      unitPrice: row.UnitPrice,
      quantity: row.Quantity,
      discount: row.DiscountPercentage,
      vatPercent: vatPercentOf(books, row.ArticleId),
    })),
    { includesVat: draft.IncludesVat, roundsToKrona: false },
  );
  const rows = draft.Rows.map(
    (row, index): VismaInvoiceRow => ({
      Id: newId(),
      LineNumber: row.LineNumber,
      ArticleId: row.ArticleId,
      ArticleNumber: row.ArticleNumber,
      IsTextRow: row.IsTextRow,
      Text: row.Text,
      UnitPrice: row.UnitPrice,
      Quantity: row.Quantity,
      AmountNoVat: rowNets[index] ?? 0,
      PercentVat: vatPercentOf(books, row.ArticleId) / 100,
      CostCenterItemId1: row.CostCenterItemId1,
      ProjectId: row.ProjectId,
    }),
  );
  const number = books.company.nextInvoiceNumber++;
  const invoice: VismaInvoice = {
    Id: newId(),
    InvoiceNumber: number,
    CustomerId: customer.Id,
    CustomerNumber: customer.CustomerNumber,
    InvoiceCustomerName: draft.InvoiceCustomerName,
    InvoicePostalCode: draft.InvoicePostalCode,
    InvoiceCity: draft.InvoiceCity,
    InvoiceCountryCode: draft.InvoiceCountryCode,
    CustomerIsPrivatePerson: draft.CustomerIsPrivatePerson,
    IsCreditInvoice: draft.IsCreditInvoice,
    EuThirdParty: draft.EuThirdParty,
    RotReducedInvoicingType: draft.RotReducedInvoicingType,
    CurrencyCode: 'SEK',
    OurReference: draft.OurReference,
    YourReference: draft.YourReference,
    BuyersOrderReference: draft.BuyersOrderReference,
    InvoiceDate: invoiceDate,
    DueDate: draft.DueDate ?? `${addDays(invoiceDate.slice(0, 10), days)}T00:00:00`,
    TotalAmount: draft.TotalAmount,
    TotalVatAmount: draft.TotalVatAmount,
    TotalRoundings: draft.TotalRoundings,
    TotalAmountInvoiceCurrency: draft.TotalAmount,
    TotalVatAmountInvoiceCurrency: draft.TotalVatAmount,
    SetOffAmountInvoiceCurrency: 0,
    RemainingAmount: draft.TotalAmount,
    RemainingAmountInvoiceCurrency: draft.TotalAmount,
    PaymentReferenceNumber: books.company.usesPaymentReferenceNumber ? toPaymentReference(number) : '',
    CreatedFromDraftId: draft.Id,
    ReferringInvoiceId: null,
    CreditedBy: [],
    PaymentDate: null,
    PaymentStatus: draft.TotalAmount === 0 ? 0 : 1,
    VoucherNumber: `KF${number}`,
    VoucherId: newId(),
    IncludesVat: draft.IncludesVat,
    SendType: 0,
    CreatedUtc: now.toISOString(),
    ModifiedUtc: now.toISOString(),
    Rows: rows,
  };
  books.invoices.set(invoice.Id, invoice);
  books.drafts.delete(draft.Id);
  state.save('invoices', books.company.Id, invoice);
  state.saveRemoval('drafts', books.company.Id, draft.Id);
  state.save('company', books.company.Id, books.company);
  return invoice;
};
