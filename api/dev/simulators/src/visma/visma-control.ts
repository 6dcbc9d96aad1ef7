import { dateInSweden } from '@husrum/format';
import type { FastifyInstance } from 'fastify';
import type { FaultInjection } from '../fault-injection';
import { textOf, toRecord } from '../unknown-record';
import { type CompanyChange, readCompanyChange } from './visma-company-change';
import { VismaError } from './visma-error';
import { date, number, numberIn, readFields, text, textIn, textOrNull } from './visma-fields';
import {
  changeInvoiceDueDate,
  payInvoice,
  reopenInvoice,
  setOffInvoice,
  voidInvoice,
} from './visma-invoice.routes';
import { articleAccountCodings, bankAccounts } from './visma-master-data';
import type { VismaArticle, VismaCustomer, VismaDraft, VismaInvoice } from './visma-objects';
import { requireById, type VismaContext } from './visma-route';
import type { Books, CompanyRecord, PaymentRecord, VismaState } from './visma-state';

/** The actions of a user in the program itself, and the contents of its books. `company` is an id; by default the first. */
export interface VismaControl {
  customers(company?: string): readonly Readonly<VismaCustomer>[];
  articles(company?: string): readonly Readonly<VismaArticle>[];
  drafts(company?: string): readonly Readonly<VismaDraft>[];
  invoices(company?: string): readonly Readonly<VismaInvoice>[];
  payments(company?: string): readonly PaymentRecord[];
  companies(): readonly Readonly<CompanyRecord>[];
  /** Pays the amount in SEK, or all that remains. */
  pay(invoiceId: string, payment?: { readonly amount?: number; readonly date?: string }): void;
  changeDueDate(invoiceId: string, date: string): void;
  voidInvoice(invoiceId: string): void;
  removeDraft(draftId: string): void;
  /** Sets the total of the draft to the amount in SEK, without VAT. The rows stay as they are. */
  changeDraftAmount(draftId: string, amount: number): void;
  /** Removes the latest payment of the invoice. */
  undoPayment(invoiceId: string): void;
  /** Sets the invoice off against the remaining amount of a credit invoice. */
  setOff(invoiceId: string, creditId: string): void;
  /** Makes all articles of all companies inactive, or active again. */
  changeArticles(change: { readonly IsActive: boolean }): void;
  changeCompany(change: CompanyChange, company?: string): void;
  /** Ends the tokens of every grant, as when another process has used its refresh token. */
  rotateTokens(): void;
}

export const createControl = (state: VismaState, now: () => Date): VismaControl => {
  const all = [...state.books.values()];
  const booksOf = (company?: string): Books => {
    const [first] = all;
    const found = company === undefined ? first : state.books.get(company);
    if (found === undefined) throw new VismaError('ResourceNotFound', 'The company was not found');
    return found;
  };
  const requireInvoice = (invoiceId: string): { books: Books; invoice: VismaInvoice } => {
    const books = all.find(({ invoices }) => invoices.has(invoiceId)) ?? booksOf();
    return { books, invoice: requireById(books.invoices, invoiceId, 'The customer invoice') };
  };
  const contextOf = (books: Books): Pick<VismaContext, 'books' | 'state' | 'now' | 'today'> => {
    const at = now();
    return { books, state, now: at, today: dateInSweden(at) };
  };
  return {
    customers: (company) => [...booksOf(company).customers.values()],
    articles: (company) => [...booksOf(company).articles.values()],
    drafts: (company) => [...booksOf(company).drafts.values()],
    invoices: (company) => [...booksOf(company).invoices.values()],
    payments: (company) => [...booksOf(company).payments.values()],
    companies: () => all.map(({ company }) => company),
    pay: (invoiceId, { amount, date } = {}) => {
      const { books, invoice } = requireInvoice(invoiceId);
      const context = contextOf(books);
      payInvoice(context, invoice, {
        amount: amount ?? invoice.RemainingAmount,
        date: date ?? context.today,
        reference: null,
        type: 1,
      });
    },
    changeDueDate: (invoiceId, date) => {
      const { books, invoice } = requireInvoice(invoiceId);
      changeInvoiceDueDate(contextOf(books), invoice, date);
    },
    voidInvoice: (invoiceId) => {
      const { books, invoice } = requireInvoice(invoiceId);
      voidInvoice(contextOf(books), invoice);
    },
    removeDraft: (draftId) => {
      const books = all.find(({ drafts }) => drafts.has(draftId)) ?? booksOf();
      books.drafts.delete(draftId);
      state.saveRemoval('drafts', books.company.Id, draftId);
    },
    changeDraftAmount: (draftId, amount) => {
      const books = all.find(({ drafts }) => drafts.has(draftId)) ?? booksOf();
      const draft = requireById(books.drafts, draftId, 'The customer invoice draft');
      Object.assign(draft, { TotalAmount: amount, TotalVatAmount: 0, TotalRoundings: 0 });
      state.save('drafts', books.company.Id, draft);
    },
    undoPayment: (invoiceId) => {
      const { books, invoice } = requireInvoice(invoiceId);
      const latest = [...books.payments.values()].findLast(({ InvoiceId }) => InvoiceId === invoiceId);
      if (latest === undefined) throw new VismaError('ResourceNotFound', 'The payment was not found');
      books.payments.delete(latest.Id);
      state.saveRemoval('payments', books.company.Id, latest.Id);
      reopenInvoice(contextOf(books), invoice, latest.PaymentAmount);
    },
    setOff: (invoiceId, creditId) => {
      const { books, invoice } = requireInvoice(invoiceId);
      setOffInvoice(contextOf(books), invoice, requireInvoice(creditId).invoice);
    },
    changeArticles: (change) => {
      for (const { company, articles } of all)
        for (const article of articles.values()) {
          Object.assign(article, change);
          state.save('articles', company.Id, article);
        }
    },
    changeCompany: (change, company) => {
      const books = booksOf(company);
      Object.assign(books.company, change);
      state.save('company', books.company.Id, books.company);
    },
    rotateTokens: () => {
      for (const grant of state.grants.values()) {
        grant.refreshToken = `rotated-${grant.Id}`;
        grant.accessExpiresAt = 0;
        state.save('grant', grant.companyId, grant);
      }
    },
  };
};

const readPayment = (body: unknown): { amount?: number; date?: string } => {
  const given = readFields(body ?? {}, { amount: number({ minimum: 0.01 }), date: date() });
  const day = textOrNull(given, 'date');
  return {
    ...(typeof given.amount === 'number' ? { amount: given.amount } : {}),
    ...(day === null ? {} : { date: day }),
  };
};

/** Routes for a part of the control, for a simulator that runs in another process. */
export const addControlRoutes = <F extends string>(
  app: FastifyInstance,
  control: VismaControl,
  faults: FaultInjection<F>,
): void => {
  const idOf = (params: unknown): string => textOf(toRecord(params), 'id') ?? '';
  app.get('/_simulator/books', async ({ query }) => {
    const company = textOf(toRecord(query), 'company') ?? undefined;
    return {
      companies: control.companies(),
      customers: control.customers(company),
      drafts: control.drafts(company),
      invoices: control.invoices(company),
      payments: control.payments(company),
      codings: articleAccountCodings,
      bankAccounts,
    };
  });
  app.post('/_simulator/fail', async ({ body }, reply) => {
    const given = readFields(body, {
      fault: text(50, true),
      count: number({ minimum: 0 }),
      after: number({ minimum: 0 }),
    });
    const knownFault = faults.find(given.fault);
    if (knownFault === undefined) throw new VismaError('DataModelValidationError', 'Unknown fault');
    faults.set(knownFault, numberIn(given, 'count', 1), numberIn(given, 'after'));
    return reply.code(204).send();
  });
  app.post('/_simulator/invoices/:id/pay', async ({ params, body }, reply) => {
    control.pay(idOf(params), readPayment(body));
    return reply.code(204).send();
  });
  app.post('/_simulator/invoices/:id/due-date', async ({ params, body }, reply) => {
    control.changeDueDate(idOf(params), textIn(readFields(body, { date: date(true) }), 'date'));
    return reply.code(204).send();
  });
  app.post('/_simulator/invoices/:id/void', async ({ params }, reply) => {
    control.voidInvoice(idOf(params));
    return reply.code(204).send();
  });
  app.post('/_simulator/company', async ({ body }, reply) => {
    const { company, change } = readCompanyChange(body);
    control.changeCompany(change, company);
    return reply.code(204).send();
  });
  app.post('/_simulator/rotate-tokens', async (_request, reply) => {
    control.rotateTokens();
    return reply.code(204).send();
  });
};
