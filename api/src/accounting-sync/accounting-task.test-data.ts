import type { AccountingName } from '@husrum/contract/accounting';
import { invoiceActionCalls } from '@husrum/contract/invoice';
import { makeAccount, type TestAccount, type TestServer } from '../../test/kit';
import { encryptTokens } from '../accounting/accounting-tokens';
import { createEditableInvoice, createLeasedApartment } from '../invoice/invoice.test-data';
import type { Database } from '../platform/db';
import type { AccountingTokens } from '../ports/accounting/accounting-service';
import { createFortnoxOAuth } from '../ports/fortnox/fortnox';
import { createVismaOAuth } from '../ports/visma/visma';
import { connect } from '../ports/visma/visma.test-data';
import { startFortnoxSimulator } from '../simulators/fortnox/fortnox-simulator';
import { startVismaSimulator } from '../simulators/visma/visma-simulator';
import { runAccountingTasks, type TaskRunOutcome } from './run-accounting-tasks';

const CREDENTIALS = { clientId: 'client_test', clientSecret: 'secret_test' } as const;

/** What stands in the books of a simulator. */
export interface TestBooks {
  readonly customers: number;
  readonly drafts: number;
  /** Booked, of any sign. */
  readonly booked: number;
  readonly payments: number;
  /** What is left to pay of all that is booked, SEK. */
  readonly left: number;
}
export interface TestProgram {
  readonly name: AccountingName;
  /** The path of its calls, and of the invoices in it. */
  readonly type: 'fortnox' | 'visma';
  readonly env: Record<string, string>;
  start(app: TestServer): Promise<RunningProgram>;
}
export interface RunningProgram {
  tokens(): Promise<AccountingTokens>;
  books(): TestBooks;
  /** The next write is done, and its answer is lost. */
  loseAnswer(after?: number): void;
  /** So many requests are answered with 500. */
  breakDown(count: number): void;
  /** No fault is left. */
  recover(): void;
  lockUntil(day: string | null): void;
  /** What a person does in the program, with the service's own key of a booked invoice. Without an amount in SEK: all of it. */
  payRemotely(invoice: string, amount?: number): void;
  changeRemoteDueDate(invoice: string, day: string): void;
  stop(): Promise<void>;
}

const addressesOf = (name: AccountingName, port: number): Record<string, string> => {
  const base = `http://127.0.0.1:${port}`;
  const prefix = name;
  const paths =
    name === 'FORTNOX'
      ? { api: '/3', authorize: '/oauth-v1/auth', token: '/oauth-v1/token' }
      : { api: '/v2', authorize: '/connect/authorize', token: '/connect/token' };
  return {
    [`${prefix}_CLIENT_ID`]: CREDENTIALS.clientId,
    [`${prefix}_CLIENT_SECRET`]: CREDENTIALS.clientSecret,
    [`${prefix}_BASE_URL`]: `${base}${paths.api}`,
    [`${prefix}_AUTHORIZE_URL`]: `${base}${paths.authorize}`,
    [`${prefix}_TOKEN_URL`]: `${base}${paths.token}`,
  };
};

export const vismaProgram = (firstPort: number): TestProgram => {
  const port = firstPort + (process.pid % 1000);
  return {
    name: 'VISMA',
    type: 'visma',
    env: addressesOf('VISMA', port),
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
        loseAnswer: (after = 0) => simulator.fail('answer_lost', 1, after),
        breakDown: (count) => simulator.fail('error', count),
        recover: () => simulator.fail('error', 0),
        lockUntil: (day) => simulator.changeCompany({ accountingLockedTo: day }),
        payRemotely: (invoice, amount) => simulator.pay(invoice, amount === undefined ? {} : { amount }),
        changeRemoteDueDate: (invoice, day) => simulator.changeDueDate(invoice, day),
        stop: () => simulator.stop(),
      };
    },
  };
};

const COMPANY_SCOPE =
  'invoice customer article bookkeeping payment settings companyinformation costcenter project';

export const fortnoxProgram = (firstPort: number): TestProgram => {
  const port = firstPort + (process.pid % 1000);
  return {
    name: 'FORTNOX',
    type: 'fortnox',
    env: addressesOf('FORTNOX', port),
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
        loseAnswer: (after = 0) => simulator.faults.order({ fault: 'answer_lost', on: 'P', after }),
        breakDown: (count) => simulator.faults.order({ fault: 'error', count }),
        recover: () => simulator.faults.clear(),
        lockUntil: (day) => simulator.change(company, { lockedUntil: day }),
        payRemotely: (invoice, amount) =>
          void simulator.pay(company, invoice, amount === undefined ? {} : { amountOre: amount * 100 }),
        changeRemoteDueDate: (invoice, day) => void simulator.changeDueDate(company, invoice, day),
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

/** The database of a process that dies after so many transactions: what it was about to write is never written. */
export const dyingDatabase = (db: Database, transactions: number): Database => {
  let left = transactions;
  return {
    ...db,
    forAccount: (businessId, run) => {
      if (left === 0) return Promise.reject(new Error('The process has died'));
      left -= 1;
      return db.forAccount(businessId, run);
    },
  };
};

let mailbox = 0;

/** A valid personal number that no other tenant of the tests has. */
const personalNumber = (serial: number): string => {
  const digits = `850412${String(serial).padStart(3, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return `19${digits.slice(0, 6)}-${digits.slice(6)}${(10 - (sum % 10)) % 10}`;
};

/** A leased apartment of a company whose invoices stand in an accounting program. */
export const connectedApartment = async (
  app: TestServer,
  program: TestProgram,
  running: RunningProgram,
  options: Parameters<typeof createLeasedApartment>[2] = {},
) => {
  mailbox += 1;
  const account = await makeAccount(app);
  const email = `accounting${mailbox}@example.se`;
  const apartment = await createLeasedApartment(app, account, {
    ...options,
    tenant: { email, identifier: personalNumber(mailbox + 100), ...options.tenant },
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
  const server = { db, clock, files, settings, log: app.app.log };
  const generateCall =
    program.name === 'FORTNOX' ? invoiceActionCalls.generateFortnox : invoiceActionCalls.generateVisma;
  return {
    ...apartment,
    account,
    email,
    integrationId,
    generateCall,
    run: (database: Database = db): Promise<TaskRunOutcome> =>
      runAccountingTasks({ ...server, db: database }, account.businessId, integrationId),
    edit: (month = '2026-12') =>
      createEditableInvoice(apartment.user, apartment.lease.id, `${month}-01`, `${month}-28`),
    generate: async (month = '2026-12') => {
      const { id } = await createEditableInvoice(
        apartment.user,
        apartment.lease.id,
        `${month}-01`,
        `${month}-28`,
      );
      return apartment.user.post(generateCall, { params: { id } });
    },
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
