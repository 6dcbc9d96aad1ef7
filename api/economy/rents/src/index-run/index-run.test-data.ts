import { createLeaseFixture } from '@husrum/api-leases/testing';
import { ENTITY_TYPE_ID } from '@husrum/api-objects/testing';
import { drainJobQueue } from '@husrum/api-runs/testing';
import { makeAccount, type TestServer } from '@husrum/api-testing';
import { companyCalls } from '@husrum/contract/company';
import { indexClauseCalls } from '@husrum/contract/index-clause';
import { indexRunCalls } from '@husrum/contract/index-run';
import { indexValueCalls } from '@husrum/contract/index-value';
import { type LeaseInput, leaseCalls } from '@husrum/contract/lease';

/** The clause of the published example: 100 000 kr, all of it, from 330.72. */
export const exampleClause = {
  ...{ base_rent: 100_000, share: 100, series: '1980', base_value: 330.72, base_year: 2018 },
  ...{ first_year: 2019, may_fall: false, conversion: null },
} as const;

/** A business with premises that are let, each with an index clause, and functions for runs. */
export const createIndexFixture = async (app: TestServer) => {
  const account = await makeAccount(app);
  const fixture = await createLeaseFixture(app, account);
  const { user, make, estate, company } = fixture;
  await user.patch(companyCalls.updateInvoicingConfig, {
    params: { id: company.id },
    body: {
      ...{
        integration_id: null,
        terms_of_payment: '30',
        vat: 'SE559999001601',
        plusgiro: null,
        bankgiro: '991-2346',
      },
      ...{ auto_enabled: true, generate_day: 20, send_day: 25, generate_period: 'NEXT_MONTH' },
      auto_require_review: false,
    },
  });
  let count = 0;
  return {
    ...fixture,
    account,
    /** Premises of 85.5 m² that are let for 100 000 kr a year, and their clause. */
    letPremises: async (
      lease: Partial<LeaseInput> = {},
      clause: Partial<Record<keyof typeof exampleClause, unknown>> | null = {},
    ) => {
      count += 1;
      const premises = await make.entity({
        ...{ entity_type_id: ENTITY_TYPE_ID.premises, parent_id: estate.id, name: `Lokal ${count}` },
        fields: { area: 85.5 },
      });
      const made = await fixture.createLease({
        ...{ entity_id: premises.id, start: '2019-01-01', fee: 25_000, payment_interval: 'QUARTERLY' },
        ...{ tax_rate: 25, ...lease },
      });
      if (clause !== null)
        await user.post(indexClauseCalls.save, {
          params: { id: made.id },
          body: { ...exampleClause, ...clause },
        });
      return made;
    },
    typeIndex: (year: number, value: number, series = '1980') =>
      user.post(indexValueCalls.save, { body: { series, year, value, note: 'SCB' } }),
    preview: (year = 2027) => user.get(indexRunCalls.preview, { query: { year } }),
    /** Starts a run and does its work. */
    run: async (body: Record<string, unknown> = {}) => {
      const { id } = await user.post(indexRunCalls.start, { body: { year: 2027, ...body } });
      await drainJobQueue(app);
      return user.get(indexRunCalls.detail, { params: { id } });
    },
    rowsOf: async (id: number) => (await user.get(indexRunCalls.rows, { params: { id } })).data,
    readLease: (id: number) => user.get(leaseCalls.detail, { params: { id } }),
    versionsOf: async (id: number) =>
      (await user.get(leaseCalls.rentVersions, { params: { id } })).data.map(({ valid_from, total }) => [
        valid_from,
        total,
      ]),
  };
};
