import type { FastifyInstance, FastifyRequest } from 'fastify';
import { textOf, toRecord } from '../unknown-record';
import type { CompanyBooks } from './fortnox-books';
import { toCustomer, toCustomerListItem } from './fortnox-customer-objects';
import { changeCustomer, createCustomer, deleteCustomer, requireCustomer } from './fortnox-customers';
import { fortnoxErrors } from './fortnox-error';
import { customerFields, paymentFields, readWrapped, textField } from './fortnox-fields';
import { matches, requireKnownParameters, toPage, wasModifiedSince } from './fortnox-list';
import { toPayment, toPaymentListItem } from './fortnox-payment-objects';
import { bookkeepPayment, createPayment, removePayment, requirePayment } from './fortnox-payments';
import type { Fields } from './fortnox-records';

export interface ApiRoutesOptions {
  readonly app: FastifyInstance;
  readonly url: () => string;
  /** The books of the company that the request's token belongs to. */
  readonly booksOf: (request: FastifyRequest) => CompanyBooks;
}
export const readIdParam = ({ params }: FastifyRequest): string => textOf(toRecord(params), 'id') ?? '';

const CUSTOMER_FILTERS = [
  'city',
  'customernumber',
  'email',
  'gln',
  'glndelivery',
  'name',
  'organisationnumber',
  'phone',
  'zipcode',
];

export const addCustomerRoutes = ({ app, url, booksOf }: ApiRoutesOptions): void => {
  app.get('/customers', async (request) => {
    const query = toRecord(request.query);
    requireKnownParameters(query, CUSTOMER_FILTERS);
    const filter = textOf(query, 'filter');
    if (filter !== null && filter !== 'active' && filter !== 'inactive') throw fortnoxErrors.invalidFilter();
    const found = [...booksOf(request).customers.values()].filter(
      ({ number, fields, isDeleted, modifiedAt }) =>
        !isDeleted &&
        wasModifiedSince(query, modifiedAt) &&
        (filter === null || (fields.Active === false) === (filter === 'inactive')) &&
        matches(query, 'customernumber', number) &&
        matches(query, 'organisationnumber', textField(fields, 'OrganisationNumber')) &&
        matches(query, 'name', textField(fields, 'Name')) &&
        matches(query, 'city', textField(fields, 'City')) &&
        matches(query, 'zipcode', textField(fields, 'ZipCode')) &&
        matches(query, 'email', textField(fields, 'Email')) &&
        matches(query, 'gln', textField(fields, 'GLN')) &&
        matches(query, 'glndelivery', textField(fields, 'GLNDelivery')) &&
        matches(query, 'phone', textField(fields, 'Phone1')),
    );
    return toPage(found, query, 'Customers', (one) => toCustomerListItem(one, url()));
  });
  app.get('/customers/:id', async (request) => ({
    Customer: toCustomer(requireCustomer(booksOf(request), readIdParam(request)), url()),
  }));
  app.post('/customers', async (request, reply) => {
    const fields = readWrapped(request.body, 'Customer', customerFields);
    const customer = createCustomer(booksOf(request), fields);
    return reply
      .code(201)
      .header('location', 'customers')
      .send({ Customer: toCustomer(customer, url()) });
  });
  app.put('/customers/:id', async (request) => {
    const fields = readWrapped(request.body, 'Customer', customerFields);
    return { Customer: toCustomer(changeCustomer(booksOf(request), readIdParam(request), fields), url()) };
  });
  app.delete('/customers/:id', async (request, reply) => {
    deleteCustomer(booksOf(request), readIdParam(request));
    return reply.code(204).send();
  });
};

export const addPaymentRoutes = ({ app, url, booksOf }: ApiRoutesOptions): void => {
  const toResponse = (books: CompanyBooks, number: string): Fields => {
    const payment = requirePayment(books, number);
    return { InvoicePayment: toPayment(payment, books.invoices.get(payment.invoiceNumber), url()) };
  };
  app.get('/invoicepayments', async (request) => {
    const query = toRecord(request.query);
    requireKnownParameters(query, ['invoicenumber']);
    const invoiceNumber = textOf(query, 'invoicenumber');
    const found = [...booksOf(request).payments.values()].filter(
      (payment) =>
        wasModifiedSince(query, payment.modifiedAt) &&
        (invoiceNumber === null || payment.invoiceNumber === invoiceNumber),
    );
    return toPage(found, query, 'InvoicePayments', (one) => toPaymentListItem(one, url()));
  });
  app.get('/invoicepayments/:id', async (request) => toResponse(booksOf(request), readIdParam(request)));
  app.post('/invoicepayments', async (request, reply) => {
    const books = booksOf(request);
    const { number } = createPayment(books, readWrapped(request.body, 'InvoicePayment', paymentFields));
    return reply.code(201).header('location', 'invoicepayments').send(toResponse(books, number));
  });
  app.put('/invoicepayments/:id/bookkeep', async (request) => {
    const books = booksOf(request);
    return toResponse(books, bookkeepPayment(books, readIdParam(request)).number);
  });
  app.delete('/invoicepayments/:id', async (request, reply) => {
    removePayment(booksOf(request), readIdParam(request));
    return reply.code(204).send();
  });
};
