import { companyBooksCalls } from '../economy/books/company-books/company-books.calls';
import { ledgerCalls } from '../economy/books/ledger/ledger.calls';
import { addonCalls, addonTypes } from '../economy/invoicing/addon/addon.calls';
import { invoiceCalls } from '../economy/invoicing/invoice/invoice.calls';
import type { InvoiceListItem } from '../economy/invoicing/invoice/invoice.schema';
import {
  type InvoiceFilter,
  invoiceFilters,
  invoiceStatuses,
} from '../economy/invoicing/invoice/invoice.status';
import { rentAdjustmentCalls } from '../economy/invoicing/rent-adjustment/rent-adjustment.calls';
import type { RentAdjustmentRow } from '../economy/invoicing/rent-adjustment/rent-adjustment.schema';
import { rentAdjustmentStatuses } from '../economy/invoicing/rent-adjustment/rent-adjustment.status';
import { bankFileCalls } from '../economy/payments/bank-file/bank-file.calls';
import { lateChargeCalls } from '../economy/payments/late-charge/late-charge.calls';
import { indexRunCalls } from '../economy/rents/index-run/index-run.calls';
import { type JobRunRow, jobRunCalls } from '../economy/runs/job-run/job-run.calls';
import { reminderCalls } from '../economy/runs/reminder/reminder.calls';
import type { ReminderState } from '../economy/runs/reminder/reminder.state';
import { unbilledPeriodCalls } from '../economy/runs/unbilled-period/unbilled-period.calls';
import { routes } from '../routes';
import { findFirstRow, type Get, type PageKind } from './page-kind';

const invoicePage = (
  what: string,
  matches: (row: InvoiceListItem, get: Get) => boolean | Promise<boolean>,
): PageKind => ({
  name: `invoice.detail: ${what}`,
  findPath: async (get) => {
    const row = await findFirstRow(
      (query) => get(invoiceCalls.list, { query }),
      (each) => matches(each, get),
    );
    return row && routes.invoice.detail({ id: row.id });
  },
});

const invoiceListPage = (filter: InvoiceFilter): PageKind => ({
  name: `invoice.byStatus: ${filter}`,
  findPath: async (get) => {
    const row = await findFirstRow((query) => get(invoiceCalls.list, { query: { ...query, filter } }));
    return row && routes.invoice.byStatus({ status: filter });
  },
});

const isCreditOfAPart = async ({ id, kind }: InvoiceListItem, get: Get): Promise<boolean> =>
  kind === 'CREDIT' && (await get(invoiceCalls.detail, { params: { id } })).credit_reason != null;

/** Finds it from its credit invoices, which are far fewer than the invoices. */
const partlyCreditedPage: PageKind = {
  name: 'invoice.detail: a part is credited',
  findPath: async (get) => {
    const credit = await findFirstRow(
      (query) => get(invoiceCalls.list, { query }),
      (row) => isCreditOfAPart(row, get),
    );
    if (credit === undefined) return undefined;
    const { credits } = await get(invoiceCalls.detail, { params: { id: credit.id } });
    return credits === null ? undefined : routes.invoice.detail({ id: credits.id });
  },
};

const runPage = (what: string, matches: (row: JobRunRow) => boolean): PageKind => ({
  name: `economy.run: ${what}`,
  findPath: async (get) => {
    const row = await findFirstRow((query) => get(jobRunCalls.list, { query }), matches);
    return row && routes.economy.run({ id: row.id });
  },
});

const adjustmentPage = (what: string, matches: (row: RentAdjustmentRow) => boolean): PageKind => ({
  name: `rentAdjustment.overview: ${what}`,
  findPath: async (get) => {
    const row = await findFirstRow((query) => get(rentAdjustmentCalls.list, { query }), matches);
    return row && routes.rentAdjustment.overview({}, { effect: row.id });
  },
});

/** A bank file with payments in all of these states. */
const bankFilePage: PageKind = {
  name: 'bankFile.detail: payments to register and to choose an invoice for',
  findPath: async (get) => {
    const row = await findFirstRow(
      (query) => get(bankFileCalls.list, { query }),
      async ({ id }) => {
        const { groups } = await get(bankFileCalls.detail, { params: { id } });
        return ['READY', 'CHOICE'].every((each) =>
          groups.some(({ state, count }) => state === each && count > 0),
        );
      },
    );
    return row && routes.bankFile.detail({ id: row.id });
  },
};

/** The ledger of the first tenant who owes something that is due. */
const ledgerPage: PageKind = {
  name: 'ledger.tenant: a tenant who is late',
  findPath: async (get) => {
    const row = await findFirstRow(
      (query) => get(ledgerCalls.aged, { query }),
      ({ balance, not_due, tenant_id }) => tenant_id !== null && balance > not_due,
    );
    return row && row.tenant_id !== null ? routes.ledger.tenant({ id: row.tenant_id }) : undefined;
  },
};

const booksSettingsPage: PageKind = {
  name: 'companyBooks.settings: of the first company',
  findPath: async (get) => {
    const { data } = await get(companyBooksCalls.list, {});
    const [books] = data;
    return books && routes.companyBooks.settings({ id: books.company.id });
  },
};

const lateSettingsPage: PageKind = {
  name: 'lateCharge.settings: of the first company',
  findPath: async (get) => {
    const { data } = await get(companyBooksCalls.list, {});
    const [books] = data;
    return books && routes.lateCharge.settings({ id: books.company.id });
  },
};

/** An invoice whose interest can be charged. */
const latePage: PageKind = {
  name: 'invoice.detail: interest to charge',
  findPath: async (get) => {
    const row = await findFirstRow(
      (query) => get(lateChargeCalls.lateInvoices, { query }),
      ({ preview }) => preview.problem === null,
    );
    return row && routes.invoice.detail({ id: row.id });
  },
};

const indexRunPage: PageKind = {
  name: 'indexRun.detail: a run that has changed rents',
  findPath: async (get) => {
    const row = await findFirstRow(
      (query) => get(indexRunCalls.list, { query }),
      ({ done }) => done > 0,
    );
    return row && routes.indexRun.detail({ id: row.id });
  },
};

const reminderPage = (state: ReminderState): PageKind => ({
  name: `reminder.detail: ${state}`,
  findPath: async (get) => {
    const row = await findFirstRow((query) => get(reminderCalls.list, { query: { ...query, state } }));
    return row && routes.reminder.detail({ id: row.id });
  },
});

const unbilledPage: PageKind = {
  name: 'economy.unbilled: an unbilled period',
  findPath: async (get) => {
    const row = await findFirstRow((query) => get(unbilledPeriodCalls.list, { query }));
    return row && routes.economy.unbilled();
  },
};

export const economyPageKinds: readonly PageKind[] = [
  ...invoiceFilters.map(invoiceListPage),
  ...invoiceStatuses.map((each) =>
    invoicePage(each, ({ status, kind }) => status === each && kind !== 'CREDIT'),
  ),
  invoicePage('RENT', ({ kind }) => kind === 'RENT'),
  invoicePage('SUPPLEMENT', ({ kind }) => kind === 'SUPPLEMENT'),
  invoicePage('DEPOSIT', ({ kind }) => kind === 'DEPOSIT'),
  invoicePage(
    'OVERDUE and paid in part',
    ({ status, payment_left, pay_amount_rounded }) =>
      status === 'OVERDUE' && payment_left < pay_amount_rounded,
  ),
  invoicePage('a promise to pay', ({ promise }) => promise != null && !promise.is_broken),
  invoicePage('a broken promise to pay', ({ promise }) => promise?.is_broken === true),
  invoicePage('CREDIT, not sent', ({ kind, sent_at }) => kind === 'CREDIT' && sent_at === null),
  invoicePage('CREDIT, sent', ({ kind, sent_at }) => kind === 'CREDIT' && sent_at !== null),
  invoicePage('CREDIT of a part', isCreditOfAPart),
  partlyCreditedPage,
  ...addonTypes.map(
    (each): PageKind => ({
      name: `addon.detail: ${each}`,
      findPath: async (get) => {
        const row = await findFirstRow(
          (query) => get(addonCalls.list, { query }),
          ({ type }) => type === each,
        );
        return row && routes.addon.detail({ id: row.id });
      },
    }),
  ),
  ...rentAdjustmentStatuses.map((each) => adjustmentPage(each, ({ status }) => status === each)),
  adjustmentPage('restored', ({ restored }) => restored),
  adjustmentPage('restores another', ({ restores_id }) => restores_id !== null),
  // A user starts MAIL, and RUNNING lasts for seconds.
  ...(['GENERATE', 'SEND', 'OVERDUE', 'ADJUST', 'ARCHIVE'] as const).map((each) =>
    runPage(each, ({ kind }) => kind === each),
  ),
  ...(['DONE', 'FAILED'] as const).map((each) => runPage(each, ({ status }) => status === each)),
  reminderPage('SENT'),
  bankFilePage,
  ledgerPage,
  unbilledPage,
  booksSettingsPage,
  lateSettingsPage,
  latePage,
  indexRunPage,
];
