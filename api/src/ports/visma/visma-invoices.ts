import { fromOre } from '@husrum/format';
import {
  type AccountingInvoice,
  AccountingRefusal,
  type AccountingService,
  type ExpectedTotals,
} from '../accounting/accounting-service';
import { quote, type VismaClient } from './visma-client';
import type { VismaDrafts } from './visma-drafts';
import {
  type Draft,
  fromDraft,
  fromInvoice,
  type Invoice,
  invoiceSchema,
  requireTotals,
  toListedInvoice,
} from './visma-invoice.mapping';
import { invoiceNotFound } from './visma-not-found';
import { fileUrl, readFile } from './visma-pdf';

const PATH = '/customerinvoices';

type Invoices = Pick<
  AccountingService,
  | 'findInvoice'
  | 'readInvoice'
  | 'createInvoice'
  | 'updateInvoice'
  | 'bookkeepInvoice'
  | 'changeDueDate'
  | 'cancelInvoice'
  | 'creditInvoice'
  | 'markInvoiceSent'
  | 'readInvoicePdf'
  | 'listInvoices'
  | 'listDrafts'
>;
interface VismaInvoices extends Invoices {
  readBooked(id: string): Promise<Invoice>;
}

/**
 * Invoices begin as drafts and are booked by `convert`, which gives them another key and a number. Our reference stands as
 * OurReference on both: it can be filtered by, and prints as "Vår referens".
 */
export const createVismaInvoices = (
  client: VismaClient,
  drafts: VismaDrafts,
  { baseUrl, timeoutMs }: { readonly baseUrl: string; readonly timeoutMs: number },
): VismaInvoices => {
  const pathOf = (id: string, action = ''): string => `${PATH}/${encodeURIComponent(id)}${action}`;
  const findBooked = (id: string) => client.find(pathOf(id), `${PATH}/{id}`, invoiceSchema);
  const findFirst = async (filter: string): Promise<Invoice | undefined> => {
    const [found] = await client.listAll(PATH, invoiceSchema, { $filter: filter });
    return found;
  };
  /** The invoice that the draft has become. A service that cannot look for it, or a key that is none of its own, has none. */
  const findOfDraft = async (draftId: string): Promise<Invoice | undefined> => {
    try {
      return await findFirst(`CreatedFromDraftId eq ${draftId}`);
    } catch (error) {
      if (error instanceof AccountingRefusal && error.reason === 'invalid') return undefined;
      throw error;
    }
  };
  /** A booked invoice by its own key, or by that of the draft it was. */
  const findConverted = async (id: string): Promise<Invoice | undefined> =>
    (await findBooked(id)) ?? findOfDraft(id);
  const requireDraft = async (id: string): Promise<Draft> => {
    const draft = await drafts.find(id);
    if (draft !== undefined) return draft;
    if ((await findConverted(id)) === undefined) throw invoiceNotFound(id);
    throw new AccountingRefusal('wrongState', 'The invoice is booked in Spiris and cannot be changed');
  };
  const convert = async (draft: Draft, expected: ExpectedTotals): Promise<Invoice> => {
    requireTotals(draft, expected);
    const booked = await client.request(
      {
        method: 'POST',
        path: drafts.pathOf(draft.Id, '/convert'),
        endpoint: '/customerinvoicedrafts/{id}/convert',
        // The notice that the tenant gets has this date, also when it is booked later.
        query: { keepOriginalDraftDate: 'true', overrideCompanyKeepOriginalDraftDate: 'true' },
        json: {
          TotalAmountInvoiceCurrency: fromOre(expected.payOre),
          TotalVatAmountInvoiceCurrency: fromOre(expected.taxOre),
          TotalRoundingsInvoiceCurrency: fromOre(expected.roundedOre),
        },
      },
      invoiceSchema,
    );
    requireTotals(booked, expected);
    return booked;
  };
  const readBooked = async (id: string): Promise<Invoice> => {
    const invoice = await findConverted(id);
    if (invoice === undefined) throw invoiceNotFound(id);
    return invoice;
  };
  return {
    readBooked,
    findInvoice: async (reference) => {
      const draft = await drafts.findByReference(reference);
      if (draft !== undefined) return fromDraft(draft);
      const invoice = await findFirst(`OurReference eq ${quote(reference)}`);
      return invoice && fromInvoice(invoice);
    },
    readInvoice: async (id) => {
      const invoice = await findBooked(id);
      if (invoice !== undefined) return fromInvoice(invoice);
      const draft = await drafts.find(id);
      return draft === undefined ? fromInvoice(await readBooked(id)) : fromDraft(draft);
    },
    createInvoice: async (input) => fromDraft(await drafts.create(input)),
    updateInvoice: async (id, input) => {
      await requireDraft(id);
      return fromDraft(await drafts.update(id, input));
    },
    bookkeepInvoice: async (id, expected) => {
      const draft = await drafts.find(id);
      if (draft !== undefined) return fromInvoice(await convert(draft, expected));
      const booked = await readBooked(id);
      requireTotals(booked, expected);
      return fromInvoice(booked);
    },
    changeDueDate: async (id, dueDate) =>
      fromDraft(await drafts.changeDueDate(await requireDraft(id), dueDate)),
    cancelInvoice: async (id) => {
      if ((await drafts.find(id)) !== undefined) return drafts.remove(id);
      const invoice = await findConverted(id);
      // A draft that an earlier try has removed, or an invoice that it has voided.
      if (invoice === undefined || (invoice.CreditedBy ?? []).length > 0) return;
      await client.request(
        { method: 'POST', path: pathOf(invoice.Id, '/void'), endpoint: `${PATH}/{id}/void` },
        invoiceSchema.optional(),
      );
    },
    creditInvoice: async (id, credit): Promise<AccountingInvoice> => {
      const begun = await drafts.findByReference(credit.reference);
      const earlier =
        begun === undefined ? await findFirst(`OurReference eq ${quote(credit.reference)}`) : undefined;
      if (earlier !== undefined) return { ...fromInvoice(earlier), creditsId: id };
      const { InvoiceNumber } = await readBooked(id);
      const draft = begun ?? (await drafts.create({ ...credit, credits: { number: String(InvoiceNumber) } }));
      // The API cannot tie it to the credited invoice; its reference says which it is.
      return { ...fromInvoice(await convert(draft, credit.expected)), creditsId: id };
    },
    markInvoiceSent: async () => undefined,
    readInvoicePdf: async (id) => {
      const { Id } = await readBooked(id);
      const { Url } = await client.request(
        { method: 'GET', path: pathOf(Id, '/pdf'), endpoint: `${PATH}/{id}/pdf` },
        fileUrl,
      );
      return readFile(Url, baseUrl, timeoutMs);
    },
    listInvoices: async function* (since) {
      const query =
        since === null
          ? { $filter: 'RemainingAmount ne 0', $orderby: 'InvoiceNumber' }
          : { modifiedSinceUtc: since.toISOString(), $orderby: 'ModifiedUtc' };
      for await (const page of client.list(PATH, invoiceSchema, query))
        yield page.map((one) => toListedInvoice(fromInvoice(one)));
    },
    listDrafts: async function* () {
      for await (const page of drafts.list()) yield page.map((one) => toListedInvoice(fromDraft(one)));
    },
  };
};
