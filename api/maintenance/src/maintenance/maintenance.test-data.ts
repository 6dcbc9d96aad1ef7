import { createPortfolioFactory, ENTITY_TYPE_ID } from '@husrum/api-objects/testing';
import { drainJobQueue } from '@husrum/api-runs/testing';
import { makeAccount, type TestAccount, type TestServer } from '@husrum/api-testing';
import { type Maintenance, maintenanceCalls } from '@husrum/contract/maintenance';
import { maintenanceTemplateCalls } from '@husrum/contract/maintenance-template';

type CreateBody = Record<string, unknown>;

/** An account with a company, an estate and an apartment in it, and functions that create activities. */
export const createMaintenanceFixture = async (app: TestServer) => {
  const account: TestAccount = await makeAccount(app);
  const user = app.as(account);
  const make = createPortfolioFactory(app, account);
  const company = await make.company();
  const estate = await make.entity({
    company_id: company.id,
    name: 'Kv. Eken',
    entity_type_id: ENTITY_TYPE_ID.estate,
    fields: {},
  });
  const apartment = await make.entity({ parent_id: estate.id, name: 'Lgh 1001' });
  return {
    account,
    user,
    make,
    company,
    estate,
    apartment,
    /** Creates an activity on the apartment, unless the body has another object or a company. */
    create: (body: CreateBody = {}): Promise<Maintenance> =>
      user.post(maintenanceCalls.create, {
        body: {
          ...(body.company_id === undefined ? { entity_id: apartment.id } : {}),
          ...(body.template_id === undefined ? { title: 'Rond', description: 'Gå igenom huset.' } : {}),
          ...body,
        },
      }),
    createTemplate: (body: CreateBody = {}) =>
      user.post(maintenanceTemplateCalls.create, {
        body: {
          title: 'Brandskydd',
          description: 'Kontrollera brandskyddet.',
          reschedule_in: 30,
          tasks: [{ task: 'Släckare' }, { task: 'Utrymningsvägar' }],
          ...body,
        },
      }),
    start: (id: number) => user.post(maintenanceCalls.start, { params: { id } }),
    finish: (id: number, body: CreateBody = {}) =>
      user.post(maintenanceCalls.finish, { params: { id }, body }),
    cancel: (id: number) => user.post(maintenanceCalls.cancel, { params: { id } }),
    read: (id: number) => user.get(maintenanceCalls.detail, { params: { id } }),
  };
};
export type MaintenanceFixture = Awaited<ReturnType<typeof createMaintenanceFixture>>;

/** Sets the clock and runs the jobs that are due. */
export const runJobsAt = async (app: TestServer, instant: string): Promise<void> => {
  app.clock.set(instant);
  await drainJobQueue(app);
};
