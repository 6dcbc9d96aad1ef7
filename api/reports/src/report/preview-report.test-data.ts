import { createPortfolioFactory } from '@husrum/api-objects/testing';
import { makeAccount, type TestServer } from '@husrum/api-testing';
import type { BodyOf } from '@husrum/contract/core';
import { leaseCalls } from '@husrum/contract/lease';
import { reportCalls } from '@husrum/contract/report';
import { tenantCalls } from '@husrum/contract/tenant';

type PreviewInput = BodyOf<typeof reportCalls.preview>;

const terms = {
  tax_rate: 0,
  payment_interval: 'MONTHLY',
  notice_length: 3,
  notice_type: 'MONTH',
} as const;

/** An account with a current lease of Åsa (`Lgh 10`) and a planned lease of Bo (`Lgh 2`), and functions that preview reports. */
export const createPreviewFixture = async (app: TestServer) => {
  const account = await makeAccount(app);
  const user = app.as(account);
  const portfolio = createPortfolioFactory(app, account);
  const { id: companyId } = await portfolio.company();

  const createTenant = async (name: string, identifier: string, email: string | null) => {
    const body = { name, identifier, email, phone: '070-174 06 05' };
    return (await user.post(tenantCalls.create, { body })).tenant.id;
  };
  const createLease = async (
    object: string,
    tenantId: number,
    lease: { start: string; stop: string | null; fee: number },
  ) => {
    const { id: entityId } = await portfolio.entity({ company_id: companyId, name: object });
    const body = { lease: { entity_id: entityId, ...terms, ...lease }, tenant: { id: tenantId } };
    return user.post(leaseCalls.createForTenant, { body });
  };
  const asaId = await createTenant('Åsa Öberg', '19850412-2386', 'asa@example.se');
  const boId = await createTenant('Bo Berg', '19900101-2385', null);
  await createLease('Lgh 10', asaId, { start: '2024-05-01', stop: null, fee: 8500.5 });
  await createLease('Lgh 2', boId, { start: '2026-12-01', stop: '2027-11-30', fee: 12000 });

  const preview = (input: Partial<PreviewInput>) =>
    user.post(reportCalls.preview, { body: { model: 'lease', fields: ['lease.start'], ...input } });
  /** Returns the first cell of each row. */
  const previewFirstColumn = async (input: Partial<PreviewInput>) =>
    (await preview(input)).data.map(([first]) => first);
  return { account, user, asaId, createLease, preview, previewFirstColumn };
};
