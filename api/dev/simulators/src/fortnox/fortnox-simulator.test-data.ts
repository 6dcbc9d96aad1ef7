import { toRecord, type UnknownRecord } from '../unknown-record';
import {
  type FortnoxSimulator,
  type FortnoxSimulatorOptions,
  startFortnoxSimulator,
} from './fortnox-simulator';

export const COMPANY = '1';
const REDIRECT_URI = 'http://127.0.0.1/back';
const SCOPE = 'bookkeeping customer invoice payment settings';
const NO_LIMIT = { requests: 1_000_000, windowMs: 1000 };

export interface FortnoxConnection {
  readonly simulator: FortnoxSimulator;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
}
interface Answer {
  readonly status: number;
  readonly body: UnknownRecord;
  readonly code: unknown;
}
export const startConnectedSimulator = async (
  options: Partial<FortnoxSimulatorOptions> = {},
): Promise<FortnoxConnection> => {
  const defaults = { port: 0, clientId: 'client', clientSecret: 'secret', rateLimit: NO_LIMIT };
  const now = () => new Date('2026-11-23T11:00:00Z');
  const simulator = await startFortnoxSimulator({ ...defaults, now, ...options });
  const code = simulator.consent({ company: COMPANY, scope: SCOPE, redirectUri: REDIRECT_URI });
  const response = await fetch(simulator.settings.tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: REDIRECT_URI }),
    headers: { authorization: `Basic ${Buffer.from('client:secret').toString('base64')}` },
  });
  const token = String(toRecord(await response.json()).access_token);
  return {
    simulator,
    call: async (method, target, body, headers = {}) => {
      const answer = await fetch(`${simulator.settings.baseUrl}${target}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await answer.text();
      const parsed = text.startsWith('{') ? toRecord(JSON.parse(text)) : {};
      const information = toRecord(parsed.ErrorInformation);
      return { status: answer.status, body: parsed, code: information.Code ?? information.code };
    },
  };
};
export const invoiceBody = (changes: object = {}) => ({
  Invoice: {
    CustomerNumber: '1',
    InvoiceRows: [{ Description: 'Hyra', DeliveredQuantity: '1', Price: 8500, AccountNumber: 3004, VAT: 0 }],
    ...changes,
  },
});
