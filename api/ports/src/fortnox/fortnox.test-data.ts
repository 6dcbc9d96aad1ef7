import { type FortnoxSimulator, startFortnoxSimulator } from '@husrum/api-simulators';
import type {
  AccountingInvoiceInput,
  AccountingInvoiceRow,
  AccountingService,
  AccountingTokenSource,
  AccountingTokens,
} from '../accounting/accounting-service';
import { createFortnoxService } from './fortnox';
import { createFortnoxOAuth, fortnoxScopes } from './fortnox-oauth';

export const COMPANY = '1';
export const REDIRECT_URI = 'http://127.0.0.1:4000/integrate/fortnox';
const NO_LIMIT = 1_000_000;

export interface FortnoxFixture {
  readonly simulator: FortnoxSimulator;
  readonly settings: Parameters<typeof createFortnoxOAuth>[0];
  readonly service: AccountingService;
  /** How often the access token was renewed. */
  renewals(): number;
  setNow(instant: string): void;
  stop(): Promise<void>;
}

interface FixtureOptions {
  readonly scope?: string;
  readonly stateFile?: string;
  readonly timeoutMs?: number;
  readonly slowMs?: number;
  readonly company?: string;
  /** The address to call instead of the simulator's, for example of a recording proxy. */
  readonly rewriteBaseUrl?: (baseUrl: string) => string;
}

/** A simulator with a company that is connected, at noon on 2026-11-23. */
export const startFortnox = async (options: FixtureOptions = {}): Promise<FortnoxFixture> => {
  const { scope = fortnoxScopes.join(' '), company = COMPANY, rewriteBaseUrl = (url) => url } = options;
  const credentials = { clientId: 'client', clientSecret: 'secret' };
  let now = new Date('2026-11-23T11:00:00Z');
  const simulator = await startFortnoxSimulator({
    ...credentials,
    port: 0,
    now: () => now,
    rateLimit: { requests: NO_LIMIT, windowMs: 1000 },
    slowMs: options.slowMs ?? 500,
    stateFile: options.stateFile,
  });
  const settings = {
    ...credentials,
    ...simulator.settings,
    baseUrl: rewriteBaseUrl(simulator.settings.baseUrl),
    isSimulated: true,
    requestsPerMinute: NO_LIMIT,
  };
  const oauth = createFortnoxOAuth(settings, { now: () => now });
  const code = simulator.consent({ company, scope, redirectUri: REDIRECT_URI });
  let stored: AccountingTokens = await oauth.exchangeCode({ code, redirectUri: REDIRECT_URI });
  let renewals = 0;
  const tokens: AccountingTokenSource = {
    company,
    current: async () => stored.accessToken,
    renew: async (rejected) => {
      if (stored.accessToken === rejected) {
        renewals += 1;
        stored = await oauth.refresh(stored.refreshToken);
      }
      return stored.accessToken;
    },
  };
  return {
    simulator,
    settings,
    service: createFortnoxService(settings, tokens, { timeoutMs: options.timeoutMs ?? 5000 }),
    renewals: () => renewals,
    setNow: (instant) => {
      now = new Date(instant);
    },
    stop: simulator.stop,
  };
};

export const customerInput = {
  name: 'Anna Exempel',
  identifier: '19121212-1212',
  isOrganisation: false,
  email: 'anna@example.com',
  phone: '0701234567',
  address: 'Exempelgatan 1',
  postalCode: '111 22',
  city: 'Stockholm',
  countryCode: 'SE',
} as const;

export const row = (
  netOre: number,
  taxRate: AccountingInvoiceRow['taxRate'] = 0,
  changes: Partial<AccountingInvoiceRow> = {},
): AccountingInvoiceRow => ({
  description: 'Hyra',
  netOre,
  taxRate,
  accountNumber: { 0: 3004, 6: 3003, 12: 3002, 25: 3001 }[taxRate],
  costCenter: null,
  project: null,
  ...changes,
});

export const invoiceInput = (
  customerId: string,
  changes: Partial<AccountingInvoiceInput> = {},
): AccountingInvoiceInput => ({
  reference: 'HUS-1',
  customerId,
  invoiceDate: '2026-11-23',
  dueDate: '2026-12-31',
  ocr: '123456782',
  autogiro: false,
  rows: [row(850_000)],
  ...changes,
});
