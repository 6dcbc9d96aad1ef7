import { portalCalls } from '@husrum/contract/portal';
import { testServer } from '../../test/kit';
import { signInToPortal } from '../portal/portal.test-data';
import { createDemoAccount, demoUser } from './demo-account.store';
import { demoPortal } from './demo-portal.data';

const app = testServer();

test('a tenant of the demo account signs in to the portal with the documented password, and has invoices', async () => {
  const { db, clock, settings, files } = app;
  await createDemoAccount({ db, clock, settings, files }, { objects: 30 });
  const tenant = await signInToPortal(app, demoPortal.stub, demoPortal.tenantEmail, demoUser.password);
  expect(await tenant.get(portalCalls.me)).toMatchObject({ landlord: { name: 'Demo Fastigheter' } });
  expect((await tenant.get(portalCalls.leases)).length).toBeGreaterThan(0);
  const [invoice] = await tenant.get(portalCalls.invoices);
  const pdf = await tenant.raw(portalCalls.invoicePdf, { params: { id: invoice?.id ?? 0 } });
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
}, 60_000);
