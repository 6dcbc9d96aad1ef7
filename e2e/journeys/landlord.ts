import { companyCalls } from '@husrum/contract/company';
import { type OkOf, pathOf } from '@husrum/contract/core';
import { entityCalls } from '@husrum/contract/entity';
import { invoiceCalls } from '@husrum/contract/invoice';
import { leaseCalls } from '@husrum/contract/lease';
import type { APIRequestContext } from '@playwright/test';
import { expect, type SignedIn, sendAs } from '../src';

const place = { address: 'Storgatan 12', postal_code: '703 61', city: 'Örebro', country: 'Sverige' };
const PREMISES = 3;

/** What other journeys show being made by clicks, made by calls; and what the server has done by itself. */
export const landlord = (request: APIRequestContext, account: SignedIn) => {
  const send = sendAs(request, account);
  const invoices = async (): Promise<OkOf<typeof invoiceCalls.list>['data']> =>
    (await send('GET', invoiceCalls.list.path)).data;
  return {
    /** Premises at 45 000 kr a quarter with VAT, let from the middle of a month; invoices come by themselves. */
    let: async (): Promise<OkOf<typeof leaseCalls.create>> => {
      const { company }: OkOf<typeof companyCalls.create> = await send('POST', companyCalls.create.path, {
        company: { name: 'Åkerö Lokaler AB', organisation_number: '559999-0016', ...place },
      });
      await send('PATCH', pathOf(companyCalls.updateInvoicing.path, { id: company.id }), {
        ...company.invoicingconfig,
        bankgiro: '991-2346',
        auto_enabled: true,
        auto_require_review: false,
        generate_day: 20,
        send_day: 25,
        generate_period: 'NEXT_MONTH',
        terms_of_payment: '30',
      });
      const premises = await send('POST', entityCalls.create.path, {
        ...place,
        name: 'Lokal 3',
        company_id: company.id,
        entity_type_id: PREMISES,
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
    },
    /** What the night did: waits until the account has an invoice of a period in a status. */
    has: (start: string, status: string) =>
      expect
        .poll(async () => (await invoices()).map((invoice) => `${invoice.start} ${invoice.status}`), {
          timeout: 30_000,
        })
        .toContain(`${start} ${status}`),
  };
};
