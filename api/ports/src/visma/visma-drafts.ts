import { fromOre, type LocalDate } from '@husrum/format';
import * as yup from 'yup';
import type { AccountingInvoiceInput, AccountingInvoiceRow } from '../accounting/accounting-service';
import { vismaTexts } from './visma.texts';
import type { VismaArticles } from './visma-articles';
import { quoteODataText, type VismaClient } from './visma-client';
import { draftSchema, type VismaDraft } from './visma-invoice.mapping';
import type { VismaMasterData } from './visma-master-data';

const MAX_TEXT_LENGTH = 2000;
const PATH = '/customerinvoicedrafts';
const anySchema = yup.mixed();
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
/** A draft with all fields that the service returns: an update must send all of them. */
const wholeDraft = yup.mixed(isRecord).required();

type DraftInput = AccountingInvoiceInput & {
  /** The number of the invoice that a credit invoice credits, for the text on it. */
  readonly credits?: { readonly number: string | null };
};
export interface VismaDrafts {
  find(id: string): Promise<VismaDraft | undefined>;
  findByReference(reference: string): Promise<VismaDraft | undefined>;
  list(): AsyncIterable<readonly VismaDraft[]>;
  create(input: DraftInput): Promise<VismaDraft>;
  update(id: string, input: DraftInput): Promise<VismaDraft>;
  changeDueDate(draft: VismaDraft, dueDate: LocalDate): Promise<VismaDraft>;
  remove(id: string): Promise<void>;
  pathOf(id: string, action?: string): string;
}

/** The quantity is negative for deductions and credits, because the program requires positive prices. */
const toPrice = ({ netOre, taxRate }: AccountingInvoiceRow, includesVat: boolean) => {
  const ore = Math.abs(netOre);
  return {
    Quantity: netOre < 0 ? -1 : 1,
    UnitPrice: fromOre(includesVat ? Math.round((ore * (100 + taxRate)) / 100) : ore),
  };
};

export const createVismaDrafts = (
  client: VismaClient,
  masterData: VismaMasterData,
  articles: VismaArticles,
): VismaDrafts => {
  const pathOf = (id: string, action = ''): string => `${PATH}/${encodeURIComponent(id)}${action}`;
  const toRow = async (row: AccountingInvoiceRow, index: number, includesVat: boolean) => {
    const item = row.costCenter === null ? undefined : await masterData.requireCostCenterItem(row.costCenter);
    return {
      LineNumber: index + 1,
      IsTextRow: false,
      ArticleId: await articles.findOrCreateArticleId(row),
      Text: row.description.slice(0, MAX_TEXT_LENGTH),
      ...toPrice(row, includesVat),
      DiscountPercentage: 0,
      ReversedConstructionServicesVatFree: false,
      ...(item === undefined ? {} : { [item.field]: item.id }),
      ...(row.project === null ? {} : { ProjectId: await masterData.requireProjectId(row.project) }),
    };
  };
  const toBody = async (input: DraftInput, includesVat: boolean) => {
    const rows = [];
    for (const [index, row] of input.rows.entries()) rows.push(await toRow(row, index, includesVat));
    return {
      CustomerId: input.customerId,
      IsCreditInvoice: input.credits !== undefined,
      RotReducedInvoicingType: 0,
      EuThirdParty: false,
      OurReference: input.reference,
      ...(input.credits?.number ? { YourReference: vismaTexts.credits(input.credits.number) } : {}),
      InvoiceDate: input.invoiceDate,
      DueDate: input.dueDate,
      Rows: rows,
    };
  };
  const put = (id: string, json: unknown): Promise<VismaDraft> =>
    client.request({ method: 'PUT', path: pathOf(id), endpoint: `${PATH}/{id}`, json }, draftSchema);
  const find = (id: string) => client.find(pathOf(id), `${PATH}/{id}`, draftSchema);
  return {
    pathOf,
    find,
    findByReference: async (reference) => {
      const [found] = await client.listAll(PATH, draftSchema, {
        $filter: `OurReference eq ${quoteODataText(reference)}`,
      });
      return found;
    },
    list: () => client.list(PATH, draftSchema),
    create: async (input) => {
      const json = await toBody(input, false);
      const draft = await client.request({ method: 'POST', path: PATH, json }, draftSchema);
      // The company shows prices with VAT to private persons, so the prices of our rows must include VAT.
      return draft.IncludesVat === true ? put(draft.Id, await toBody(input, true)) : draft;
    },
    update: async (id, input) => {
      const includesVat = (await find(id))?.IncludesVat === true;
      return put(id, await toBody(input, includesVat));
    },
    // The service clears fields that are left out.
    changeDueDate: async ({ Id }, dueDate) => {
      const draft = await client.request<Readonly<Record<string, unknown>>>(
        { method: 'GET', path: pathOf(Id), endpoint: `${PATH}/{id}` },
        wholeDraft,
      );
      return put(Id, { ...draft, DueDate: dueDate });
    },
    remove: async (id) => {
      await client.request({ method: 'DELETE', path: pathOf(id), endpoint: `${PATH}/{id}` }, anySchema);
    },
  };
};
