import { createPortfolioFactory, makeEntityInput } from '@husrum/api-objects/testing';
import { testServer } from '@husrum/api-testing';
import { accountingCalls } from '@husrum/contract/accounting';
import { companyCalls } from '@husrum/contract/company';
import { entityCalls } from '@husrum/contract/entity';
import { invoiceCalls } from '@husrum/contract/invoice';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import {
  fortnoxProgram,
  type RunningProgram,
  type TestProgram,
  vismaProgram,
} from './accounting-task.test-data';
import { createSyncedApartment } from './sync.test-data';

/** Codes of cost centres, of a project and of an account in the program. */
interface Codes {
  readonly company: string;
  readonly object: string;
  readonly project: string;
  /** The revenue account of rent without VAT. */
  readonly account: number;
}
const programs: readonly (readonly [TestProgram, Codes])[] = [
  [fortnoxProgram({ portsFrom: 32_000 }), { company: 'EXP', object: 'FRV', project: '1', account: 3911 }],
  [vismaProgram({ portsFrom: 33_000 }), { company: '100', object: '200', project: '1', account: 3912 }],
];

describe.each(programs)('$name', (program, { company: ofCompany, object: ofObject, project, account }) => {
  const app = testServer({ clock: '2026-11-20T08:00:00Z', env: program.env });
  let running: RunningProgram;
  beforeAll(async () => {
    running = await program.start(app);
  });
  afterAll(() => running.stop());

  it('the rows in the books have our account, cost centre and project, also when these change', async () => {
    const { user, generate, keyOf, integrationId, company, entity, runOpenTasks } =
      await createSyncedApartment(app, program, running);
    const params = { id: integrationId };
    const rowsOf = async (id: number) => running.read(await keyOf(id)).rows;
    const plain = await generate('2026-12');
    expect(await rowsOf(plain.id)).toEqual([{ account: 3004, costCenter: null, project: null }]);

    await user.patch(accountingCalls.updateAccounts, {
      params,
      body: { accounts: [{ tax_rate: 0, account_number: account }] },
    });
    const setDimension = (
      type: 'company' | 'entity',
      id: number,
      costCenter: string | null,
      projectCode: string | null,
    ) =>
      user.patch(accountingCalls.updateDimension, {
        params,
        body: { type, id, cost_center: costCenter, project: projectCode },
      });
    await setDimension('company', company.id, ofCompany, project);
    const coded = await generate('2027-01');
    expect(await rowsOf(coded.id)).toEqual([{ account, costCenter: ofCompany, project }]);
    await setDimension('entity', entity.id, ofObject, null);
    // A row that is added later gets the account of its own rate, and the draft the new cost centre.
    const row = { invoicebase_id: coded.id, name: 'Nyckel', quantity: 1, fee: 200, tax_rate: 25 } as const;
    await user.post(invoiceRowCalls.create, { body: row });
    expect(await runOpenTasks()).toBe('DONE');
    const dimension = { costCenter: ofObject, project };
    const rows = [
      { account, ...dimension },
      { account: 3001, ...dimension },
    ];
    expect(await rowsOf(coded.id)).toEqual(rows);
    await user.post(invoiceCalls.send, { params: { id: coded.id } });
    expect(await rowsOf(coded.id)).toEqual(rows);
  });

  it('an object that moves to another company loses its cost centre and project, and its unsent invoices move to the program of that company', async () => {
    const fixture = await createSyncedApartment(app, program, running);
    const { user, account: owner, integrationId, company, entity } = fixture;
    const { generate, keyOf, read, runOpenTasks, runOpenTasksOf, connectAnother } = fixture;
    const params = { id: integrationId };
    const body = { type: 'entity', id: entity.id, cost_center: ofObject, project };
    await user.patch(accountingCalls.updateDimension, { params, body });
    const { id } = await generate('2027-01');
    const old = await keyOf(id);
    const before = running.books();
    const move = (companyId: number) =>
      user.patch(entityCalls.update, {
        body: { id: entity.id, ...makeEntityInput({ company_id: companyId }) },
      });
    const make = createPortfolioFactory(app, owner);
    const [other, manual] = [await make.company('Björken AB'), await make.company('Granen AB')];
    const config = await user.get(companyCalls.invoicingConfig, { params: { id: company.id } });
    const otherIntegrationId = await connectAnother();
    for (const [{ id: companyId }, integrationId] of [
      [other, otherIntegrationId],
      [manual, null],
    ] as const)
      await user.patch(companyCalls.updateInvoicingConfig, {
        params: { id: companyId },
        body: { ...config, company_id: companyId, integration_id: integrationId, updated_at: null },
      });

    await move(other.id);
    const { dimensions } = await user.get(accountingCalls.settings, { params });
    expect(dimensions.map(({ type }) => type)).toEqual(['company']);
    // The draft is cancelled in the old program before it is created in the new one.
    expect(await runOpenTasks()).toBe('DONE');
    expect(running.books()).toMatchObject({ drafts: before.drafts - 1 });
    expect(await runOpenTasksOf(otherIntegrationId)).toBe('DONE');
    const moved = await read(id);
    expect(moved).toMatchObject({
      invoice_type: program.name,
      status: 'READY',
      accounting: { state: 'DRAFT' },
    });
    expect(running.books()).toMatchObject({ drafts: before.drafts });
    const key = await keyOf(id);
    expect(key).not.toBe(old);
    expect(running.read(key).rows).toEqual([{ account: 3004, costCenter: null, project: null }]);

    await move(manual.id);
    expect(await runOpenTasksOf(otherIntegrationId)).toBe('DONE');
    expect(await read(id)).toMatchObject({
      invoice_type: 'MANUAL',
      status: 'READY',
      reference: moved.reference,
      accounting: null,
    });
    expect(running.books()).toMatchObject({ drafts: before.drafts - 1, booked: before.booked });
  });

  it('a company has no cost centre and project in a connection that it has just chosen', async () => {
    const { user, integrationId, company, connectAnother } = await createSyncedApartment(
      app,
      program,
      running,
    );
    await user.patch(accountingCalls.updateDimension, {
      params: { id: integrationId },
      body: { type: 'company', id: company.id, cost_center: ofCompany, project },
    });
    const config = await user.get(companyCalls.invoicingConfig, { params: { id: company.id } });
    const otherIntegrationId = await connectAnother();
    const choose = async (integrationId: number) => {
      await user.patch(companyCalls.updateInvoicingConfig, {
        params: { id: company.id },
        body: { ...config, integration_id: integrationId, updated_at: null },
      });
      return (await user.get(accountingCalls.settings, { params: { id: integrationId } })).dimensions;
    };
    expect(await choose(integrationId)).toMatchObject([{ cost_center: ofCompany, project }]);
    expect(await choose(otherIntegrationId)).toMatchObject([{ cost_center: null, project: null }]);
  });
});
