import { bankFileCalls } from '@husrum/contract/bank-file';
import { portalCalls } from '@husrum/contract/portal';
import { sessionCalls } from '@husrum/contract/session';
import { testServer } from '../../test/kit';
import { signInToPortal } from '../portal/portal.test-data';
import { createDemoAccount, demoUser } from './demo-account.store';
import { demoPortal } from './demo-portal.data';

const app = testServer();
beforeAll(async () => {
  const { db, clock, settings, files } = app;
  await createDemoAccount({ db, clock, settings, files }, { objects: 30 });
}, 60_000);

test('a tenant of the demo account signs in to the portal with the documented password, and has invoices', async () => {
  const tenant = await signInToPortal(app, demoPortal.stub, demoPortal.tenantEmail, demoUser.password);
  expect(await tenant.get(portalCalls.me)).toMatchObject({ landlord: { name: 'Demo Fastigheter' } });
  expect((await tenant.get(portalCalls.leases)).length).toBeGreaterThan(0);
  const [invoice] = await tenant.get(portalCalls.invoices);
  const pdf = await tenant.raw(portalCalls.invoicePdf, { params: { id: invoice?.id ?? 0 } });
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

test('the demo account has a bank file with payments to register and to choose an invoice for', async () => {
  const { access_token } = await app.as().post(sessionCalls.login, {
    body: { email: demoUser.email, password: demoUser.password },
  });
  const user = app.as({ businessId: 0, userId: 0, email: '', token: access_token });
  const { data } = await user.get(bankFileCalls.list);
  const file = await user.get(bankFileCalls.detail, { params: { id: data[0]?.id ?? 0 } });
  const countOf = (state: string) => file.groups.find((group) => group.state === state)?.count ?? 0;
  expect(countOf('READY')).toBeGreaterThan(0);
  expect(countOf('CHOICE')).toBeGreaterThan(0);
});
