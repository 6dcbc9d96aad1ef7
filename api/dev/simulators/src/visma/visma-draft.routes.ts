import type { UnknownRecord } from '../unknown-record';
import { vatPercentOf } from './article-vat';
import { convertDraft } from './convert-draft';
import { draftFields, draftRowFields } from './visma-draft-fields';
import { invalid, VismaError } from './visma-error';
import { dateOrNull, numberIn, readFields, textIn, textOrNull } from './visma-fields';
import { vismaCostCenters, vismaProjects } from './visma-master-data';
import type { VismaDraft, VismaDraftRow } from './visma-objects';
import { listRoute, requireById, sales, salesWrite, type VismaContext, type VismaRoute } from './visma-route';
import { newId } from './visma-state';
import { calculateTotals } from './visma-totals.rules';

const draftFilters = [
  'Id',
  'CustomerId',
  'CustomerNumber',
  'OurReference',
  'YourReference',
  'BuyersOrderReference',
  'InvoiceDate',
  'CreatedUtc',
  'TotalAmount',
  'IsCreditInvoice',
];

const readRow = ({ books }: VismaContext, value: unknown, index: number): VismaDraftRow => {
  const prefix = `Rows[${index}].`;
  const row = readFields(value, draftRowFields, prefix);
  const isTextRow = row.IsTextRow === true;
  const articleId = textOrNull(row, 'ArticleId');
  if (!isTextRow && articleId === null) throw invalid(`${prefix}ArticleId`, 'is required');
  const article = articleId === null ? undefined : requireById(books.articles, articleId, 'The article');
  if (article?.IsActive === false) throw invalid(`${prefix}ArticleId`, 'is an inactive article');
  const item = textOrNull(row, 'CostCenterItemId1');
  if (
    item !== null &&
    !vismaCostCenters.some(({ Items }) => Items.some(({ Id, IsActive }) => Id === item && IsActive))
  )
    throw new VismaError('ResourceNotFound', 'The cost center item was not found');
  const project = textOrNull(row, 'ProjectId');
  if (project !== null && !vismaProjects.some(({ Id, Status }) => Id === project && Status === 1))
    throw new VismaError('ResourceNotFound', 'The project was not found');
  const price = numberIn(row, 'UnitPrice');
  if (Math.abs(price * 100 - Math.round(price * 100)) > 1e-6)
    throw invalid(`${prefix}UnitPrice`, 'has more than 2 decimals');
  return {
    Id: newId(),
    LineNumber: numberIn(row, 'LineNumber', index + 1),
    ArticleId: articleId,
    ArticleNumber: article?.Number ?? null,
    IsTextRow: isTextRow,
    Text: textOrNull(row, 'Text') ?? article?.Name ?? '',
    UnitPrice: isTextRow ? 0 : price,
    DiscountPercentage: numberIn(row, 'DiscountPercentage'),
    Quantity: isTextRow ? 0 : numberIn(row, 'Quantity', 1),
    IsWorkCost: row.IsWorkCost === true,
    ReversedConstructionServicesVatFree: row.ReversedConstructionServicesVatFree === true,
    CostCenterItemId1: item,
    ProjectId: project,
    VatRateId: article?.CodingId ?? null,
  };
};

const toDraft = (context: VismaContext, body: UnknownRecord, old?: VismaDraft): VismaDraft => {
  const { books, now } = context;
  const customer = requireById(books.customers, body.CustomerId, 'The customer');
  if (!customer.IsActive) throw invalid('CustomerId', 'is an inactive customer');
  const rows = (Array.isArray(body.Rows) ? body.Rows : []).map((row, index) => readRow(context, row, index));
  const invoiceDate = dateOrNull(body, 'InvoiceDate');
  const dueDate = dateOrNull(body, 'DueDate');
  if (invoiceDate !== null && dueDate !== null && dueDate < invoiceDate)
    throw invalid('DueDate', 'is before the invoice date');
  const includesVat = old?.IncludesVat ?? (customer.IsPrivatePerson && !books.company.showsPricesExclVat);
  const { total, vat, roundings } = calculateTotals(
    rows.map((row) => ({
      unitPrice: row.UnitPrice,
      quantity: row.Quantity,
      discount: row.DiscountPercentage,
      vatPercent: row.ReversedConstructionServicesVatFree ? 0 : vatPercentOf(books, row.ArticleId),
    })),
    { includesVat, roundsToKrona: books.company.roundsToKrona },
  );
  return {
    Id: old?.Id ?? newId(),
    CustomerId: customer.Id,
    CustomerNumber: customer.CustomerNumber,
    CreatedUtc: old?.CreatedUtc ?? now.toISOString(),
    IsCreditInvoice: body.IsCreditInvoice === true,
    RotReducedInvoicingType: numberIn(body, 'RotReducedInvoicingType'),
    EuThirdParty: body.EuThirdParty === true,
    YourReference: textOrNull(body, 'YourReference'),
    OurReference: textOrNull(body, 'OurReference'),
    BuyersOrderReference: textOrNull(body, 'BuyersOrderReference'),
    InvoiceCustomerName: textOrNull(body, 'InvoiceCustomerName') ?? customer.Name,
    InvoiceAddress1: textOrNull(body, 'InvoiceAddress1') ?? customer.InvoiceAddress1,
    InvoicePostalCode: textIn(body, 'InvoicePostalCode') || customer.InvoicePostalCode,
    InvoiceCity: textIn(body, 'InvoiceCity') || customer.InvoiceCity,
    InvoiceCountryCode: textIn(body, 'InvoiceCountryCode') || customer.InvoiceCountryCode,
    InvoiceCurrencyCode: 'SEK',
    CustomerIsPrivatePerson: customer.IsPrivatePerson,
    InvoiceDate: invoiceDate,
    DueDate: dueDate,
    TotalAmount: total,
    TotalVatAmount: vat,
    TotalRoundings: roundings,
    IncludesVat: includesVat,
    Rows: rows,
  };
};

export const draftRoutes: readonly VismaRoute[] = [
  listRoute('/customerinvoicedrafts', sales, draftFilters, ({ books }) => books.drafts.values()),
  {
    method: 'GET',
    path: '/customerinvoicedrafts/:id',
    scopes: sales,
    run: ({ books, params }) => requireById(books.drafts, params.id, 'The customer invoice draft'),
  },
  {
    method: 'POST',
    path: '/customerinvoicedrafts',
    scopes: salesWrite,
    query: ['overrideCustomerIsPrivatePerson'],
    run: (context) => {
      const { books, state } = context;
      const draft = toDraft(context, readFields(context.body, draftFields));
      books.drafts.set(draft.Id, draft);
      state.save('drafts', books.company.Id, draft);
      return draft;
    },
  },
  {
    method: 'PUT',
    path: '/customerinvoicedrafts/:id',
    scopes: salesWrite,
    run: (context) => {
      const { books, state, params } = context;
      const old = requireById(books.drafts, params.id, 'The customer invoice draft');
      const draft = toDraft(context, readFields(context.body, draftFields), old);
      books.drafts.set(draft.Id, draft);
      state.save('drafts', books.company.Id, draft);
      return draft;
    },
  },
  {
    method: 'DELETE',
    path: '/customerinvoicedrafts/:id',
    scopes: salesWrite,
    run: ({ books, state, params }) => {
      const draft = requireById(books.drafts, params.id, 'The customer invoice draft');
      books.drafts.delete(draft.Id);
      state.saveRemoval('drafts', books.company.Id, draft.Id);
      return {};
    },
  },
  {
    method: 'POST',
    path: '/customerinvoicedrafts/:id/convert',
    scopes: salesWrite,
    query: ['keepOriginalDraftDate', 'overrideCompanyKeepOriginalDraftDate'],
    run: convertDraft,
  },
];
