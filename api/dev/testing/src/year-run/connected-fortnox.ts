import { consentInFortnox, programEnv } from '@husrum/api-connections/testing';
import { type FortnoxSimulator, startFortnoxSimulator } from '@husrum/api-simulators';
import { accountingCalls } from '@husrum/contract/accounting';
import { accountingSyncCalls } from '@husrum/contract/accounting-sync';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { sql } from 'kysely';
import { type Caller, simulatorPort, type TestAccount, type TestServer } from '..';

const CREDENTIALS = { clientId: 'client_year', clientSecret: 'secret_year' } as const;
const COMPANY = '1';
const port = simulatorPort(27_000);

export const fortnoxEnv = programEnv('FORTNOX', port, CREDENTIALS);

/** A simulated Fortnox without limits of its rate, with the clock of the server. */
export const startFortnox = (app: TestServer): Promise<FortnoxSimulator> => {
  const { fortnox } = app.settings;
  if (fortnox === undefined) throw new Error('Fortnox is not configured');
  Object.assign(fortnox, { requestsPerMinute: 1_000_000 });
  const rateLimit = { requests: 1_000_000, windowMs: 1000 };
  return startFortnoxSimulator({ ...CREDENTIALS, port, now: () => app.clock.now(), rateLimit });
};

const paramsOf = (id: number) => ({ type: 'fortnox', id });

/** What the landlord does with invoices that are in Fortnox, and what the accountant does there. */
export interface ConnectedFortnox {
  /** Creates, books and sends an invoice. */
  send(leaseId: number, start: string, stop: string): Promise<{ readonly id: number }>;
  /** Registers a payment in Husrum, from which it goes to Fortnox. */
  payHere(invoiceId: number, day: string, ore: number): Promise<void>;
  /** Registers a payment in Fortnox. */
  payThere(ocr: string, day: string, ore: number): void;
  sync(): Promise<void>;
  /** Credits all of an invoice, and sends the credit invoice. */
  credit(invoiceId: number): Promise<void>;
  books(): ReturnType<FortnoxSimulator['books']>;
}

/** Connects a company to the simulated Fortnox, as a user does. */
export const connectCompany = async (
  app: TestServer,
  { account, user, companyId }: { account: TestAccount; user: Caller; companyId: number },
  fortnox: FortnoxSimulator,
): Promise<ConnectedFortnox> => {
  const { url } = await user.get(accountingCalls.loginFortnox, { query: {} });
  const { id: integrationId } = await user.post(accountingCalls.authenticateFortnox, {
    body: consentInFortnox(fortnox, url, COMPANY),
  });
  await app.forAccount(account, (tx) =>
    sql`update invoicing_config set integration_id = ${integrationId} where company_id = ${companyId}`.execute(
      tx,
    ),
  );
  const books = () => fortnox.books(COMPANY);
  return {
    books,
    send: async (leaseId, start, stop) => {
      const { invoicebase } = await user.post(invoiceCalls.create, {
        body: { lease_id: leaseId, start, stop },
      });
      const params = { id: invoicebase.id };
      await user.post(invoiceActionCalls.generateFortnox, { params });
      return user.post(invoiceCalls.send, { params });
    },
    payHere: async (invoiceId, day, ore) => {
      await user.post(invoiceActionCalls.pay, {
        params: paramsOf(invoiceId),
        body: { payment: ore / 100, paid_at: day },
      });
    },
    payThere: (ocr, day, ore) => {
      const invoice = [...books().invoices.values()].find(
        ({ fields, isCredit }) => fields.OCR === ocr && !isCredit,
      );
      if (invoice === undefined) throw new Error(`no invoice ${ocr} in Fortnox`);
      fortnox.pay(COMPANY, invoice.number, { amountOre: ore, date: day });
    },
    sync: async () => {
      await user.post(accountingSyncCalls.run, { params: { id: integrationId } });
    },
    credit: async (invoiceId) => {
      const { credited_by } = await user.post(invoiceActionCalls.credit, { params: paramsOf(invoiceId) });
      await user.post(invoiceCalls.send, { params: { id: credited_by?.id ?? 0 } });
    },
  };
};
