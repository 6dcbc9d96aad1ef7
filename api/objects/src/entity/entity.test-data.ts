import type { TestAccount, TestServer } from '@husrum/api-testing';
import { type Company, companyCalls } from '@husrum/contract/company';
import { type Entity, type EntityInput, entityCalls } from '@husrum/contract/entity';
import { makeCompanyInput, makeOrganisationNumber } from '../company/company.test-data';

export const ENTITY_TYPE_ID = {
  estate: 1,
  apartment: 2,
  premises: 3,
  villa: 4,
  parking: 5,
  /** A cellar, a store room or the like. Its kind is `vacancies`. */
  space: 6,
} as const;

/** An object as a form sends it. */
export const makeEntityInput = (overrides: Partial<EntityInput> = {}): EntityInput => ({
  name: 'Lgh 1001',
  address: 'Storgatan 1',
  postal_code: '702 11',
  city: 'Örebro',
  country: 'Sverige',
  company_id: null,
  parent_id: null,
  entity_type_id: ENTITY_TYPE_ID.apartment,
  fee: 8500,
  payment_interval: 'MONTHLY',
  fee_as_m2: false,
  fields: { area: 62.5 },
  ...overrides,
});

/** Functions that create companies, objects, leases and inspections for tests. */
export const createPortfolioFactory = (app: TestServer, account: TestAccount) => ({
  company: async (name = 'Åkeröfastigheter i Örebro AB'): Promise<Company> => {
    const user = app.as(account);
    const { total } = await user.get(companyCalls.list);
    const organisationNumber = makeOrganisationNumber(total + 1);
    const created = await user.post(companyCalls.create, {
      body: { company: makeCompanyInput({ name, organisation_number: organisationNumber }) },
    });
    return created.company;
  },
  entity: (overrides: Partial<EntityInput>): Promise<Entity> =>
    app.as(account).post(entityCalls.create, { body: makeEntityInput(overrides) }),
  /** A lease, inserted directly into the table, because the tests of leases cover how they are created. */
  lease: (
    entityId: number,
    start: string,
    stop: string | null = null,
    { feePerM2 = false }: { feePerM2?: boolean } = {},
  ): Promise<number> =>
    app.forAccount(account, async (tx) => {
      const { id } = await tx
        .insertInto('lease')
        .values({
          entity_id: entityId,
          reference: null,
          start,
          stop,
          fee: feePerM2 ? '129.5160' : '8500',
          fee_as_m2: feePerM2,
          tax_rate: 0,
          payment_interval: 'MONTHLY',
          notice_length: 3,
          notice_type: 'MONTH',
          next_invoice_month: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    }),
  /**
   * An inspection, inserted directly into the table, because the calls accept only one that the facts of the object require.
   */
  inspection: (entityId: number): Promise<number> =>
    app.forAccount(account, async (tx) => {
      const { id } = await tx
        .insertInto('statutory_inspection')
        .values({
          entity_id: entityId,
          kind: 'RADON',
          performed_on: '2024-05-01',
          result: 'APPROVED',
          inspector_name: 'Eva Ek',
          cost_ore: 450_000,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    }),
});
