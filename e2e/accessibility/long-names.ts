import { agreementCalls } from '@husrum/contract/agreement';
import { companyCalls } from '@husrum/contract/company';
import type { ResponseOf } from '@husrum/contract/core';
import { entityCalls } from '@husrum/contract/entity';
import { eventCalls } from '@husrum/contract/event';
import { fileCalls } from '@husrum/contract/file';
import { leaseCalls } from '@husrum/contract/lease';
import { leaseAddonCalls } from '@husrum/contract/lease-addon';
import { receiptCalls } from '@husrum/contract/receipt';
import { ticketCalls } from '@husrum/contract/ticket';
import type { APIRequestContext } from '@playwright/test';
import { type Account, callApiAs } from '../src';

const APARTMENT_TYPE_ID = 2;

/** A name of the maximum length, without a place to break the line. */
const NAME = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4).slice(0, 120);
const place = {
  address: 'Storgatsbackenstorget'.repeat(5),
  postal_code: '702 11',
  city: 'Örnsköldsvikshamnby'.repeat(3),
  country: 'Sverige',
};
const email = `${'x'.repeat(60)}@${'y'.repeat(60)}.se`;

/** Creates a company, apartment, lease, tenant, ticket and their details, all with the longest names. Returns the ids. */
export const createRowsWithLongNames = async (request: APIRequestContext, account: Account) => {
  const send = callApiAs(request, account);
  const post = <T>(path: string, data: unknown): Promise<T> => send('POST', path, data);
  const { company } = await post<ResponseOf<typeof companyCalls.create>>(companyCalls.create.path, {
    company: { name: NAME, organisation_number: '559999-0016', ...place, phone: '0191234567', email },
  });
  const apartment = await post<ResponseOf<typeof entityCalls.create>>(entityCalls.create.path, {
    ...place,
    name: NAME,
    company_id: company.id,
    entity_type_id: APARTMENT_TYPE_ID,
    fee: 123_456.78,
    payment_interval: 'MONTHLY',
    fields: { area: 62.5 },
  });
  const lease = await post<ResponseOf<typeof leaseCalls.create>>(leaseCalls.create.path, {
    lease: {
      entity_id: apartment.id,
      reference: 'REFERENS'.repeat(7),
      start: '2024-01-01',
      fee: 12_345_678.9,
      tax_rate: 25,
      payment_interval: 'QUARTERLY',
      notice_length: 3,
      notice_type: 'MONTH',
    },
    tenant: { name: NAME, identifier: '19850412-2386', phone: '070-123 45 67', email, organisation: false },
    address: place,
  });
  await post(receiptCalls.create.path, { lease_id: lease.id, name: NAME, type: 'nyckel' });
  await post(leaseAddonCalls.create.path, {
    lease_id: lease.id,
    name: NAME,
    fee: -1234.5,
    tax_rate: 25,
    start: '2026-01-01',
  });
  const response = await request.post(fileCalls.upload.path, {
    headers: { authorization: `Bearer ${account.token}` },
    multipart: {
      fileable_type: 'lease',
      fileable_id: lease.id,
      name: NAME,
      file: { name: 'avtal.txt', mimeType: 'text/plain', buffer: Buffer.from('Avtal') },
    },
  });
  const { file }: ResponseOf<typeof fileCalls.upload> = await response.json();
  await post(agreementCalls.create.path, { lease_id: lease.id, file_id: file.id, name: NAME });
  for (const [eventableType, eventableId] of [
    ['entity', apartment.id],
    ['lease', lease.id],
  ])
    await post(eventCalls.create.path, {
      eventable_type: eventableType,
      eventable_id: eventableId,
      title: NAME,
      type: 'WARNING',
      description: NAME,
    });
  const { id: tenant } = lease.tenants[0] ?? { id: 0 };
  const ticket = await post<ResponseOf<typeof ticketCalls.create>>(ticketCalls.create.path, {
    subject: NAME,
    type: 'REPORT',
    description: 'Lååångtord'.repeat(30),
    entity_id: apartment.id,
    tenant_id: tenant,
  });
  return { company: company.id, apartment: apartment.id, lease: lease.id, tenant, ticket: ticket.id };
};

export type LongNameRowIds = Awaited<ReturnType<typeof createRowsWithLongNames>>;
