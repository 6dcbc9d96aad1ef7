import { createLeasedApartment } from '@husrum/api-invoicing/testing';
import { makeTenantInput, testAddress } from '@husrum/api-leases/testing';
import { makeEntityInput } from '@husrum/api-objects/testing';
import { hashPassword } from '@husrum/api-settings';
import { type Caller, makeAccount, type TestServer } from '@husrum/api-testing';
import { entityCalls } from '@husrum/contract/entity';
import { leaseCalls } from '@husrum/contract/lease';
import { portalCalls } from '@husrum/contract/portal';
import { tenantPortalCalls } from '@husrum/contract/tenant-portal';

export const TENANT_PASSWORD = 'en lagom lång mening';
let portals = 0;

/** Makes calls with a token of a tenant. */
export const asTenant = (app: TestServer, token: string): Caller =>
  app.as({ businessId: 0, userId: 0, email: '', token });

export const signInToPortal = async (
  app: TestServer,
  stub: string,
  email: string,
  password = TENANT_PASSWORD,
): Promise<Caller> => {
  const { access_token } = await app.as().post(portalCalls.login, { body: { stub, email, password } });
  return asTenant(app, access_token);
};

/** A landlord with a portal and two tenants, each with an apartment of their own and an account. */
export const createPortal = async (app: TestServer) => {
  portals += 1;
  const account = await makeAccount(app, `Holms Fastigheter ${portals}`);
  const stub = `holms-fastigheter-${portals}`;
  const { user, company, entity, lease, tenantId } = await createLeasedApartment(app, account, {
    tenant: { name: 'Bo Östlund', email: `bo${portals}@example.se` },
  });
  const config = {
    enable_portal: true,
    stub,
    phone: '019-12 34 56',
    email: 'hej@holms.example',
    message: 'Välkommen!',
  };
  await user.patch(tenantPortalCalls.updateConfig, { body: config });
  const otherEntity = await user.post(entityCalls.create, {
    body: makeEntityInput({ company_id: company.id, name: 'Lgh 1002' }),
  });
  const otherLease = await user.post(leaseCalls.create, {
    body: {
      lease: {
        entity_id: otherEntity.id,
        reference: null,
        start: '2026-01-01',
        stop: null,
        fee: 7000,
        fee_as_m2: false,
        tax_rate: 0,
        payment_interval: 'MONTHLY',
        notice_length: 3,
        notice_type: 'MONTH',
      },
      tenant: makeTenantInput({ name: 'Siv Granne', email: `siv${portals}@example.se` }),
      address: testAddress,
    },
  });
  const bo = { id: tenantId, email: `bo${portals}@example.se` };
  const siv = { id: otherLease.primary_tenant?.id ?? 0, email: `siv${portals}@example.se` };
  const passwordHash = await hashPassword(TENANT_PASSWORD);
  await app.forAccount(account, async (tx) => {
    for (const { id, email } of [bo, siv]) {
      await tx
        .insertInto('tenant_portal_account')
        .values({ tenant_id: id, email, password_hash: passwordHash })
        .execute();
      await tx
        .updateTable('tenant')
        .set({ portal_activated_at: '2026-11-01T08:00:00Z' })
        .where('id', '=', id)
        .execute();
    }
  });
  return { account, user, stub, config, company, entity, lease, otherEntity, otherLease, bo, siv };
};
