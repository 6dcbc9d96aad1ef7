import { fromOre, toOre } from '@husrum/format';
import {
  type AccountingInvoice,
  AccountingRefusal,
  type AccountingService,
  type ExpectedTotals,
} from '../accounting/accounting-service';
import { quoteODataText, type VismaClient } from './visma-client';
import type { VismaDrafts } from './visma-drafts';
import {
  draftToAccountingInvoice,
  invoiceSchema,
  requireTotals,
  toAccountingInvoice,
  toListedInvoice,
  type VismaDraft,
  type VismaInvoice,
} from './visma-invoice.mapping';
import { invoiceNotFound } from './visma-not-found';
import { fileUrlSchema, readServiceFile } from './visma-pdf';

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
  readBooked(id: string): Promise<VismaInvoice>;
}

/**
 * Invoices begin as drafts and are booked by `convert`, which gives them another key and a number. Our reference is
 * OurReference on both: it can be filtered by, and is printed as "Vår referens".
 */
export const createVismaInvoices = (
  client: VismaClient,
  drafts: VismaDrafts,
  { baseUrl, timeoutMs }: { readonly baseUrl: string; readonly timeoutMs: number },
): VismaInvoices => {
  const pathOf = (id: string, action = ''): string => `${PATH}/${encodeURIComponent(id)}${action}`;
  const findBooked = (id: string) => client.find(pathOf(id), `${PATH}/{id}`, invoiceSchema);
  const findFirst = async (filter: string): Promise<VismaInvoice | undefined> => {
    const [found] = await client.listAll(PATH, invoiceSchema, { $filter: filter });
    return found;
  };
  /**
   * Finds the booked invoice that the draft became. The result is undefined if the service refuses the filter, e.g. for a key
   * that is not a GUID.
   */
  const findByDraftId = async (draftId: string): Promise<VismaInvoice | undefined> => {
    try {
      return await findFirst(`CreatedFromDraftId eq ${draftId}`);
    } catch (error) {
      if (error instanceof AccountingRefusal && error.reason === 'invalid') return undefined;
      throw error;
    }
  };
  /** A booked invoice, by its own key or by the key of its draft. */
  const findBookedOrConverted = async (id: string): Promise<VismaInvoice | undefined> =>
    (await findBooked(id)) ?? findByDraftId(id);
  const requireDraft = async (id: string): Promise<VismaDraft> => {
    const draft = await drafts.find(id);
    if (draft !== undefined) return draft;
    if ((await findBookedOrConverted(id)) === undefined) throw invoiceNotFound(id);
    throw new AccountingRefusal('wrongState', 'The invoice is booked in Spiris and cannot be changed');
  };
  const convert = async (draft: VismaDraft, expected: ExpectedTotals): Promise<VismaInvoice> => {
    requireTotals(draft, expected);
    const booked = await client.request(
      {
        method: 'POST',
        path: drafts.pathOf(draft.Id, '/convert'),
        endpoint: '/customerinvoicedrafts/{id}/convert',
        // Our document has the date of the draft, also when the invoice is booked later.
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
  const readBooked = async (id: string): Promise<VismaInvoice> => {
    const invoice = await findBookedOrConverted(id);
    if (invoice === undefined) throw invoiceNotFound(id);
    return invoice;
  };
  return {
    readBooked,
    findInvoice: async (reference) => {
      const draft = await drafts.findByReference(reference);
      if (draft !== undefined) return draftToAccountingInvoice(draft);
      const invoice = await findFirst(`OurReference eq ${quoteODataText(reference)}`);
      return invoice && toAccountingInvoice(invoice);
    },
    readInvoice: async (id) => {
      const invoice = await findBooked(id);
      if (invoice !== undefined) return toAccountingInvoice(invoice);
      const draft = await drafts.find(id);
      return draft === undefined
        ? toAccountingInvoice(await readBooked(id))
        : draftToAccountingInvoice(draft);
    },
    createInvoice: async (input) => draftToAccountingInvoice(await drafts.create(input)),
    updateInvoice: async (id, input) => {
      await requireDraft(id);
      return draftToAccountingInvoice(await drafts.update(id, input));
    },
    bookkeepInvoice: async (id, expected) => {
      const draft = await drafts.find(id);
      if (draft !== undefined) return toAccountingInvoice(await convert(draft, expected));
      const booked = await readBooked(id);
      requireTotals(booked, expected);
      return toAccountingInvoice(booked);
    },
    changeDueDate: async (id, dueDate) =>
      draftToAccountingInvoice(await drafts.changeDueDate(await requireDraft(id), dueDate)),
    cancelInvoice: async (id) => {
      if ((await drafts.find(id)) !== undefined) return drafts.remove(id);
      const invoice = await findBookedOrConverted(id);
      // An earlier attempt has removed the draft or voided the invoice. One that is credited in part has an amount left.
      if (invoice === undefined) return;
      if ((invoice.CreditedBy ?? []).length > 0 && toOre(invoice.RemainingAmount) === 0) return;
      await client.request(
        { method: 'POST', path: pathOf(invoice.Id, '/void'), endpoint: `${PATH}/{id}/void` },
        invoiceSchema.optional(),
      );
    },
    creditInvoice: async (id, credit): Promise<AccountingInvoice> => {
      const existingDraft = await drafts.findByReference(credit.reference);
      const earlier =
        existingDraft === undefined
          ? await findFirst(`OurReference eq ${quoteODataText(credit.reference)}`)
          : undefined;
      if (earlier !== undefined) return { ...toAccountingInvoice(earlier), creditsId: id };
      const { InvoiceNumber } = await readBooked(id);
      const draft =
        existingDraft ?? (await drafts.create({ ...credit, credits: { number: String(InvoiceNumber) } }));
      // The API cannot link a credit invoice to the credited one, so the link is added here.
      return { ...toAccountingInvoice(await convert(draft, credit.expected)), creditsId: id };
    },
    // Spiris has no such mark.
    markInvoiceSent: async () => undefined,
    readInvoicePdf: async (id) => {
      const { Id } = await readBooked(id);
      const { Url } = await client.request(
        { method: 'GET', path: pathOf(Id, '/pdf'), endpoint: `${PATH}/{id}/pdf` },
        fileUrlSchema,
      );
      return readServiceFile(Url, baseUrl, timeoutMs);
    },
    listInvoices: async function* (since) {
      const query =
        since === null
          ? { $filter: 'RemainingAmount ne 0', $orderby: 'InvoiceNumber' }
          : { modifiedSinceUtc: since.toISOString(), $orderby: 'ModifiedUtc' };
      for await (const page of client.list(PATH, invoiceSchema, query))
        yield page.map((one) => toListedInvoice(toAccountingInvoice(one)));
    },
    listDrafts: async function* () {
      for await (const page of drafts.list())
        yield page.map((one) => toListedInvoice(draftToAccountingInvoice(one)));
    },
  };
};
