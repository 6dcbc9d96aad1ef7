import { fromOre, type LocalDate } from '@husrum/format';
import * as yup from 'yup';
import type { AccountingInvoiceInput, AccountingRow } from '../accounting/accounting-service';
import { vismaTexts } from './visma.texts';
import type { VismaArticles } from './visma-articles';
import { quote, type VismaClient } from './visma-client';
import { type Draft, draftSchema } from './visma-invoice.mapping';
import type { VismaRegisters } from './visma-registers';

const MAX_TEXT_LENGTH = 2000;
const PATH = '/customerinvoicedrafts';
const anything = yup.mixed();
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
/** A draft with all fields that the service answers: an update must send all of them. */
const wholeDraft = yup.mixed(isRecord).required();

type DraftInput = AccountingInvoiceInput & {
  /** Of a credit invoice: the number of the credited invoice, for the text on it. */
  readonly credits?: { readonly number: string | null };
};
export interface VismaDrafts {
  find(id: string): Promise<Draft | undefined>;
  findByReference(reference: string): Promise<Draft | undefined>;
  list(): AsyncIterable<readonly Draft[]>;
  create(input: DraftInput): Promise<Draft>;
  update(id: string, input: DraftInput): Promise<Draft>;
  changeDueDate(draft: Draft, dueDate: LocalDate): Promise<Draft>;
  remove(id: string): Promise<void>;
  pathOf(id: string, action?: string): string;
}

/** The quantity is negative for rent deductions and credits, because the program requires positive prices. */
const priceOf = ({ netOre, taxRate }: AccountingRow, includesVat: boolean) => {
  const ore = Math.abs(netOre);
  return {
    Quantity: netOre < 0 ? -1 : 1,
    UnitPrice: fromOre(includesVat ? Math.round((ore * (100 + taxRate)) / 100) : ore),
  };
};

export const createVismaDrafts = (
  client: VismaClient,
  registers: VismaRegisters,
  articles: VismaArticles,
): VismaDrafts => {
  const pathOf = (id: string, action = ''): string => `${PATH}/${encodeURIComponent(id)}${action}`;
  const toRow = async (row: AccountingRow, index: number, includesVat: boolean) => {
    const item = row.costCenter === null ? undefined : await registers.findCostCenterItem(row.costCenter);
    return {
      LineNumber: index + 1,
      IsTextRow: false,
      ArticleId: await articles.findArticleId(row),
      Text: row.description.slice(0, MAX_TEXT_LENGTH),
      ...priceOf(row, includesVat),
      DiscountPercentage: 0,
      ReversedConstructionServicesVatFree: false,
      ...(item === undefined ? {} : { [item.field]: item.id }),
      ...(row.project === null ? {} : { ProjectId: await registers.findProjectId(row.project) }),
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
  const put = (id: string, json: unknown): Promise<Draft> =>
    client.request({ method: 'PUT', path: pathOf(id), endpoint: `${PATH}/{id}`, json }, draftSchema);
  const find = (id: string) => client.find(pathOf(id), `${PATH}/{id}`, draftSchema);
  return {
    pathOf,
    find,
    findByReference: async (reference) => {
      const [found] = await client.listAll(PATH, draftSchema, {
        $filter: `OurReference eq ${quote(reference)}`,
      });
      return found;
    },
    list: () => client.list(PATH, draftSchema),
    create: async (input) => {
      const json = await toBody(input, false);
      const draft = await client.request({ method: 'POST', path: PATH, json }, draftSchema);
      // The company shows prices with VAT to private persons: the prices of our rows must include it too.
      return draft.IncludesVat === true ? put(draft.Id, await toBody(input, true)) : draft;
    },
    update: async (id, input) => {
      const includesVat = (await find(id))?.IncludesVat === true;
      return put(id, await toBody(input, includesVat));
    },
    // A field that is left out would be emptied.
    changeDueDate: async ({ Id }, dueDate) => {
      const whole = await client.request<Readonly<Record<string, unknown>>>(
        { method: 'GET', path: pathOf(Id), endpoint: `${PATH}/{id}` },
        wholeDraft,
      );
      return put(Id, { ...whole, DueDate: dueDate });
    },
    remove: async (id) => {
      await client.request({ method: 'DELETE', path: pathOf(id), endpoint: `${PATH}/{id}` }, anything);
    },
  };
};
