import { type Company, companyCalls } from '@husrum/contract/company';
import { buildPath, type ResponseOf } from '@husrum/contract/core';
import { entityCalls } from '@husrum/contract/entity';
import { leaseCalls } from '@husrum/contract/lease';
import type { APIRequestContext } from '@playwright/test';
import type { Account } from './account';
import { callApiAs } from './call-api-as';

const APARTMENT_TYPE_ID = 2;
const PREMISES_TYPE_ID = 3;

interface ApartmentLeaseOptions {
  /** The tenant's email address and personal identity number. */
  email?: string | null;
  identifier?: string;
  /** The name of the apartment. */
  apartment?: string;
  /** The first day of the lease. */
  start?: string;
  /** Premises instead of an apartment. */
  premises?: boolean;
}

/** The company that the account has, or a new one. A second one could not have the same organisation number. */
const findOrCreateCompany = async (
  send: ReturnType<typeof callApiAs>,
  place: Readonly<Record<string, string>>,
): Promise<Company> => {
  const { data }: ResponseOf<typeof companyCalls.list> = await send('GET', companyCalls.list.path);
  const [existing] = data;
  if (existing) return send('GET', buildPath(companyCalls.detail.path, { id: existing.id }));
  const created: ResponseOf<typeof companyCalls.create> = await send('POST', companyCalls.create.path, {
    company: { name: 'Åkerö AB', organisation_number: '559999-0016', ...place },
  });
  return created.company;
};

/**
 * Creates an apartment, and a lease with a tenant, in the account's company. Creates the company first if the account has none,
 * and sets its bankgiro and VAT number. Returns the ids.
 */
export const createApartmentLease = async (
  request: APIRequestContext,
  account: Account,
  {
    start = '2024-01-01',
    apartment: name = 'Lgh 1001',
    premises = false,
    ...tenant
  }: ApartmentLeaseOptions = {},
): Promise<{ apartment: number; lease: number }> => {
  const send = callApiAs(request, account);
  const place = { address: 'Storgatan 1', postal_code: '702 11', city: 'Örebro', country: 'Sverige' };
  const company = await findOrCreateCompany(send, place);
  await send('PATCH', buildPath(companyCalls.updateInvoicingConfig.path, { id: company.id }), {
    ...company.invoicingconfig,
    bankgiro: '991-2346',
    vat: 'SE559999001601',
    terms_of_payment: '30',
    auto_require_review: true,
  });
  const apartment: ResponseOf<typeof entityCalls.create> = await send('POST', entityCalls.create.path, {
    ...place,
    name,
    company_id: company.id,
    entity_type_id: premises ? PREMISES_TYPE_ID : APARTMENT_TYPE_ID,
    fee: 8500,
    payment_interval: 'MONTHLY',
    fields: { area: 62 },
  });
  const lease: ResponseOf<typeof leaseCalls.create> = await send('POST', leaseCalls.create.path, {
    lease: {
      entity_id: apartment.id,
      start,
      fee: 8500,
      tax_rate: 0,
      payment_interval: 'MONTHLY',
      notice_length: 3,
      notice_type: 'MONTH',
    },
    tenant: {
      name: 'Bo Östlund',
      identifier: '19850412-2386',
      phone: '070-123 45 67',
      organisation: false,
      ...tenant,
    },
    address: place,
  });
  return { apartment: apartment.id, lease: lease.id };
};
