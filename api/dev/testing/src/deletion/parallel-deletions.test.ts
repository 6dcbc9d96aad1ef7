import { createLeaseFixture, testAddress } from '@husrum/api-leases/testing';
import { createCamtFile, toUpload } from '@husrum/api-payments/testing';
import { addonCalls } from '@husrum/contract/addon';
import { addressCalls } from '@husrum/contract/address';
import { agreementCalls } from '@husrum/contract/agreement';
import { bankFileCalls } from '@husrum/contract/bank-file';
import { allCalls } from '@husrum/contract/calls';
import type { Call } from '@husrum/contract/core';
import { eventCalls } from '@husrum/contract/event';
import { fileCalls } from '@husrum/contract/file';
import { indexValueCalls } from '@husrum/contract/index-value';
import { invoiceCalls } from '@husrum/contract/invoice';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { leaseAddonCalls } from '@husrum/contract/lease-addon';
import { maintenanceCalls } from '@husrum/contract/maintenance';
import { maintenanceTemplateCalls } from '@husrum/contract/maintenance-template';
import { referenceRateCalls } from '@husrum/contract/reference-rate';
import { rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { reportExportCalls } from '@husrum/contract/report-export';
import { savedReportCalls } from '@husrum/contract/saved-report';
import { statutoryInspectionCalls } from '@husrum/contract/statutory-inspection';
import { ticketCalls } from '@husrum/contract/ticket';
import { userCalls } from '@husrum/contract/user';
import { makeAccount, makeColleague, type TestAccount, testServer } from '../index';

const app = testServer();
const PARALLEL_CALLS = 20;

type Fixture = Awaited<ReturnType<typeof createLeaseFixture>> & { account: TestAccount };
type Create = (fixture: Fixture) => Promise<number>;

const reportOfLeases = { model: 'lease', fields: ['lease.reference'], relationships: [], filters: [] };
const addon = { name: 'Bredband', fee: 199, tax_rate: 25 };
const createDraft = async ({ user, createLease }: Fixture) => {
  const { id } = await createLease();
  const { invoicebase } = await user.post(invoiceCalls.create, {
    body: { lease_id: id, start: '2026-11-01', stop: '2026-11-30' },
  });
  return invoicebase;
};
const upload = async ({ user, apartment }: Fixture) => {
  const file = { name: 'a.pdf', mimetype: 'application/pdf', bytes: Buffer.from('%PDF-1.7 a') };
  const body = { fileable_type: 'entity', fileable_id: apartment.id };
  return (await user.post(fileCalls.upload, { body, file })).file.id;
};

/** Creates a row that may be deleted, for each call that deletes a row by its id. */
const creators: Readonly<Record<string, Create>> = {
  'addon.remove': async ({ user }) => (await user.post(addonCalls.create, { body: addon })).id,
  'address.remove': async ({ user, createTenant }) => {
    const body = { tenant_id: (await createTenant()).id, type: 'BILLING', ...testAddress };
    return (await user.post(addressCalls.create, { body })).id;
  },
  'agreement.remove': async (fixture) => {
    const { id } = await fixture.createLease();
    const file = { name: 'a.pdf', mimetype: 'application/pdf', bytes: Buffer.from('%PDF-1.7 a') };
    const owner = { fileable_type: 'lease', fileable_id: id };
    const uploaded = await fixture.user.post(fileCalls.upload, { body: owner, file });
    const body = { lease_id: id, file_id: uploaded.file.id, name: 'Hyresavtal' };
    return (await fixture.user.post(agreementCalls.create, { body })).id;
  },
  'bankFile.remove': async ({ user, company }) => {
    const file = toUpload(createCamtFile([{ amount: 100 }], { bankgiro: null }));
    return (await user.post(bankFileCalls.upload, { body: { company_id: company.id }, file })).id;
  },
  'company.remove': async ({ make }) => (await make.company('Nytt AB')).id,
  'entity.remove': async ({ make, company }) => (await make.entity({ company_id: company.id })).id,
  'event.remove': async ({ user, apartment }) => {
    const body = { eventable_type: 'entity', eventable_id: apartment.id, title: 'Besiktning', type: 'INFO' };
    return (await user.post(eventCalls.create, { body })).id;
  },
  'file.remove': upload,
  'integration.remove': async ({ account }) =>
    app.forAccount(account, async (tx) => {
      const row = { name: 'FASDOK', description: 'Dokument' } as const;
      return (await tx.insertInto('integration').values(row).returning('id').executeTakeFirstOrThrow()).id;
    }),
  'invoice.remove': async (fixture) => (await createDraft(fixture)).id,
  'invoiceRow.remove': async (fixture) => {
    const body = { invoicebase_id: (await createDraft(fixture)).id, ...addon, quantity: 1 };
    return (await fixture.user.post(invoiceRowCalls.create, { body })).rows.at(-1)?.id ?? 0;
  },
  'lease.remove': async ({ createLease }) => (await createLease()).id,
  'leaseAddon.remove': async ({ user, createLease }) => {
    const body = { lease_id: (await createLease()).id, ...addon, start: '2027-01-01' };
    return (await user.post(leaseAddonCalls.create, { body })).leaseaddon.id;
  },
  'indexValue.remove': async ({ user }) => {
    const body = { series: '1980', year: 2025, value: 420, note: 'SCB' } as const;
    return (await user.post(indexValueCalls.save, { body })).id ?? 0;
  },
  'maintenance.remove': async ({ user, apartment }) => {
    const body = { entity_id: apartment.id, title: 'Rond', description: 'Varje vecka' };
    return (await user.post(maintenanceCalls.create, { body })).id;
  },
  'maintenanceTemplate.remove': async ({ user }) => {
    const body = { title: 'Rond', description: 'Varje vecka' };
    return (await user.post(maintenanceTemplateCalls.create, { body })).id;
  },
  'notification.remove': async ({ account }) => {
    const row = { user_id: account.userId, type: 'lease', title: 'Hej', body: 'Något hände' } as const;
    return app.forAccount(account, async (tx) => {
      const { id } = await tx
        .insertInto('notification')
        .values(row)
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    });
  },
  'referenceRate.remove': async ({ user }) => {
    const body = { valid_from: '2026-07-01', percent: 2.5, note: 'riksbank.se' };
    return (await user.post(referenceRateCalls.save, { body })).id ?? 0;
  },
  'rentAdjustment.remove': async ({ user, apartment }) => {
    const body = { entity_id: apartment.id, rate: 3, scheduled_at: '2027-03-01' };
    return (await user.post(rentAdjustmentCalls.create, { body })).id;
  },
  'reportExport.remove': async ({ user }) => {
    const body = { format: 'csv', definition: reportOfLeases, filename: 'hyror', title: 'Hyror' } as const;
    return (await user.post(reportExportCalls.start, { body })).id;
  },
  'savedReport.remove': async ({ user }) => {
    const body = { name: 'Hyror', is_shared: false, definition: reportOfLeases };
    return (await user.post(savedReportCalls.create, { body })).id;
  },
  'statutoryInspection.remove': async ({ user, apartment }) => {
    const body = { entity_id: apartment.id, lifts: 1 };
    await user.patch(statutoryInspectionCalls.saveFacts, { body });
    const { inspections } = await user.post(statutoryInspectionCalls.register, {
      body: {
        ...{ entity_id: apartment.id, kind: 'LIFT', performed_on: '2026-01-01', result: 'APPROVED' },
        inspector_name: 'Eva Ek',
      },
    });
    return inspections[0]?.id ?? 0;
  },
  'tenant.remove': async ({ createTenant }) => (await createTenant()).id,
  'ticket.remove': async ({ user, apartment }) => {
    const body = { entity_id: apartment.id, subject: 'Kran', type: 'REPORT', description: 'Den droppar' };
    return (await user.post(ticketCalls.create, { body })).id;
  },
  'user.remove': async ({ account }) => (await makeColleague(app, account, 'MANAGER')).userId,
  'user.withdrawInvite': async ({ user }) =>
    (await user.post(userCalls.invite, { body: { email: 'ny@example.se' } })).id,
};

/** Calls with the method DELETE that do not delete a row of an account by its id alone. */
const otherDeletions = [
  'announcement.remove',
  'entity.removeArea',
  'indexClause.remove',
  'release.remove',
  'session.endSession',
  'statutoryInspection.resetInterval',
  'tenant.removeAutogiro',
  'tenant.revokePortalAccount',
];

const deletions = new Map<string, Call>(
  allCalls
    .filter(({ call }) => call.method === 'DELETE' && call.path.includes('{'))
    .map(({ noun, name, call }) => [`${noun}.${name}`, call]),
);

test('every call that deletes a row is tried here', () => {
  expect(
    [...deletions.keys()].filter((name) => !(name in creators) && !otherDeletions.includes(name)),
  ).toEqual([]);
});

test.each(Object.entries(creators))(
  `%s sent ${PARALLEL_CALLS} times at once: one call deletes the row, the others answer 404`,
  async (name, create) => {
    const call = deletions.get(name);
    if (call === undefined) throw new Error(`${name} deletes no row`);
    const account = await makeAccount(app);
    const fixture = { account, ...(await createLeaseFixture(app, account)) };
    const id = await create(fixture);
    const answers = await Promise.all(
      Array.from({ length: PARALLEL_CALLS }, () => fixture.user.raw(call, { params: { id } })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: PARALLEL_CALLS - 1 }, () => 404)]);
  },
);
