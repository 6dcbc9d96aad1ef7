import { companyCalls } from '@husrum/contract/company';
import { buildPath, type ResponseOf } from '@husrum/contract/core';
import { entityCalls } from '@husrum/contract/entity';
import { invoiceCalls } from '@husrum/contract/invoice';
import { leaseCalls } from '@husrum/contract/lease';
import { type callApiAs, expect } from '../src';

type Send = ReturnType<typeof callApiAs>;

const place = { address: 'Storgatan 12', postal_code: '703 61', city: 'Örebro', country: 'Sverige' };
const PREMISES_TYPE_ID = 3;

/** Creates a company with automatic invoicing: invoices are created on the 20th and sent on the 25th. */
const createCompany = async (send: Send): Promise<number> => {
  const { company }: ResponseOf<typeof companyCalls.create> = await send('POST', companyCalls.create.path, {
    company: { name: 'Åkerö Lokaler AB', organisation_number: '559999-0016', ...place },
  });
  await send('PATCH', buildPath(companyCalls.updateInvoicingConfig.path, { id: company.id }), {
    ...company.invoicingconfig,
    bankgiro: '991-2346',
    vat: 'SE559999001601',
    auto_enabled: true,
    auto_require_review: false,
    generate_day: 20,
    send_day: 25,
    generate_period: 'NEXT_MONTH',
    terms_of_payment: '30',
  });
  return company.id;
};

/** Creates a lease of premises: 45 000 kr a quarter plus VAT, from the middle of a month. */
export const createPremisesLease = async (send: Send): Promise<ResponseOf<typeof leaseCalls.create>> => {
  const premises = await send('POST', entityCalls.create.path, {
    ...place,
    name: 'Lokal 3',
    company_id: await createCompany(send),
    entity_type_id: PREMISES_TYPE_ID,
    fee: 45_000,
    payment_interval: 'QUARTERLY',
    fields: { area: 140 },
  });
  return send('POST', leaseCalls.create.path, {
    lease: {
      entity_id: premises.id,
      start: '2026-10-16',
      fee: 45_000,
      tax_rate: 25,
      payment_interval: 'QUARTERLY',
      notice_length: 9,
      notice_type: 'MONTH',
    },
    tenant: {
      name: 'Bageri Ängeln AB',
      identifier: '559999-0024',
      organisation: true,
      phone: '019-12 34 56',
      email: 'bageriet@example.com',
    },
    address: place,
  });
};

const listInvoices = async (send: Send): Promise<ResponseOf<typeof invoiceCalls.list>['data']> =>
  (await send('GET', invoiceCalls.list.path)).data;

/** Waits until the account has an invoice with this start and status: the server's jobs create and send them. */
export const expectInvoiceStatus = (send: Send, start: string, status: string) =>
  expect
    .poll(async () => (await listInvoices(send)).map((invoice) => `${invoice.start} ${invoice.status}`), {
      timeout: 30_000,
    })
    .toContain(`${start} ${status}`);
