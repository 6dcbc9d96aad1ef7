import { calls, type OkOf, pathOf } from '@husrum/contract';
import { type SignedIn, sendAs } from '@husrum/e2e';
import type { APIRequestContext } from '@playwright/test';

interface Tenancy {
  email: string | null;
  identifier: string;
  flat: string;
  start?: string;
}

/** What other remotes' screens would have made: a company that can be paid, a flat, and who rents it. */
export const letFlat = async (
  request: APIRequestContext,
  account: SignedIn,
  { start = '2024-01-01', ...tenant }: Tenancy,
): Promise<number> => {
  const send = sendAs(request, account);
  const place = { address: 'Storgatan 1', postal_code: '702 11', city: 'Örebro', country: 'Sverige' };
  const { company }: OkOf<typeof calls.company.create> = await send('POST', calls.company.create.path, {
    company: { name: 'Åkerö AB', organisation_number: '559999-0016', ...place },
  });
  await send('PATCH', pathOf(calls.company.updateInvoicing.path, { id: company.id }), {
    ...company.invoicingconfig,
    bankgiro: '991-2346',
    terms_of_payment: '30',
    auto_require_review: true,
  });
  const flat = await send('POST', calls.entity.create.path, {
    ...place,
    name: tenant.flat,
    company_id: company.id,
    entity_type_id: 2,
    fee: 8500,
    payment_interval: 'MONTHLY',
    fields: { area: 62 },
  });
  const lease: OkOf<typeof calls.lease.create> = await send('POST', calls.lease.create.path, {
    lease: {
      entity_id: flat.id,
      start,
      fee: 8500,
      tax_rate: 0,
      payment_interval: 'MONTHLY',
      notice_length: 3,
      notice_type: 'MONTH',
    },
    tenant: { name: 'Bo Östlund', phone: '070-123 45 67', ...tenant, organisation: false },
    address: place,
  });
  return lease.id;
};
