import { toRecord, type UnknownRecord } from '../unknown-record';
import { createInvoice } from './fortnox-invoices';
import recorded from './fortnox-recordings.vectors.json';
import { type FortnoxSimulator, startFortnoxSimulator } from './fortnox-simulator';

type Recording = (typeof recorded.recordings)[number];

const COMPANY = '1';
const REDIRECT_URI = 'http://127.0.0.1/back';
const SCOPE = 'article invoice settings customer order project';
const clientAuthorization = `Basic ${Buffer.from('client:secret').toString('base64')}`;
let simulator: FortnoxSimulator;
let token = '';
let refreshToken = '';

/**
 * Adds as many customers and invoices as there were when the responses were recorded. Some have the values that the recorded
 * searches look for.
 */
const fillBooks = (): void => {
  const books = simulator.books(COMPANY);
  for (let number = 1; number <= 9; number += 1)
    books.saveCustomer({
      number: String(number),
      fields: {
        Name: number === 2 ? 'Test customer' : 'Updated name',
        City: number < 3 ? 'New York' : '',
        ZipCode: number === 1 ? '10001' : '',
      },
      isDeleted: false,
    });
  for (let number = 1; number <= 34; number += 1)
    createInvoice(books, {
      CustomerNumber: number === 29 ? '2' : '1',
      ...(number >= 31 ? { YourReference: 'Gandalf the Grey' } : {}),
      ...(number === 31 ? { OurReference: 'Radagast the Brown' } : {}),
    });
};
beforeAll(async () => {
  simulator = await startFortnoxSimulator({
    port: 0,
    clientId: 'client',
    clientSecret: 'secret',
    now: () => new Date('2026-11-23T11:00:00Z'),
    rateLimit: { requests: 1000, windowMs: 1000 },
  });
  const code = simulator.consent({ company: COMPANY, scope: SCOPE, redirectUri: REDIRECT_URI });
  const body = new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: REDIRECT_URI });
  const headers = { authorization: clientAuthorization };
  const answer = await fetch(simulator.settings.tokenUrl, { method: 'POST', body, headers });
  const tokens = toRecord(await answer.json());
  token = String(tokens.access_token);
  refreshToken = String(tokens.refresh_token);
  fillBooks();
  // Booked with a total of 0, the invoice is fully paid: one recorded search finds a fully paid invoice.
  const emptyInvoice = simulator.books(COMPANY).invoices.get('33');
  if (emptyInvoice !== undefined)
    simulator
      .books(COMPANY)
      .saveInvoice({ ...emptyInvoice, isBooked: true, voucherNumber: 1, finalPayDate: '2026-11-23' });
});
afterAll(() => simulator.stop());

/** The keys and types of a value. A list is described by its first item. */
const shapeOf = (value: unknown): unknown => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])];
  if (typeof value !== 'object') return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shapeOf(field)]));
};
/** Every type that was recorded for a path, because the service changes some over the years and leaves values empty. */
const recordedTypes = new Map<string, Set<string>>();
const visitFields = (shape: unknown, path: string, onField: (path: string, type: string) => void): void => {
  if (typeof shape === 'string') onField(path, shape);
  else if (Array.isArray(shape)) for (const one of shape) visitFields(one, `${path}[]`, onField);
  else
    for (const [name, one] of Object.entries(toRecord(shape))) visitFields(one, `${path}.${name}`, onField);
};
for (const { shape } of recorded.recordings)
  visitFields(shape, '', (path, type) =>
    recordedTypes.set(path, new Set([...(recordedTypes.get(path) ?? []), type])),
  );

/** The service added this field after the responses were recorded. */
const LATER_FIELD = '.Invoice.InvoiceRows[].VATCode';
const keysOf = (shape: unknown): string[] => {
  const keys: string[] = [];
  visitFields(shape, '', (path) => keys.push(path));
  return keys.filter((path) => path !== LATER_FIELD).sort();
};
const wrongTypes = (shape: unknown): string[] => {
  const wrong: string[] = [];
  visitFields(shape, '', (path, type) => {
    const known = recordedTypes.get(path) ?? new Set();
    // The type of a field that was always null when recorded is unknown.
    if (!known.has(type) && [...known].some((one) => one !== 'null')) wrong.push(`${path}: ${type}`);
  });
  return wrong;
};

const requestOf = ({ name, method, body }: Recording): RequestInit => {
  if (typeof body === 'string') {
    const isKnownToken = name.endsWith('valid_request');
    const form = { grant_type: 'refresh_token', refresh_token: isKnownToken ? refreshToken : 'unknown' };
    const isKnownClient = !name.endsWith('invalid_authorization');
    const headers = { authorization: isKnownClient ? clientAuthorization : 'Basic d3Jvbmc=' };
    return { method, body: new URLSearchParams(form), headers };
  }
  const authorization = `Bearer ${name.endsWith('expired_token') ? 'expired' : token}`;
  const headers = { authorization, accept: 'application/json', 'content-type': 'application/json' };
  return { method, headers, ...(body === null ? {} : { body: JSON.stringify(body) }) };
};
/** The simulator's terms of payment have other codes than the recorded company's. */
const pathOf = ({ path }: Recording): string => path.replace(/(termsofpayments)\/\d+DAYS/, '$1/30');

describe('the simulator and the recorded responses of Fortnox', () => {
  it('compares all 63 recordings', () => {
    expect(recorded.recordings).toHaveLength(63);
  });
  // The request that refreshes the tokens comes last, because it makes the earlier tokens invalid.
  const inOrder = [...recorded.recordings].sort(
    (one, other) => Number(one.name.endsWith('valid_request')) - Number(other.name.endsWith('valid_request')),
  );
  it.each(inOrder.map((recording) => [`${recording.name}: ${recording.method}`, recording] as const))(
    'answers with the recorded status, keys and types: %s',
    async (_name, recording) => {
      const response = await fetch(`${simulator.url}${pathOf(recording)}`, requestOf(recording));
      const answer: UnknownRecord = toRecord(JSON.parse(await response.text()));
      const shape = shapeOf(answer);
      expect(response.status).toBe(recording.status);
      expect(response.headers.get('content-type')?.split(';')[0]).toBe(recording.contentType);
      if (recording.location !== null) expect(response.headers.get('location')).toBe(recording.location);
      expect(keysOf(shape)).toEqual(keysOf(recording.shape));
      expect(wrongTypes(shape)).toEqual([]);
      const information = toRecord(answer.ErrorInformation);
      expect(information.Code ?? information.code ?? null).toBe(recording.code);
    },
  );
});
