import { setTimeout as sleep } from 'node:timers/promises';
import type { AccountingInvoice } from '../accounting/accounting-service';
import { ServiceError } from '../service-client';
import { createVismaService } from './visma';
import {
  bookInvoice,
  createCustomer,
  expectedTotals,
  failureOf,
  invoiceInput,
  parkingRow,
  rentRow,
  startVismaFixture,
  TODAY,
  type VismaFixture,
} from './visma.test-data';

let fixture: VismaFixture;
beforeEach(async () => {
  fixture = await startVismaFixture();
});
afterEach(() => fixture.simulator.stop());

const serviceFailureOf = async (run: Promise<unknown>): Promise<unknown> => {
  const failure = await failureOf(run);
  return failure instanceof ServiceError ? failure.failure : failure;
};

test('an expired token is renewed once, and the request is repeated', async () => {
  const { service, simulator, renewals } = fixture;
  simulator.injectFault('token_expired');
  const customer = await createCustomer(service);
  expect(renewals()).toBe(1);
  simulator.injectFault('token_expired');
  await service.createInvoice(invoiceInput(customer.id));
  expect(simulator.customers()).toHaveLength(1);
  expect(simulator.drafts()).toHaveLength(1);
});

test('tokens that another process has replaced are not accepted', async () => {
  fixture.simulator.rotateTokens();
  expect(await serviceFailureOf(fixture.service.readCompany())).toBe('unauthorized');
});

test('reads are retried after an error and after code 4010, writes are not', async () => {
  const { service, simulator } = fixture;
  simulator.injectFault('error', 2);
  expect((await service.readCompany()).name).toBe('Exempelfastigheter AB');
  simulator.injectFault('rate_limited', 2);
  expect((await service.readCompany()).name).toBe('Exempelfastigheter AB');
  const customer = await createCustomer(service);
  await service.createInvoice(invoiceInput(customer.id));
  for (const [fault, failure] of [
    ['error', 'failed'],
    ['rate_limited', 'rateLimited'],
  ] as const) {
    simulator.injectFault(fault);
    expect(await serviceFailureOf(service.createCustomer({ ...blankCustomer, name: 'Bo Berg' }))).toBe(
      failure,
    );
  }
  expect(simulator.customers()).toHaveLength(1);
});
const blankCustomer = {
  name: '',
  identifier: null,
  isOrganisation: true,
  email: null,
  phone: null,
  address: null,
  postalCode: null,
  city: null,
  countryCode: null,
};

test('a request without an answer in time fails as unreachable', async () => {
  const { settings, tokenSource, simulator } = fixture;
  const service = createVismaService(settings, tokenSource, { timeoutMs: 100 });
  simulator.injectFault('slow', 3);
  expect(await serviceFailureOf(service.readCompany())).toBe('unreachable');
  // The simulator may not stop before its slow responses have been sent.
  await sleep(500);
});

test('the simulator counts the requests of each endpoint and refuses with code 4010', async () => {
  const limited = await startVismaFixture({ requestsPerMinute: 3 });
  const unlimited = { ...limited.settings, requestsPerMinute: Infinity };
  const service = createVismaService(unlimited, limited.tokenSource);
  for (let count = 0; count < 3; count += 1) await service.readCompany();
  expect(await failureOf(service.readCompany())).toMatchObject({
    failure: 'rateLimited',
    detail: expect.stringContaining('4010'),
  });
  expect(await service.listProjects()).toHaveLength(1);
  await limited.simulator.stop();
});

/** Repeats a write until it succeeds, as the worker does. `run` first searches for the result of an earlier attempt. */
const retryUntilDone = async <T>(run: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await run();
    } catch (error) {
      if (attempt > 5 || !(error instanceof ServiceError && error.failure === 'unreachable')) throw error;
    }
};

/** All steps of one invoice. Each step first searches for the result of an earlier attempt. */
const runInvoiceLifecycle = async ({ service }: VismaFixture): Promise<{ booked: AccountingInvoice }> => {
  const customer = await retryUntilDone(
    async () => (await service.findCustomerByIdentifier('19800101-1234')) ?? (await createCustomer(service)),
  );
  const draft = await retryUntilDone(
    async () =>
      (await service.findInvoice('HR-1')) ?? (await service.createInvoice(invoiceInput(customer.id))),
  );
  const changed = await retryUntilDone(() => service.updateInvoice(draft.id, invoiceInput(customer.id)));
  const booked = await retryUntilDone(() => service.bookkeepInvoice(changed.id, expectedTotals));
  await retryUntilDone(async () => {
    const found = await service.listInvoicePayments(booked.id, []);
    return (
      found[0] ??
      service.createPayment({ invoiceId: booked.id, amountOre: 100_000, paidAt: TODAY, reference: 'B1' })
    );
  });
  const rows = [rentRow, parkingRow].map((row) => ({ ...row, netOre: 0 - row.netOre }));
  await retryUntilDone(() =>
    service.creditInvoice(booked.id, {
      ...invoiceInput(customer.id, { reference: 'HR-K1', rows, dueDate: TODAY }),
      isWhole: true,
      expected: { payOre: -931_200, taxOre: -16_238, roundedOre: 38 },
    }),
  );
  return { booked };
};

// Customer, two articles, draft, change, booking, payment, credit draft, its booking: nine writes.
const WRITES = 9;
describe.each(['answer_lost', 'request_lost'] as const)('%s', (fault) => {
  test.each(Array.from({ length: WRITES }, (_, index) => index))(
    'at write %i loses and duplicates nothing',
    async (after) => {
      const { simulator } = fixture;
      simulator.injectFault(fault, 1, after);
      const { booked } = await runInvoiceLifecycle(fixture);
      expect(simulator.customers()).toHaveLength(1);
      expect(simulator.articles()).toHaveLength(2);
      expect(simulator.drafts()).toHaveLength(0);
      expect(simulator.invoices().map(({ OurReference }) => OurReference)).toEqual(['HR-1', 'HR-K1']);
      expect(simulator.payments()).toHaveLength(1);
      expect((await fixture.service.readInvoice(booked.id)).leftOre).toBe(831_200);
    },
  );
});

test('a write whose response is lost is performed, and found by the reference', async () => {
  const { service, simulator } = fixture;
  const customer = await createCustomer(service);
  const first = await service.createInvoice(invoiceInput(customer.id));
  simulator.injectFault('answer_lost');
  expect(await serviceFailureOf(service.bookkeepInvoice(first.id, expectedTotals))).toBe('unreachable');
  expect(await service.findInvoice('HR-1')).toMatchObject({ isBooked: true, payOre: expectedTotals.payOre });
  simulator.injectFault('answer_lost');
  expect(
    await serviceFailureOf(service.createInvoice(invoiceInput(customer.id, { reference: 'HR-2' }))),
  ).toBe('unreachable');
  expect(await service.findInvoice('HR-2')).toMatchObject({ isBooked: false });
  expect(await bookInvoice(fixture, { reference: 'HR-3' })).toMatchObject({ number: '2' });
});
