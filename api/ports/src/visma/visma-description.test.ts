import type { RecordedRequest } from '@husrum/api-simulators';
import { answerProblems, problemsOf, requestProblems } from './check-description.test-data';
import {
  createCustomer,
  expectedTotals,
  invoiceInput,
  parkingRow,
  rentRow,
  startVismaFixture,
  TODAY,
  type VismaFixture,
} from './visma.test-data';
import { operations } from './visma-operations.test-data';

let fixture: VismaFixture;
beforeAll(async () => {
  fixture = await startVismaFixture();
});
afterAll(() => fixture.simulator.stop());

const toDescribedPath = (path: string): string => path.replace(/:\w+/g, '{id}');

/** Every method of the adapter, on invoices of every kind. */
const callEveryMethod = async ({ service, simulator }: VismaFixture): Promise<void> => {
  await service.readCompany();
  await service.listAccounts();
  await service.listCostCenters();
  await service.listProjects();
  await service.readLockedUntil();
  const customer = await createCustomer(service);
  await service.findCustomerByNumber(customer.number);
  await service.findCustomerByIdentifier('19800101-1234');
  for await (const _page of service.listCustomers());
  const rows = [rentRow, { ...parkingRow, costCenter: '100', project: '1' }];
  const draft = await service.createInvoice(invoiceInput(customer.id, { rows }));
  await service.updateInvoice(draft.id, invoiceInput(customer.id, { rows, dueDate: '2026-12-15' }));
  await service.changeDueDate(draft.id, '2026-12-31');
  await service.findInvoice('HR-1');
  const booked = await service.bookkeepInvoice(draft.id, expectedTotals);
  await service.readInvoice(booked.id);
  await service.readInvoice(draft.id);
  await service.markInvoiceSent(booked.id);
  await service.readInvoicePdf(booked.id);
  await service.createPayment({
    invoiceId: booked.id,
    amountOre: 100_000,
    paidAt: TODAY,
    reference: 'HR-B1',
  });
  await service.listInvoicePayments(booked.id, []);
  const negative = rows.map((row) => ({ ...row, netOre: 0 - row.netOre }));
  await service.creditInvoice(booked.id, {
    ...invoiceInput(customer.id, { reference: 'HR-K1', rows: negative, dueDate: TODAY }),
    isWhole: true,
    expected: { payOre: -931_200, taxOre: -16_238, roundedOre: 38 },
  });
  const removed = await service.createInvoice(invoiceInput(customer.id, { reference: 'HR-2' }));
  await service.cancelInvoice(removed.id);
  const voided = await service.createInvoice(invoiceInput(customer.id, { reference: 'HR-3' }));
  await service.cancelInvoice((await service.bookkeepInvoice(voided.id, expectedTotals)).id);
  for (const since of [null, new Date('2026-11-01')]) for await (const _page of service.listInvoices(since));
  for await (const _page of service.listDrafts());
  simulator.changeCompany({ showsPricesExclVat: false });
  await service.createInvoice(invoiceInput(customer.id, { reference: 'HR-4' }));
};

test('requests of the adapter and answers of the simulator match the API description of the vendor', async () => {
  const { simulator } = fixture;
  simulator.takeRequests();
  await callEveryMethod(fixture);
  const requests = simulator.takeRequests();
  const operationOf = ({ method, path }: RecordedRequest): string =>
    `${method} ${path.replace(/:\w+/g, '{id}')}`;
  const answered = requests.filter(({ status }) => status === 200);
  expect(requests.flatMap(requestProblems)).toEqual([]);
  expect(answered.flatMap((one) => answerProblems(one))).toEqual([]);
  // No call needs a scope that is not requested, and the simulator requires the scopes of the description.
  const granted = new URL(fixture.oauth.authorizeUrl({ state: '', redirectUri: '' })).searchParams.get(
    'scope',
  );
  for (const { method, path, scopes } of operations) {
    expect([method, path, scopes.some((scope) => granted?.split(' ').includes(scope))]).toEqual([
      method,
      path,
      true,
    ]);
    const route = simulator
      .routes()
      .find((one) => one.method === method && toDescribedPath(one.path) === path);
    if (route !== undefined)
      expect([method, path, [...route.scopes].toSorted()]).toEqual([method, path, [...scopes].toSorted()]);
  }
  // README.md states the number of operations.
  expect(new Set(requests.map(operationOf)).size).toBe(24);
  expect(requests.length).toBeGreaterThanOrEqual(50);
});

test('the check against the description finds deviations', () => {
  expect(
    problemsOf('CustomerApi', { Name: 7, Nmae: 'x', InvoicePostalCode: '12345678901' }, { isComplete: true }),
  ).toEqual(
    expect.arrayContaining([
      'CustomerApi.Name is no string',
      'CustomerApi.Nmae is not described',
      'CustomerApi.InvoicePostalCode is too long',
      'CustomerApi.TermsOfPaymentId is missing',
    ]),
  );
  const exchange = {
    method: 'GET',
    path: '/customers',
    query: { $top: '1' },
    body: null,
    answer: { Data: [{ Id: 1 }] },
  };
  expect(requestProblems(exchange)).toEqual(['/customers?$top is not described']);
  expect(answerProblems(exchange)).toEqual(['PaginationMetadata is no object', 'CustomerApi.Id is no uuid']);
});
