import { toRecord } from '@husrum/api-simulators';
import {
  type FieldType,
  type ObjectType,
  type Operation,
  operations,
  requestRow,
  responseRow,
} from '@husrum/api-simulators/testing';
import {
  COMPANY,
  customerInput,
  type FortnoxFixture,
  invoiceInput,
  row,
  startFortnox,
} from './fortnox.test-data';

interface Exchange {
  readonly method: string;
  readonly url: URL;
  readonly sent: unknown;
  readonly status: number;
  readonly contentType: string;
  readonly answer: unknown;
}
let fixture: FortnoxFixture;
const exchanges: Exchange[] = [];
const realFetch = globalThis.fetch;

/** Calls the real `fetch`, and records each request to the API with its response. */
const recordingFetch: typeof fetch = async (input, init) => {
  const response = await realFetch(input, init);
  const url = new URL(String(input));
  const contentType = response.headers.get('content-type') ?? '';
  const answer: unknown = contentType.includes('json') ? await response.clone().json() : undefined;
  if (url.pathname.startsWith('/3/'))
    exchanges.push({
      method: init?.method ?? 'GET',
      url,
      sent: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      status: response.status,
      contentType,
      answer,
    });
  return response;
};

const typeOf = (value: unknown): FieldType | 'null' => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  const type = typeof value;
  return type === 'boolean' || type === 'number' || type === 'string' ? type : 'object';
};
/** The deviations of an object from its description, as texts. Only responses may contain null. */
const violations = (value: unknown, type: ObjectType, mayBeNull: boolean): string[] =>
  Object.entries(toRecord(value)).flatMap(([name, field]) => {
    const actualType = typeOf(field);
    if (type[name] === undefined) return [`${name} is not described`];
    if (actualType === 'null') return mayBeNull ? [] : [`${name} is null`];
    return type[name].includes(actualType) ? [] : [`${name} is a ${actualType}`];
  });
const toArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const requestViolations = ({ url, sent }: Exchange, { query = [], body }: Operation): string[] => {
  const unknown = [...url.searchParams.keys()].filter((name) => !query.includes(name));
  if (body === undefined) return [...unknown, ...(sent === undefined ? [] : ['a body is sent'])];
  const fields = toRecord(toRecord(sent)[body.name]);
  return [
    ...unknown,
    ...Object.keys(toRecord(sent)).filter((name) => name !== body.name),
    ...body.required.filter((name) => fields[name] === undefined),
    ...violations(fields, body.type, false),
    ...toArray(fields.InvoiceRows).flatMap((one) => violations(one, requestRow, false)),
  ];
};
const answerViolations = ({ answer, contentType }: Exchange, { answer: described }: Operation): string[] => {
  if (described === undefined) return contentType === 'application/pdf' ? [] : [contentType];
  const found = toRecord(answer)[described.name];
  if (found === undefined) return [`${described.name} is missing`];
  return (described.isList ? toArray(found) : [found]).flatMap((one) => [
    ...violations(one, described.type, true),
    ...toArray(toRecord(one).InvoiceRows).flatMap((each) => violations(each, responseRow, true)),
  ]);
};

beforeAll(async () => {
  fixture = await startFortnox();
  globalThis.fetch = recordingFetch;
  const { service, simulator } = fixture;
  const expected = { payOre: 916_200, taxOre: 16_238, roundedOre: 12 };
  const rows = [
    row(850_000, 0, { costCenter: 'FRV', project: '1' }),
    row(45_050, 25),
    row(19_900, 25),
    row(-15_000),
  ];
  await service.readCompany();
  await Promise.all([service.listAccounts(), service.listCostCenters(), service.listProjects()]);
  await service.readLockedUntil();
  const { id: customerId, number } = await service.createCustomer(customerInput);
  await service.createCustomer({ ...customerInput, identifier: null, email: null, phone: null, city: null });
  await service.findCustomerByNumber(number);
  await service.findCustomerByIdentifier(customerInput.identifier);
  for await (const _page of service.listCustomers());
  const input = invoiceInput(customerId, { rows });
  const { id } = await service.createInvoice(input);
  await service.updateInvoice(id, { ...input, autogiro: true });
  await service.findInvoice('HUS-1');
  await service.bookkeepInvoice(id, expected);
  await service.changeDueDate(id, '2027-01-31');
  await service.markInvoiceSent(id);
  await service.readInvoicePdf(id);
  await service.createPayment({ invoiceId: id, amountOre: 100_000, paidAt: '2026-11-23', reference: 'B' });
  simulator.pay(COMPANY, id, { amountOre: 50_000 });
  // Offsetting registers a negative payment of the invoice whose surplus is used.
  await service.createPayment({ invoiceId: id, amountOre: -10_000, paidAt: '2026-11-23', reference: 'C' });
  await service.listInvoicePayments(id, []);
  const part = { rows: [row(-20_000, 25)], expected: { payOre: -25_000, taxOre: -5000, roundedOre: 0 } };
  for (const reference of ['K-1', 'K-2'])
    await service.creditInvoice(id, { ...input, ...part, ocr: null, reference, isWhole: false });
  const { id: draft } = await service.createInvoice({ ...input, reference: 'HUS-2' });
  await service.cancelInvoice(draft);
  const since = new Date('2026-11-01T00:00:00Z');
  for await (const _page of service.listInvoices(since));
  for await (const _page of service.listInvoices(null));
  for await (const _page of service.listDrafts());
  for await (const _page of service.listPayments(since));
});
afterAll(async () => {
  globalThis.fetch = realFetch;
  await fixture.stop();
});

const findOperation = ({ method, url }: Exchange): Operation | undefined =>
  operations.find((one) => one.method === method && one.path.test(url.pathname));
const listDescribedExchanges = () =>
  exchanges.flatMap((exchange) => {
    const operation = findOperation(exchange);
    return operation === undefined ? [] : [{ exchange, operation }];
  });

describe("the vendor's API description of Fortnox", () => {
  it('describes every operation that the adapter uses, and the adapter uses them all', () => {
    expect(
      exchanges.filter((one) => findOperation(one) === undefined).map(({ url }) => url.pathname),
    ).toEqual([]);
    expect(
      operations.filter((one) => !listDescribedExchanges().some(({ operation }) => operation === one)),
    ).toEqual([]);
    expect(exchanges.filter(({ status }) => status >= 300)).toEqual([]);
  });
  it('allows every request of the adapter', () => {
    const wrong = listDescribedExchanges().flatMap(({ exchange, operation }) =>
      requestViolations(exchange, operation),
    );
    expect(wrong).toEqual([]);
    // README.md counts 21: it leaves out the company information, which is in no public description.
    expect(operations).toHaveLength(22);
    expect(exchanges.length).toBeGreaterThan(50);
  });
  it('allows every answer of the simulator', () => {
    const wrong = listDescribedExchanges().flatMap(({ exchange, operation }) =>
      answerViolations(exchange, operation).map((text) => `${exchange.url.pathname}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });
});
