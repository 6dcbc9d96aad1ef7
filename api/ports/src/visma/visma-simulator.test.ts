import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startVismaSimulator, toRecord } from '@husrum/api-simulators';
import {
  bookInvoice,
  connect,
  createCustomer,
  invoiceInput,
  startVismaFixture,
  TODAY,
  type VismaFixture,
} from './visma.test-data';

let fixture: VismaFixture;
let token = '';
beforeAll(async () => {
  fixture = await startVismaFixture();
  token = (await connect(fixture.oauth)).accessToken;
});
afterAll(() => fixture.simulator.stop());

const send = async (method: string, target: string, body?: unknown, type = 'application/json') => {
  const response = await fetch(`${fixture.simulator.baseUrl}${target}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': type }) },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const { ErrorCode: code, Errors: errors } = toRecord(await response.json());
  const field = toRecord(Array.isArray(errors) ? errors[0] : undefined).Field;
  return { status: response.status, code, field };
};

const TERMS = '20000001-0000-4000-8000-000000000030';
const UNKNOWN = '20000009-0000-4000-8000-000000000000';
const customer = {
  Name: 'Anna',
  InvoiceCity: 'Göteborg',
  InvoicePostalCode: '41101',
  IsActive: true,
  IsPrivatePerson: true,
  TermsOfPaymentId: TERMS,
};
const draft = { CustomerId: UNKNOWN, EuThirdParty: false, RotReducedInvoicingType: 0 };

test.each([
  ['a path that does not exist', 'GET', '/invoices', undefined, { status: 404 }],
  ['an HTTP method that the path does not support', 'DELETE', '/customers', undefined, { status: 405 }],
  ['a PUT of a booked invoice', 'PUT', `/customerinvoices/${UNKNOWN}`, {}, { status: 405 }],
  ['a customer without name', 'POST', '/customers', { ...customer, Name: '' }, { code: 2000, field: 'Name' }],
  ['a long name', 'POST', '/customers', { ...customer, Name: 'x'.repeat(51) }, { code: 2000, field: 'Name' }],
  [
    'a field of another type',
    'POST',
    '/customers',
    { ...customer, IsActive: 'yes' },
    { code: 2000, field: 'IsActive' },
  ],
  ['an unknown field', 'POST', '/customers', { ...customer, name: 'x' }, { code: 2000, field: 'name' }],
  [
    'unknown terms of payment',
    'POST',
    '/customers',
    { ...customer, TermsOfPaymentId: UNKNOWN },
    { status: 404, code: 3000 },
  ],
  ['a draft of an unknown customer', 'POST', '/customerinvoicedrafts', draft, { status: 404, code: 3000 }],
  [
    'a draft without a required field',
    'POST',
    '/customerinvoicedrafts',
    { CustomerId: UNKNOWN },
    { field: 'RotReducedInvoicingType' },
  ],
  [
    'a filter by a property that cannot be filtered',
    'GET',
    '/customers?$filter=Note eq 1',
    undefined,
    { code: 2000 },
  ],
  ['a malformed filter', 'GET', '/customers?$filter=Name like x', undefined, { code: 2000 }],
  ['a page that is too big', 'GET', '/customers?$pagesize=1001', undefined, { code: 2000 }],
  ['an unknown parameter', 'GET', '/customers?limit=5', undefined, { code: 2000 }],
  [
    'an invoice that does not exist',
    'GET',
    `/customerinvoices/${UNKNOWN}`,
    undefined,
    { status: 404, code: 3000 },
  ],
] as const)('refuses %s', async (_description, method, target, body, refusal) => {
  expect(await send(method, target, body)).toMatchObject(refusal);
});

test('refuses a body that is not JSON, and a token that it has not issued', async () => {
  expect(await send('POST', '/customers', 'Name=x', 'application/x-www-form-urlencoded')).toMatchObject({
    status: 415,
  });
  expect(await send('POST', '/customers', 'x', 'text/plain')).toMatchObject({ status: 415 });
  const { status } = await fetch(`${fixture.simulator.baseUrl}/customers`, {
    headers: { authorization: 'Bearer x' },
  });
  expect(status).toBe(401);
});

test('a customer number can be used only once, even by an inactive customer', async () => {
  const body = { ...customer, CustomerNumber: '77', IsActive: false };
  expect((await send('POST', '/customers', body)).status).toBe(200);
  expect(await send('POST', '/customers', body)).toMatchObject({ status: 409, code: 4000 });
});

test('each company has its own books', async () => {
  const [, second] = fixture.simulator.companies();
  await createCustomer(fixture.service);
  const tokens = await connect(fixture.oauth, { company: second?.Id ?? '' });
  const response = await fetch(`${fixture.simulator.baseUrl}/customers`, {
    headers: { authorization: `Bearer ${tokens.accessToken}` },
  });
  expect(await response.json()).toMatchObject({ Meta: { TotalNumberOfResults: 0 }, Data: [] });
});

test('the simulator is controlled over HTTP', async () => {
  const { simulator, service } = fixture;
  const post = (where: string, body: unknown) =>
    fetch(`${simulator.url}/_simulator/${where}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const { id } = await bookInvoice(fixture, { reference: 'HR-C1' });
  await post(`invoices/${id}/pay`, { amount: 100 });
  await post(`invoices/${id}/due-date`, { date: '2027-01-31' });
  expect(await service.readInvoice(id)).toMatchObject({ leftOre: 921_200, dueDate: '2027-01-31' });
  const other = await bookInvoice(fixture, { reference: 'HR-C2' });
  await post(`invoices/${other.id}/void`, {});
  expect((await service.readInvoice(other.id)).creditedById).not.toBeNull();
  await post('company', { accountingLockedTo: `${TODAY}T00:00:00` });
  expect(await service.readLockedUntil()).toBe(TODAY);
  await post('company', { accountingLockedTo: null, closedYears: [2026] });
  expect(await service.readLockedUntil()).toBeNull();
  await expect(bookInvoice(fixture, { reference: 'HR-C3' })).rejects.toMatchObject({
    reason: 'fiscalYearMissing',
  });
  await post('company', { closedYears: [] });
  expect((await post('fail', { fault: 'nonsense' })).status).toBe(400);
  expect((await post('fail', { fault: 'company_inactive' })).status).toBe(204);
  await expect(service.readCompany()).rejects.toMatchObject({ reason: 'companyInactive' });
});

test.each([
  ['company', { Id: 'x' }],
  ['company', { name: 'X' }],
  ['company', { isActive: 'no' }],
  ['company', { accountingLockedTo: 'soon' }],
  ['company', { closedYears: ['2026'] }],
  ['company', { closedYears: 2026 }],
  ['company', { company: '10000000-0000-4000-8000-000000000009' }],
  ['company', []],
  ['fail', { fault: 'error', count: 'all' }],
  [`invoices/${UNKNOWN}/pay`, { amount: -5 }],
  [`invoices/${UNKNOWN}/due-date`, {}],
])('the control call %s refuses %j', async (where, body) => {
  const { simulator } = fixture;
  const before = JSON.stringify(simulator.companies());
  const { status } = await fetch(`${simulator.url}/_simulator/${where}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([400, 404]).toContain(status);
  expect(JSON.stringify(simulator.companies())).toBe(before);
});

test('the simulator has its books after a restart, from a file', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'husrum-visma-'));
  const stateFile = path.join(folder, 'visma.json');
  const first = await startVismaFixture({ stateFile });
  const customer = await createCustomer(first.service);
  for (let index = 0; index < 50; index += 1)
    await first.service.createInvoice(invoiceInput(customer.id, { reference: `HR-${index}` }));
  await first.simulator.stop();
  const restarted = await startVismaSimulator({ port: 0, clientId: 'c', clientSecret: 's', stateFile });
  expect(restarted.drafts()).toEqual(first.simulator.drafts());
  expect(restarted.customers()).toHaveLength(1);
  await restarted.stop();
  rmSync(folder, { recursive: true });
});
