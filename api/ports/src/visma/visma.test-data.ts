import { startVismaSimulator, type VismaSimulator, type VismaSimulatorOptions } from '@husrum/api-simulators';
import type {
  AccountingCustomer,
  AccountingInvoiceInput,
  AccountingInvoiceRow,
  AccountingOAuth,
  AccountingService,
  AccountingTokenSource,
  AccountingTokens,
  ExpectedTotals,
} from '../accounting/accounting-service';
import type { AccountingSettings } from '../service-settings';
import { createVismaService } from './visma';
import { createVismaOAuth } from './visma-oauth';

export const TODAY = '2026-11-16';
const REDIRECT_URI = 'http://127.0.0.1:4000/integrate/visma';

export interface VismaFixture {
  readonly simulator: VismaSimulator;
  readonly settings: AccountingSettings;
  readonly oauth: AccountingOAuth;
  readonly tokenSource: AccountingTokenSource;
  readonly service: AccountingService;
  /** How often a refused token was renewed. */
  renewals(): number;
}

/** Submits the consent page as a user does, and returns the URL that the browser is redirected to. */
export const consent = async (
  oauth: AccountingOAuth,
  { decision = 'approve', company = '' } = {},
): Promise<URL> => {
  const address = oauth.authorizeUrl({ state: 'state-1', redirectUri: REDIRECT_URI });
  const page = await (await fetch(address)).text();
  const form = new URLSearchParams({ decision, company });
  for (const [, name = '', value = ''] of page.matchAll(/name="(\w+)" value="([^"]*)">/g))
    if (name !== 'decision') form.set(name, value);
  const answer = await fetch(new URL('/connect/authorize', address), {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  return new URL(answer.headers.get('location') ?? '');
};
/** Connects to the company with this id, by default to the first one, and returns the tokens. */
export const connect = async (
  oauth: AccountingOAuth,
  options: { company?: string } = {},
): Promise<AccountingTokens> => {
  const code = (await consent(oauth, options)).searchParams.get('code') ?? '';
  return oauth.exchangeCode({ code, redirectUri: REDIRECT_URI });
};

export const startVismaFixture = async (
  options: Partial<VismaSimulatorOptions> = {},
): Promise<VismaFixture> => {
  const credentials = { clientId: `client-${Math.random()}`, clientSecret: 'secret' };
  const simulator = await startVismaSimulator({
    port: 0,
    ...credentials,
    now: () => new Date(`${TODAY}T09:00:00Z`),
    requestsPerMinute: Infinity,
    slowMs: 500,
    ...options,
  });
  const { baseUrl, authorizeUrl, tokenUrl } = simulator;
  const settings = {
    ...credentials,
    baseUrl,
    authorizeUrl,
    tokenUrl,
    isSimulated: true,
    requestsPerMinute: options.requestsPerMinute ?? Infinity,
  };
  const oauth = createVismaOAuth(settings);
  let tokens = await connect(oauth);
  let pendingRenewal: Promise<AccountingTokens> | undefined;
  let renewals = 0;
  const tokenSource = {
    current: async () => tokens.accessToken,
    renew: async (rejected: string) => {
      if (rejected !== tokens.accessToken) return tokens.accessToken;
      if (pendingRenewal === undefined) {
        renewals += 1;
        pendingRenewal = oauth.refresh(tokens.refreshToken);
      }
      tokens = await pendingRenewal;
      pendingRenewal = undefined;
      return tokens.accessToken;
    },
  };
  const service = createVismaService(settings, tokenSource, {
    now: () => new Date(`${TODAY}T09:00:00Z`),
  });
  return { simulator, settings, oauth, tokenSource, service, renewals: () => renewals };
};

export const rentRow: AccountingInvoiceRow = {
  description: 'Hyra december 2026',
  netOre: 850_050,
  taxRate: 0,
  accountNumber: 3004,
  costCenter: null,
  project: null,
};
export const parkingRow: AccountingInvoiceRow = {
  ...rentRow,
  description: 'Garageplats',
  netOre: 64_950,
  taxRate: 25,
  accountNumber: 3001,
};
/** 8 500,50 + 649,50 + VAT 162,38 = 9 312,38, rounded to 9 312. */
export const expectedTotals: ExpectedTotals = { payOre: 931_200, taxOre: 16_238, roundedOre: -38 };

export const createCustomer = (
  service: AccountingService,
  name = 'Anna Andersson',
): Promise<AccountingCustomer> =>
  service.createCustomer({
    name,
    identifier: '19800101-1234',
    isOrganisation: false,
    email: 'anna@example.com',
    phone: '0701234567',
    address: 'Storgatan 1',
    postalCode: '411 01',
    city: 'Göteborg',
    countryCode: 'SE',
  });

export const invoiceInput = (
  customerId: string,
  change: Partial<AccountingInvoiceInput> = {},
): AccountingInvoiceInput => ({
  reference: 'HR-1',
  customerId,
  invoiceDate: TODAY,
  dueDate: '2026-11-30',
  ocr: null,
  autogiro: false,
  rows: [rentRow, parkingRow],
  ...change,
});

/** A booked invoice of a new customer. */
export const bookInvoice = async (
  { service }: VismaFixture,
  change: Partial<AccountingInvoiceInput> = {},
) => {
  const customer = await createCustomer(service);
  const draft = await service.createInvoice(invoiceInput(customer.id, change));
  return service.bookkeepInvoice(draft.id, expectedTotals);
};

/** The error that the call is rejected with, or undefined. */
export const failureOf = async (run: Promise<unknown>): Promise<unknown> =>
  run.then(
    () => undefined,
    (error: unknown) => error,
  );
