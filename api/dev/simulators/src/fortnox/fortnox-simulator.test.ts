import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toRecord } from '../unknown-record';
import {
  COMPANY,
  type FortnoxConnection,
  invoiceBody,
  startConnectedSimulator,
} from './fortnox-simulator.test-data';

let connection: FortnoxConnection;
beforeAll(async () => {
  connection = await startConnectedSimulator();
  await connection.call('POST', '/customers', { Customer: { Name: 'Kund' } });
});
afterAll(() => connection.simulator.stop());

describe('the simulator of Fortnox', () => {
  it.each([
    ['an unknown path', 'GET', '/nothing', undefined, 404, 2000729],
    ['a method that the path does not have', 'DELETE', '/invoices/1', undefined, 405, 2000729],
    ['an unknown field', 'POST', '/customers', { Customer: { Name: 'A', Nick: 'B' } }, 400, 2001399],
    ['a read-only field', 'POST', '/invoices', invoiceBody({ Total: 1 }), 400, 2001399],
    ['an unknown wrapper', 'POST', '/customers', { Client: { Name: 'A' } }, 400, 2001399],
    ['an empty body', 'POST', '/customers', {}, 400, 2001392],
    ['a broken body', 'POST', '/customers', '{"Customer":', 400, 2002115],
    ['a text for a number', 'POST', '/invoices', invoiceBody({ Freight: '1' }), 400, 2000108],
    ['a text for a flag', 'POST', '/invoices', invoiceBody({ VATIncluded: 'no' }), 400, 2000134],
    ['a day that does not exist', 'POST', '/invoices', invoiceBody({ DueDate: '2027-02-30' }), 400, 2000359],
    [
      'a month that does not exist',
      'POST',
      '/invoices',
      invoiceBody({ DueDate: '2027-13-01' }),
      400,
      2000359,
    ],
    [
      'a reference of 81 characters',
      'POST',
      '/invoices',
      invoiceBody({ ExternalInvoiceReference1: 'x'.repeat(81) }),
      400,
      2000359,
    ],
    ['an unknown parameter', 'GET', '/invoices?name=1', undefined, 400, 2000588],
    ['a page of more than 500 items', 'GET', '/invoices?limit=501', undefined, 400, 2000588],
    ['an unknown filter', 'GET', '/invoices?filter=new', undefined, 400, 2000587],
    ['a path of another scope', 'GET', '/projects', undefined, 403, 2000663],
    ['an unknown customer', 'POST', '/invoices', invoiceBody({ CustomerNumber: '9' }), 404, 2000433],
    ['unknown terms', 'POST', '/invoices', invoiceBody({ TermsOfPayment: '99' }), 404, 2000429],
    [
      'an unknown article',
      'POST',
      '/invoices',
      invoiceBody({ InvoiceRows: [{ ArticleNumber: 'x' }] }),
      404,
      2000428,
    ],
    [
      'an unknown account',
      'POST',
      '/invoices',
      invoiceBody({ InvoiceRows: [{ AccountNumber: 9 }] }),
      404,
      2000423,
    ],
    ['an unknown VAT rate', 'POST', '/invoices', invoiceBody({ InvoiceRows: [{ VAT: 7 }] }), 400, 2004167],
    ['an unknown invoice', 'GET', '/invoices/999', undefined, 404, 2000434],
  ] as const)('refuses %s', async (_description, method, target, body, status, code) => {
    const before = connection.simulator.books(COMPANY).invoices.size;
    expect(await connection.call(method, target, body)).toMatchObject({ status, code });
    expect(connection.simulator.books(COMPANY).invoices.size).toBe(before);
  });

  it('refuses a request body and an accepted type that are not JSON', async () => {
    const { call } = connection;
    expect(await call('POST', '/customers', 'Name=A', { 'content-type': 'text/plain' })).toMatchObject({
      code: 1000031,
    });
    expect(await call('GET', '/customers', undefined, { accept: 'application/pdf' })).toMatchObject({
      code: 1000030,
    });
  });

  it('never reuses a customer number', async () => {
    const { call } = connection;
    const taken = { Customer: { Name: 'A', CustomerNumber: 'X1' } };
    expect(await call('POST', '/customers', taken)).toMatchObject({ status: 201 });
    expect(await call('POST', '/customers', taken)).toMatchObject({ code: 2000637 });
    expect(await call('DELETE', '/customers/X1')).toMatchObject({ status: 204 });
    expect(await call('GET', '/customers/X1')).toMatchObject({ code: 2000433 });
    expect(await call('POST', '/customers', taken)).toMatchObject({ code: 2000637 });
  });

  it('does not book in a locked period, and neither books a booked invoice again, nor cancels it or changes its rows', async () => {
    const { call, simulator } = connection;
    const { body } = await call('POST', '/invoices', invoiceBody());
    const number = String(toRecord(body.Invoice).DocumentNumber);
    expect(await call('PUT', `/invoices/${number}`, { Invoice: { Comments: 'x' } })).toMatchObject({
      status: 200,
    });
    simulator.changeSettings(COMPANY, { lockedUntil: '2026-11-30' });
    expect(await call('PUT', `/invoices/${number}/bookkeep`)).toMatchObject({ code: 2000401 });
    simulator.changeSettings(COMPANY, { lockedUntil: null });
    expect(await call('PUT', `/invoices/${number}/bookkeep`)).toMatchObject({ status: 200 });
    for (const action of ['bookkeep', 'cancel'])
      expect(await call('PUT', `/invoices/${number}/${action}`)).toMatchObject({ status: 400 });
    const change = { Invoice: { InvoiceRows: [] } };
    expect(await call('PUT', `/invoices/${number}`, change)).toMatchObject({ status: 400 });
  });

  it('shows invoices with their actions on a page, and registers a payment over HTTP', async () => {
    const { simulator, call } = connection;
    const { body } = await call('POST', '/invoices', invoiceBody());
    const number = String(toRecord(body.Invoice).DocumentNumber);
    await call('PUT', `/invoices/${number}/bookkeep`);
    expect(await (await fetch(simulator.url)).text()).toContain('Registrera betalning');
    const target = `${simulator.url}/_simulator/companies/${COMPANY}/invoices/${number}/pay`;
    await fetch(target, { method: 'POST', body: new URLSearchParams() });
    expect(toRecord((await call('GET', `/invoices/${number}`)).body.Invoice).Balance).toBe(0);
  });

  it('changes settings of a company over HTTP, and refuses wrong ones', async () => {
    const { simulator } = connection;
    const change = (body: unknown) =>
      fetch(`${simulator.url}/_simulator/companies/${COMPANY}/settings`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const before = simulator.books(COMPANY).company;
    for (const body of [
      { id: '9' },
      { closedYears: ['2026'] },
      { lockedUntil: 'soon' },
      { hasApiLicence: 'no' },
      [],
    ])
      expect((await change(body)).status).toBe(400);
    expect(simulator.books(COMPANY).company).toEqual(before);
    expect((await change({ closedYears: [2026], lockedUntil: '2026-10-31' })).status).toBe(204);
    expect(simulator.books(COMPANY).company).toMatchObject({
      closedYears: [2026],
      lockedUntil: '2026-10-31',
    });
    await change({ closedYears: [], lockedUntil: null });
  });

  it('changes a due date with the form of its page', async () => {
    const { simulator, call } = connection;
    const { body } = await call('POST', '/invoices', invoiceBody());
    const number = String(toRecord(body.Invoice).DocumentNumber);
    const [, action = ''] =
      new RegExp(`action="([^"]+/invoices/${number}/due-date)"`).exec(
        await (await fetch(simulator.url)).text(),
      ) ?? [];
    const form = new URLSearchParams({ date: '2027-03-01' });
    await fetch(`${simulator.url}${action}`, { method: 'POST', body: form });
    expect(toRecord((await call('GET', `/invoices/${number}`)).body.Invoice).DueDate).toBe('2027-03-01');
  });

  it('refuses more requests than the rate limit', async () => {
    const limited = await startConnectedSimulator({ rateLimit: { requests: 3, windowMs: 60_000 } });
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await limited.call('GET', '/invoices')).status);
    await limited.simulator.stop();
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('injects faults over HTTP, and random ones that are the same for the same seed', async () => {
    const { simulator, call } = connection;
    const command = (name: string, body: object) =>
      fetch(`${simulator.url}/_simulator/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await command('fail', { fault: 'rate_limited', on: 'GET /3/invoices', after: 1 });
    expect((await call('GET', '/invoices')).status).toBe(200);
    expect((await call('GET', '/invoices')).status).toBe(429);
    await command('fail', { fault: 'error', count: 100 });
    await command('fail', { fault: 'error', count: 0 });
    await command('fail', { fault: 'customer_number_taken', on: 'POST /3/customers' });
    expect(await call('POST', '/customers', { Customer: { Name: 'B' } })).toMatchObject({ code: 2000637 });
    const statuses = async (): Promise<number[]> => {
      await command('chance', { probability: 0.5, seed: 7, faults: ['error'] });
      const all = [];
      for (let count = 0; count < 10; count += 1) all.push((await call('GET', '/invoices')).status);
      return all;
    };
    const first = await statuses();
    expect(first).toContain(500);
    expect(await statuses()).toEqual(first);
    simulator.faults.clear();
  });

  it('saves 5,000 invoices that come fifty at once, and has them after a restart', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'fortnox-'));
    const stateFile = path.join(folder, 'fortnox.json');
    const first = await startConnectedSimulator({ stateFile });
    await first.call('POST', '/customers', { Customer: { Name: 'Kund' } });
    for (let batch = 0; batch < 100; batch += 1)
      await Promise.all(Array.from({ length: 50 }, () => first.call('POST', '/invoices', invoiceBody())));
    await first.simulator.stop();
    const second = await startConnectedSimulator({ stateFile });
    const { invoices, company } = second.simulator.books(COMPANY);
    await second.simulator.stop();
    rmSync(folder, { recursive: true });
    expect(invoices.size).toBe(5000);
    expect(new Set([...invoices.values()].map(({ number }) => number)).size).toBe(5000);
    expect(company.nextInvoiceNumber).toBe(5001);
  }, 90_000);
});
