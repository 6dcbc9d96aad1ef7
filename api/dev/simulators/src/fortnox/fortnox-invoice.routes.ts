import { renderPdfLines } from '../render-pdf-lines';
import { textOf, toRecord } from '../unknown-record';
import { type ApiRoutesOptions, readIdParam } from './fortnox-api.routes';
import type { CompanyBooks } from './fortnox-books';
import { fortnoxErrors } from './fortnox-error';
import { invoiceFields, readWrapped, textField } from './fortnox-fields';
import { bookkeepInvoice, cancelInvoice, creditInvoice, markSent } from './fortnox-invoice-actions';
import { toInvoice, toInvoiceListItem } from './fortnox-invoice-objects';
import { changeInvoice, createInvoice, requireInvoice } from './fortnox-invoices';
import { matches, requireKnownParameters, toPage, wasModifiedSince } from './fortnox-list';
import type { InvoiceRecord } from './fortnox-records';

const FILTERED_FIELDS = {
  costcenter: 'CostCenter',
  customername: 'CustomerName',
  customernumber: 'CustomerNumber',
  externalinvoicereference1: 'ExternalInvoiceReference1',
  externalinvoicereference2: 'ExternalInvoiceReference2',
  ocr: 'OCR',
  ourreference: 'OurReference',
  project: 'Project',
  yourreference: 'YourReference',
} as const;
const OTHER_FILTERS = ['documentnumber', 'fromdate', 'todate', 'sent', 'credit', 'invoicetype', 'currency'];

const isOpen = ({ isBooked, isCancelled, totalOre, settledOre }: InvoiceRecord): boolean =>
  isBooked && !isCancelled && totalOre !== settledOre;
const filterOf = (name: string, today: string): ((invoice: InvoiceRecord) => boolean) => {
  switch (name) {
    case 'cancelled':
      return ({ isCancelled }) => isCancelled;
    case 'fullypaid':
      return ({ isBooked, totalOre, settledOre }) => isBooked && totalOre === settledOre;
    case 'unpaid':
      return isOpen;
    case 'unpaidoverdue':
      return (invoice) => isOpen(invoice) && textField(invoice.fields, 'DueDate') < today;
    case 'unbooked':
      return ({ isBooked, isCancelled }) => !isBooked && !isCancelled;
    default:
      throw fortnoxErrors.invalidFilter();
  }
};
const searchInvoices = (books: CompanyBooks, query: ReturnType<typeof toRecord>): InvoiceRecord[] => {
  const filter = textOf(query, 'filter');
  const passes = filter === null ? () => true : filterOf(filter, books.today);
  const fromDate = textOf(query, 'fromdate') ?? '';
  const toDate = textOf(query, 'todate') ?? '9999';
  return [...books.invoices.values()].filter((invoice) => {
    const date = textField(invoice.fields, 'InvoiceDate');
    return (
      passes(invoice) &&
      wasModifiedSince(query, invoice.modifiedAt) &&
      date >= fromDate &&
      date <= toDate &&
      matches(query, 'documentnumber', invoice.number) &&
      matches(query, 'sent', String(invoice.isSent)) &&
      matches(query, 'credit', String(invoice.isCredit)) &&
      matches(query, 'invoicetype', textField(invoice.fields, 'InvoiceType', 'INVOICE')) &&
      matches(query, 'currency', textField(invoice.fields, 'Currency', 'SEK')) &&
      Object.entries(FILTERED_FIELDS).every(([name, field]) =>
        matches(query, name, textField(invoice.fields, field)),
      )
    );
  });
};

const renderInvoice = ({ number, fields, totalOre }: InvoiceRecord): Promise<Buffer> =>
  renderPdfLines([
    'Simulerad faktura',
    `Faktura ${number}`,
    textField(fields, 'CustomerName'),
    `OCR ${textField(fields, 'OCR')}`,
    `Förfaller ${textField(fields, 'DueDate')}`,
    `Att betala ${(totalOre / 100).toFixed(2)} kr`,
  ]);

export const addInvoiceRoutes = ({ app, url, booksOf }: ApiRoutesOptions): void => {
  const toResponse = (invoice: InvoiceRecord) => ({ Invoice: toInvoice(invoice, url()) });
  app.get('/invoices', async (request) => {
    const query = toRecord(request.query);
    requireKnownParameters(query, [...Object.keys(FILTERED_FIELDS), ...OTHER_FILTERS]);
    return toPage(searchInvoices(booksOf(request), query), query, 'Invoices', (one) =>
      toInvoiceListItem(one, url()),
    );
  });
  app.get('/invoices/:id', async (request) =>
    toResponse(requireInvoice(booksOf(request), readIdParam(request))),
  );
  app.post('/invoices', async (request, reply) => {
    const invoice = createInvoice(booksOf(request), readWrapped(request.body, 'Invoice', invoiceFields));
    return reply.code(201).header('location', 'invoices').send(toResponse(invoice));
  });
  app.put('/invoices/:id', async (request) =>
    toResponse(
      changeInvoice(
        booksOf(request),
        readIdParam(request),
        readWrapped(request.body, 'Invoice', invoiceFields),
      ),
    ),
  );
  const actions = {
    bookkeep: bookkeepInvoice,
    cancel: cancelInvoice,
    credit: creditInvoice,
    externalprint: markSent,
  } as const;
  for (const [name, act] of Object.entries(actions))
    app.put(`/invoices/:id/${name}`, async (request) =>
      toResponse(act(booksOf(request), readIdParam(request))),
    );
  app.get('/invoices/:id/preview', async (request, reply) => {
    const invoice = requireInvoice(booksOf(request), readIdParam(request));
    return reply.type('application/pdf').send(await renderInvoice(invoice));
  });
  app.get('/invoices/:id/print', async (request, reply) => {
    const invoice = markSent(booksOf(request), readIdParam(request));
    return reply.type('application/pdf').send(await renderInvoice(invoice));
  });
  // This is a GET with effects, as in the vendor's API.
  app.get('/invoices/:id/email', async (request) =>
    toResponse(markSent(booksOf(request), readIdParam(request))),
  );
};
