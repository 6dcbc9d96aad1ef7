import { AccountingRefusal, type AccountingService } from '../accounting/accounting-service';
import { ServiceError, type ServiceRequest } from '../service-client';
import type { FortnoxClient } from './fortnox-client';
import { readFortnoxCode } from './fortnox-error.rules';
import {
  type FortnoxInvoice,
  invoiceAnswerSchema,
  listItemSchema,
  requireTotals,
  toAccountingInvoice,
  toInvoiceBody,
  toListedInvoice,
} from './fortnox-invoice.mapping';
import { toLastModified } from './fortnox-last-modified.rules';
import type { FortnoxMasterData } from './fortnox-master-data';

export interface FortnoxInvoices
  extends Pick<
    AccountingService,
    | 'bookkeepInvoice'
    | 'cancelInvoice'
    | 'changeDueDate'
    | 'createInvoice'
    | 'findInvoice'
    | 'listDrafts'
    | 'listInvoices'
    | 'markInvoiceSent'
    | 'readInvoice'
    | 'readInvoicePdf'
    | 'updateInvoice'
  > {
  read(id: string): Promise<FortnoxInvoice>;
  /**
   * The number of the invoice with this reference. A credit invoice inherits the reference of the credited one, so of several the
   * lowest number is meant; a cancelled invoice is returned only if there is no other.
   */
  findNumber(reference: string): Promise<string | undefined>;
  put(id: string, fields: object): Promise<FortnoxInvoice>;
  performAction(
    id: string,
    action: 'bookkeep' | 'cancel' | 'credit' | 'externalprint',
  ): Promise<FortnoxInvoice>;
  create(fields: object): Promise<FortnoxInvoice>;
}

/** The vendor's error code for an unknown identifier. */
const INVALID_IDENTIFIER = 2000729;

/** Whether a cost centre is missing. A missing invoice, customer, account, article or project has its own error code. */
const isMissingCostCenter = (error: unknown): error is ServiceError =>
  error instanceof ServiceError &&
  error.failure === 'notFound' &&
  readFortnoxCode(error.detail) === INVALID_IDENTIFIER;

const pathOf = (id: string, action = ''): string => `/invoices/${encodeURIComponent(id)}${action}`;

/**
 * Invoices: GET, POST and PUT /invoices, the actions `bookkeep`, `cancel`, `credit`, `externalprint`, and `preview` for the
 * PDF. The actions that mail or print an invoice are never used: they are GET requests with side effects, and we send invoices
 * ourselves.
 */
export const createFortnoxInvoices = (
  client: FortnoxClient,
  masterData: FortnoxMasterData,
): FortnoxInvoices => {
  const read = async (id: string): Promise<FortnoxInvoice> =>
    (await client.request({ method: 'GET', path: pathOf(id) }, invoiceAnswerSchema)).Invoice;
  const write = async (request: ServiceRequest): Promise<FortnoxInvoice> => {
    try {
      return (await client.request(request, invoiceAnswerSchema)).Invoice;
    } catch (error) {
      throw isMissingCostCenter(error)
        ? new AccountingRefusal('dimensionMissing', error.message, error.detail)
        : error;
    }
  };
  const put = (id: string, fields: object): Promise<FortnoxInvoice> =>
    write({ method: 'PUT', path: pathOf(id), json: { Invoice: fields } });
  const performAction: FortnoxInvoices['performAction'] = async (id, action) =>
    (await client.request({ method: 'PUT', path: pathOf(id, `/${action}`) }, invoiceAnswerSchema)).Invoice;
  const create = (fields: object): Promise<FortnoxInvoice> =>
    write({ method: 'POST', path: '/invoices', json: { Invoice: fields } });
  const findNumber = async (reference: string): Promise<string | undefined> => {
    const query = { externalinvoicereference1: reference };
    const found = await client.listAll('/invoices', 'Invoices', listItemSchema, query);
    const [first] = found
      .filter((one) => one.ExternalInvoiceReference1 === reference)
      .sort(
        (one, other) =>
          Number(one.Cancelled) - Number(other.Cancelled) ||
          Number(one.DocumentNumber) - Number(other.DocumentNumber),
      );
    return first?.DocumentNumber;
  };
  const list = async function* (query: Readonly<Record<string, string>>) {
    for await (const page of client.list('/invoices', 'Invoices', listItemSchema, query))
      yield page.map(toListedInvoice);
  };
  return {
    read,
    put,
    performAction,
    create,
    findNumber,
    readInvoice: async (id) => toAccountingInvoice(await read(id)),
    findInvoice: async (reference) => {
      const number = await findNumber(reference);
      return number === undefined ? undefined : toAccountingInvoice(await read(number));
    },
    createInvoice: async (input) => toAccountingInvoice(await create(toInvoiceBody(input))),
    updateInvoice: async (id, input) => {
      const { Booked, Cancelled } = await read(id);
      if (Booked || Cancelled)
        throw new AccountingRefusal('wrongState', `Invoice ${id} is closed in Fortnox`);
      return toAccountingInvoice(await put(id, toInvoiceBody(input)));
    },
    bookkeepInvoice: async (id, expected) => {
      const invoice = await read(id);
      if (invoice.Cancelled)
        throw new AccountingRefusal('wrongState', `Invoice ${id} is cancelled in Fortnox`);
      requireTotals(invoice, expected);
      if (invoice.Booked) return toAccountingInvoice(invoice);
      await masterData.requireOpenDay(invoice.InvoiceDate);
      return toAccountingInvoice(await performAction(id, 'bookkeep'));
    },
    changeDueDate: async (id, dueDate) => toAccountingInvoice(await put(id, { DueDate: dueDate })),
    cancelInvoice: async (id) => {
      const { Booked, Cancelled } = await read(id);
      if (Booked) throw new AccountingRefusal('wrongState', `Invoice ${id} is booked in Fortnox`);
      if (!Cancelled) await performAction(id, 'cancel');
    },
    markInvoiceSent: async (id) => {
      const { Sent } = await read(id);
      if (!Sent) await performAction(id, 'externalprint');
    },
    readInvoicePdf: (id) => client.readPdf(pathOf(id, '/preview')),
    listInvoices: (since) =>
      list(since === null ? { filter: 'unpaid' } : { lastmodified: toLastModified(since) }),
    listDrafts: () => list({ filter: 'unbooked' }),
  };
};
