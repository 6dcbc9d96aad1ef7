import { encryptTokens, programEnv } from '@husrum/api-connections/testing';
import { createEditableInvoice, createLeasedApartment } from '@husrum/api-invoicing/testing';
import type { Database } from '@husrum/api-platform';
import type { AccountingTokens } from '@husrum/api-ports';
import { connect, createFortnoxOAuth, createVismaOAuth } from '@husrum/api-ports/testing';
import {
  startFortnoxSimulator,
  startVismaSimulator,
  vismaCostCenters,
  vismaProjects,
} from '@husrum/api-simulators';
import { makeAccount, type TestAccount, type TestServer } from '@husrum/api-testing';
import type { AccountingName } from '@husrum/contract/accounting';
import { invoiceActionCalls } from '@husrum/contract/invoice';
import { createPersonalNumber } from '@husrum/format';
import { runAccountingTasks } from './run-accounting-tasks';
import type { TaskRunOutcome } from './task-runner';

/** So many requests that the fault lasts until `recover`. */
const UNTIL_RECOVERY = 10_000;
const CLOSED_YEAR = 2026;
const LOCKED_UNTIL = '2026-12-31';
const CREDENTIALS = { clientId: 'client_test', clientSecret: 'secret_test' } as const;

/** The contents of the books of a simulator. */
export interface TestBooks {
  readonly customers: number;
  readonly drafts: number;
  /** Booked invoices and credit invoices. */
  readonly booked: number;
  readonly payments: number;
  /** What is left to pay of all booked invoices, less what is left of their credit invoices, in SEK. */
  readonly left: number;
}
export interface TestProgram {
  readonly name: AccountingName;
  /** The `type` in the paths of calls about its invoices. */
  readonly type: 'fortnox' | 'visma';
  readonly env: Record<string, string>;
  start(app: TestServer): Promise<RunningProgram>;
}
/** The reasons why a program refuses, until somebody has fixed the problem in it. */
export type TestRefusal =
  | 'accountMissing'
  | 'articleMissing'
  | 'customerNumberTaken'
  | 'fiscalYearMissing'
  | 'noLicence'
  | 'noScope'
  | 'periodLocked';

export interface RemoteInvoice {
  /** SEK */
  readonly total: number;
  readonly left: number;
  readonly isAutogiro: boolean;
  readonly rows: readonly {
    readonly account: number;
    readonly costCenter: string | null;
    readonly project: string | null;
  }[];
}

export interface RunningProgram {
  tokens(): Promise<AccountingTokens>;
  books(): TestBooks;
  /** The next write is performed, but its response is lost. */
  loseResponse(): void;
  /** The next `count` requests fail with 500, by default all until `recover`. */
  breakDown(count?: number): void;
  /** The next `count` requests exceed the rate limit: 429. */
  exceedRate(count: number): void;
  /** Removes all faults. */
  recover(): void;
  lockUntil(day: string | null): void;
  /** Makes the program refuse for that reason until `recover`. */
  refuse(reason: TestRefusal): void;
  /** Withdraws the access: no token of the connection is accepted any more. */
  withdrawConsent(): void;
  /** Registers a payment in the program. `invoice` is the program's key of a booked invoice. `amount` is in SEK, by default what is left to pay. */
  payRemotely(invoice: string, amount?: number): void;
  changeRemoteDueDate(invoice: string, day: string): void;
  creditRemotely(invoice: string): void;
  /** Cancels a draft, or removes it in Spiris, which has no cancelled drafts. */
  cancelRemotely(draft: string): void;
  /** Changes the total of a draft. SEK. */
  changeRemoteAmount(draft: string, amount: number): void;
  /** Removes the latest payment of the invoice from the books. */
  undoRemotePayment(invoice: string): void;
  /** Reads one invoice or draft in the program. */
  read(invoice: string): RemoteInvoice;
  /** Sets an invoice off against a credit invoice, as a person does in Spiris, whose API cannot. */
  setOff(invoice: string, credit: string): void;
  /** Delays the responses to the next `count` requests. */
  delayNextResponses(count: number): void;
  stop(): Promise<void>;
}

/** A simulated Spiris. Each test process uses one of the 1000 ports from `portsFrom`. */
export const vismaProgram = ({ portsFrom }: { readonly portsFrom: number }): TestProgram => {
  const port = portsFrom + (process.pid % 1000);
  return {
    name: 'VISMA',
    type: 'visma',
    env: programEnv('VISMA', port, CREDENTIALS),
    start: async (app) => {
      const simulator = await startVismaSimulator({
        ...CREDENTIALS,
        port,
        now: () => app.clock.now(),
        requestsPerMinute: Number.POSITIVE_INFINITY,
        slowMs: 100,
      });
      const { visma } = app.settings;
      if (visma === undefined) throw new Error('Visma is not configured');
      return {
        tokens: () => connect(createVismaOAuth(visma)),
        books: () => ({
          customers: simulator.customers().length,
          drafts: simulator.drafts().length,
          booked: simulator.invoices().length,
          payments: simulator.payments().length,
          left: simulator.invoices().reduce((sum, { RemainingAmount }) => sum + RemainingAmount, 0),
        }),
        loseResponse: () => simulator.injectFault('answer_lost'),
        breakDown: (count = UNTIL_RECOVERY) => simulator.injectFault('error', count),
        exceedRate: (count) => simulator.injectFault('rate_limited', count),
        recover: () => {
          for (const fault of [
            'error',
            'rate_limited',
            'no_module',
            'no_scope',
            'customer_number_taken',
          ] as const)
            simulator.injectFault(fault, 0);
          simulator.changeArticles({ IsActive: true });
          simulator.changeCompany({ accountingLockedTo: null, closedYears: [] });
        },
        refuse: (reason) => {
          switch (reason) {
            case 'articleMissing':
              return simulator.changeArticles({ IsActive: false });
            case 'customerNumberTaken':
              return simulator.injectFault('customer_number_taken', UNTIL_RECOVERY);
            case 'noLicence':
              return simulator.injectFault('no_module', UNTIL_RECOVERY);
            case 'noScope':
              return simulator.injectFault('no_scope', UNTIL_RECOVERY);
            case 'periodLocked':
              return simulator.changeCompany({ accountingLockedTo: LOCKED_UNTIL });
            case 'fiscalYearMissing':
              return simulator.changeCompany({ closedYears: [CLOSED_YEAR] });
            default:
              throw new Error(`Spiris does not refuse by itself: ${reason}`);
          }
        },
        withdrawConsent: () => simulator.rotateTokens(),
        lockUntil: (day) => simulator.changeCompany({ accountingLockedTo: day }),
        payRemotely: (invoice, amount) => simulator.pay(invoice, amount === undefined ? {} : { amount }),
        changeRemoteDueDate: (invoice, day) => simulator.changeDueDate(invoice, day),
        creditRemotely: (invoice) => simulator.voidInvoice(invoice),
        cancelRemotely: (draft) => simulator.removeDraft(draft),
        changeRemoteAmount: (draft, amount) => simulator.changeDraftAmount(draft, amount),
        undoRemotePayment: (invoice) => simulator.undoPayment(invoice),
        read: (id) => {
          const booked = simulator.invoices().find(({ Id }) => Id === id);
          const found = booked ?? simulator.drafts().find(({ Id }) => Id === id);
          if (found === undefined) throw new Error(`Spiris has no invoice ${id}`);
          return {
            total: found.TotalAmount,
            left: booked?.RemainingAmount ?? found.TotalAmount,
            isAutogiro: false,
            rows: found.Rows.map(({ ArticleNumber, CostCenterItemId1, ProjectId }) => ({
              account: Number(ArticleNumber?.split('-')[1]),
              costCenter:
                vismaCostCenters.flatMap(({ Items }) => Items).find(({ Id }) => Id === CostCenterItemId1)
                  ?.ShortName ?? null,
              project: vismaProjects.find(({ Id }) => Id === ProjectId)?.Number ?? null,
            })),
          };
        },
        setOff: (invoice, credit) => simulator.setOff(invoice, credit),
        delayNextResponses: (count) => simulator.injectFault('slow', count),
        stop: () => simulator.stop(),
      };
    },
  };
};

const COMPANY_SCOPE =
  'invoice customer article bookkeeping payment settings companyinformation costcenter project';

/** A simulated Fortnox. Each test process uses one of the 1000 ports from `portsFrom`. */
export const fortnoxProgram = ({ portsFrom }: { readonly portsFrom: number }): TestProgram => {
  const port = portsFrom + (process.pid % 1000);
  return {
    name: 'FORTNOX',
    type: 'fortnox',
    env: programEnv('FORTNOX', port, CREDENTIALS),
    start: async (app) => {
      const simulator = await startFortnoxSimulator({
        ...CREDENTIALS,
        port,
        now: () => app.clock.now(),
        rateLimit: { requests: 100_000, windowMs: 1000 },
        slowMs: 100,
      });
      const { fortnox } = app.settings;
      if (fortnox === undefined) throw new Error('Fortnox is not configured');
      // The vendor's limit would make every test wait.
      Object.assign(fortnox, { requestsPerMinute: 1_000_000 });
      const redirectUri = 'http://127.0.0.1:4000/integrate/fortnox';
      const company = '1';
      return {
        tokens: async () => {
          const code = simulator.consent({ company, scope: COMPANY_SCOPE, redirectUri });
          return createFortnoxOAuth(fortnox).exchangeCode({ code, redirectUri });
        },
        books: () => {
          const books = simulator.books(company);
          const invoices = [...books.invoices.values()];
          return {
            customers: books.customers.size,
            drafts: invoices.filter(({ isBooked, isCancelled }) => !isBooked && !isCancelled).length,
            booked: invoices.filter(({ isBooked }) => isBooked).length,
            payments: books.payments.size,
            left: invoices
              .filter(({ isBooked }) => isBooked)
              .reduce((sum, { totalOre, settledOre }) => sum + (totalOre - settledOre) / 100, 0),
          };
        },
        loseResponse: () => simulator.faults.inject({ fault: 'answer_lost', on: 'P' }),
        breakDown: (count = UNTIL_RECOVERY) => simulator.faults.inject({ fault: 'error', count }),
        exceedRate: (count) => simulator.faults.inject({ fault: 'rate_limited', count }),
        recover: () => {
          simulator.faults.clear();
          simulator.changeSettings(company, {
            hasApiLicence: true,
            lockedUntil: null,
            closedYears: [],
            missingAccounts: [],
          });
        },
        refuse: (reason) => {
          switch (reason) {
            case 'accountMissing':
              return simulator.changeSettings(company, { missingAccounts: [3004] });
            case 'articleMissing':
              return simulator.faults.inject({
                fault: 'article_missing',
                on: 'POST /3/invoices',
                count: UNTIL_RECOVERY,
              });
            case 'customerNumberTaken':
              return simulator.faults.inject({
                fault: 'customer_number_taken',
                on: 'POST /3/customers',
                count: UNTIL_RECOVERY,
              });
            case 'noLicence':
              return simulator.changeSettings(company, { hasApiLicence: false });
            case 'noScope':
              return simulator.faults.inject({
                fault: 'scope_missing',
                on: 'POST /3/invoices',
                count: UNTIL_RECOVERY,
              });
            case 'periodLocked':
              return simulator.changeSettings(company, { lockedUntil: LOCKED_UNTIL });
            case 'fiscalYearMissing':
              return simulator.changeSettings(company, { closedYears: [CLOSED_YEAR] });
          }
        },
        withdrawConsent: () => {
          simulator.faults.inject({ fault: 'token_expired' });
          simulator.faults.inject({ fault: 'token_rotated', on: 'POST /oauth-v1/token' });
        },
        lockUntil: (day) => simulator.changeSettings(company, { lockedUntil: day }),
        payRemotely: (invoice, amount) =>
          void simulator.pay(company, invoice, amount === undefined ? {} : { amountOre: amount * 100 }),
        changeRemoteDueDate: (invoice, day) => void simulator.changeDueDate(company, invoice, day),
        creditRemotely: (invoice) => void simulator.credit(company, invoice),
        cancelRemotely: (draft) => void simulator.cancel(company, draft),
        changeRemoteAmount: (draft, amount) => void simulator.changeAmount(company, draft, amount * 100),
        undoRemotePayment: (invoice) => void simulator.undoPayment(company, invoice),
        read: (number) => {
          const invoice = simulator.books(company).invoices.get(number);
          if (invoice === undefined) throw new Error(`Fortnox has no invoice ${number}`);
          return {
            total: invoice.totalOre / 100,
            left: (invoice.totalOre - invoice.settledOre) / 100,
            isAutogiro: invoice.fields.PaymentWay === 'AG',
            rows: invoice.rows.map(({ AccountNumber, CostCenter, Project }) => ({
              account: Number(AccountNumber),
              costCenter: typeof CostCenter === 'string' ? CostCenter : null,
              project: typeof Project === 'string' ? Project : null,
            })),
          };
        },
        setOff: () => {
          throw new Error('In Fortnox nobody needs to set off: the sync moves the surplus');
        },
        delayNextResponses: (count) => simulator.faults.inject({ fault: 'slow', count }),
        stop: () => simulator.stop(),
      };
    },
  };
};

const insertConnection = async (
  app: TestServer,
  account: TestAccount,
  { name }: Pick<TestProgram, 'name'>,
  tokens: AccountingTokens,
): Promise<number> => {
  const owner = { businessId: account.businessId, name };
  const { id } = await app.forAccount(account, (tx) =>
    tx
      .insertInto('integration')
      .values({ name, description: 'Test', credentials: encryptTokens(app.settings, owner, tokens) })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return id;
};

/** The database of a process that is killed after that many transactions: later ones fail. */
export const createDatabaseOfKilledProcess = (db: Database, transactions: number): Database => {
  let remaining = transactions;
  return {
    ...db,
    forAccount: (businessId, run) => {
      if (remaining === 0) return Promise.reject(new Error('The process was killed'));
      remaining -= 1;
      return db.forAccount(businessId, run);
    },
  };
};

/** The number of apartments made so far. It makes their tenants unique. */
let apartmentCount = 0;

/** Creates a leased apartment of a company whose invoices are in an accounting program. */
export const createConnectedApartment = async (
  app: TestServer,
  program: TestProgram,
  running: RunningProgram,
  options: Parameters<typeof createLeasedApartment>[2] = {},
) => {
  apartmentCount += 1;
  const account = await makeAccount(app);
  const email = `accounting${apartmentCount}@example.se`;
  const apartment = await createLeasedApartment(app, account, {
    ...options,
    tenant: {
      email,
      identifier: createPersonalNumber('1985-04-12', String(apartmentCount + 100)),
      ...options.tenant,
    },
  });
  const integrationId = await insertConnection(app, account, program, await running.tokens());
  await app.forAccount(account, (tx) =>
    tx
      .updateTable('invoicing_config')
      .set({ integration_id: integrationId })
      .where('company_id', '=', apartment.company.id)
      .execute(),
  );
  const { db, clock, files, settings } = app;
  const server = { db, clock, files, settings, log: app.fastify.log };
  const generateCall =
    program.name === 'FORTNOX' ? invoiceActionCalls.generateFortnox : invoiceActionCalls.generateVisma;
  return {
    ...apartment,
    account,
    email,
    integrationId,
    generateCall,
    /** Runs the open tasks of the connection. */
    runOpenTasks: (database: Database = db): Promise<TaskRunOutcome> =>
      runAccountingTasks({ ...server, db: database }, account.businessId, integrationId),
    /** Runs the open tasks of another connection. */
    runOpenTasksOf: (id: number): Promise<TaskRunOutcome> =>
      runAccountingTasks(server, account.businessId, id),
    /** Inserts another connection of the business to the same program. Returns its id. */
    connectAnother: async (): Promise<number> =>
      insertConnection(app, account, program, await running.tokens()),
    /** Creates an invoice of the month that is not in the program yet. */
    createEditable: (month = '2026-12') =>
      createEditableInvoice(apartment.user, apartment.lease.id, `${month}-01`, `${month}-28`),
    /** Creates an invoice of the month, and a draft of it in the program. */
    generate: async (month = '2026-12') => {
      const { id } = await createEditableInvoice(
        apartment.user,
        apartment.lease.id,
        `${month}-01`,
        `${month}-28`,
      );
      return apartment.user.post(generateCall, { params: { id } });
    },
    /** The path parameters of a call about the invoice. */
    params: (id: number) => ({ type: program.type, id }),
    listTasks: (invoiceId: number) =>
      app.forAccount(account, (tx) =>
        tx
          .selectFrom('accounting_task')
          .select(['kind', 'state', 'attempts', 'error'])
          .where('invoicebase_id', '=', invoiceId)
          .orderBy('id')
          .execute(),
      ),
  };
};
