import { createEditableInvoice, createLeasedApartment } from '@husrum/api-invoicing/testing';
import { addressCalls } from '@husrum/contract/address';
import { businessCalls } from '@husrum/contract/business';
import { companyCalls } from '@husrum/contract/company';
import { type Entity, entityCalls } from '@husrum/contract/entity';
import { eventCalls } from '@husrum/contract/event';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { statutoryInspectionCalls, unknownFacts } from '@husrum/contract/statutory-inspection';
import { tenantCalls } from '@husrum/contract/tenant';
import { tenantPortalCalls } from '@husrum/contract/tenant-portal';
import { ticketCalls } from '@husrum/contract/ticket';
import { makeAccount, testServer } from '../index';

const app = testServer();

type Fixture = Awaited<ReturnType<typeof createLeasedApartment>>;

/** A resource as a form reads it, and the call that saves the form. */
interface Editor {
  readonly read: { readonly updated_at: string | null };
  readonly save: (changes: object, updatedAt: string | null) => Promise<object>;
  readonly saveStale: (
    changes: object,
    updatedAt: string | null,
  ) => Promise<{ status: number; serverMessage: string; data: unknown }>;
}

const editCompany = async ({ user, company }: Fixture): Promise<Editor> => {
  const read = await user.get(companyCalls.detail, { params: { id: company.id } });
  const toInput = (changes: object, updatedAt: string | null) => ({
    body: { ...read, ...changes, updated_at: updatedAt },
  });
  return {
    read,
    save: (...args) => user.patch(companyCalls.update, toInput(...args)),
    saveStale: (...args) => user.failure(companyCalls.update, toInput(...args)),
  };
};

const editSettings = async ({ user, company }: Fixture): Promise<Editor> => {
  const params = { id: company.id };
  const read = await user.get(companyCalls.invoicingConfig, { params });
  const toInput = (changes: object, updatedAt: string | null) => ({
    params,
    body: { ...read, ...changes, updated_at: updatedAt },
  });
  return {
    read,
    save: (...args) => user.patch(companyCalls.updateInvoicingConfig, toInput(...args)),
    saveStale: (...args) => user.failure(companyCalls.updateInvoicingConfig, toInput(...args)),
  };
};

const toEntityBody = ({ id, name, address, postal_code, city, country, ...entity }: Entity) => ({
  id,
  name,
  address,
  postal_code,
  city,
  country,
  company_id: entity.company_id,
  parent_id: entity.parent_id,
  entity_type_id: entity.entity_type_id,
  fee: entity.fee,
  fee_as_m2: entity.fee_as_m2,
  payment_interval: entity.payment_interval,
  fields: entity.fields,
});

const editEntity = async ({ user, entity }: Fixture): Promise<Editor> => {
  const read = await user.get(entityCalls.detail, { params: { id: entity.id } });
  const toInput = (changes: object, updatedAt: string | null) => ({
    body: { ...toEntityBody(read), ...changes, updated_at: updatedAt },
  });
  return {
    read,
    save: (...args) => user.patch(entityCalls.update, toInput(...args)),
    saveStale: (...args) => user.failure(entityCalls.update, toInput(...args)),
  };
};

const editTenant = async ({ user, tenantId }: Fixture): Promise<Editor> => {
  const read = await user.get(tenantCalls.detail, { params: { id: tenantId } });
  const { id, name, identifier, organisation, phone, email, billing_email } = read;
  const fields = { id, name, identifier, organisation, phone, email, billing_email };
  const toInput = (changes: object, updatedAt: string | null) => ({
    body: { ...fields, ...changes, updated_at: updatedAt },
  });
  return {
    read,
    save: (...args) => user.patch(tenantCalls.update, toInput(...args)),
    saveStale: (...args) => user.failure(tenantCalls.update, toInput(...args)),
  };
};

const editAddress = async ({ user, tenantId }: Fixture): Promise<Editor> => {
  const { addresses } = await user.get(tenantCalls.detail, { params: { id: tenantId } });
  const [read] = addresses;
  if (read === undefined) throw new Error('The tenant has no address');
  const toInput = (changes: object, updatedAt: string | null) => ({
    body: { ...read, ...changes, updated_at: updatedAt },
  });
  return {
    read,
    save: (...args) => user.patch(addressCalls.update, toInput(...args)),
    saveStale: (...args) => user.failure(addressCalls.update, toInput(...args)),
  };
};

const editTicket = async ({ user, entity }: Fixture): Promise<Editor> => {
  const fields = { subject: 'Droppande kran', type: 'REPORT', description: 'I köket' } as const;
  const read = await user.post(ticketCalls.create, { body: { ...fields, entity_id: entity.id } });
  const toInput = (changes: object, updatedAt: string | null) => ({
    body: { ...fields, id: read.id, ...changes, updated_at: updatedAt },
  });
  return {
    read,
    save: (...args) => user.patch(ticketCalls.update, toInput(...args)),
    saveStale: (...args) => user.failure(ticketCalls.update, toInput(...args)),
  };
};

const editEvent = async ({ user, entity }: Fixture): Promise<Editor> => {
  const fields = { title: 'Besiktning', type: 'INFO', description: null } as const;
  const read = await user.post(eventCalls.create, {
    body: { ...fields, eventable_id: entity.id, eventable_type: 'entity' },
  });
  const toInput = (changes: object, updatedAt: string | null) => ({
    body: { ...fields, id: read.id, ...changes, updated_at: updatedAt },
  });
  return {
    read,
    save: (...args) => user.patch(eventCalls.update, toInput(...args)),
    saveStale: (...args) => user.failure(eventCalls.update, toInput(...args)),
  };
};

const editInvoiceRow = async ({ user, lease }: Fixture): Promise<Editor> => {
  const read = await createEditableInvoice(user, lease.id);
  const [row] = read.rows;
  const fields = { id: row?.id, name: row?.name, quantity: 1, fee: 8500, unit: null, tax_rate: 0 } as const;
  const toInput = (changes: object, updatedAt: string | null) => ({
    body: { ...fields, ...changes, updated_at: updatedAt },
  });
  return {
    read,
    save: (...args) => user.patch(invoiceRowCalls.update, toInput(...args)),
    saveStale: (...args) => user.failure(invoiceRowCalls.update, toInput(...args)),
  };
};

const editBusiness = async ({ user }: Fixture): Promise<Editor> => {
  const fields = { name: 'Holm', currency: 'SEK', identifier: '559999-0016', phone: null } as const;
  const read = await user.patch(businessCalls.update, { body: fields });
  const toInput = (changes: object, updatedAt: string | null) => ({
    body: { ...fields, ...changes, updated_at: updatedAt },
  });
  return {
    read,
    save: (...args) => user.patch(businessCalls.update, toInput(...args)),
    saveStale: (...args) => user.failure(businessCalls.update, toInput(...args)),
  };
};

const editPortal = async ({ user }: Fixture): Promise<Editor> => {
  const fields = { enable_portal: false, stub: null, phone: null, email: null, message: 'Hej' } as const;
  const read = await user.patch(tenantPortalCalls.updateConfig, { body: fields });
  const toInput = (changes: object, updatedAt: string | null) => ({
    body: { ...fields, ...changes, updated_at: updatedAt },
  });
  return {
    read,
    save: (...args) => user.patch(tenantPortalCalls.updateConfig, toInput(...args)),
    saveStale: (...args) => user.failure(tenantPortalCalls.updateConfig, toInput(...args)),
  };
};

/** Nobody has saved facts of the object yet, so the two users both want to be the first. */
const editInspectionFacts = async ({ user, entity }: Fixture): Promise<Editor> => {
  const read = await user.get(statutoryInspectionCalls.facts, { params: { id: entity.id } });
  const toInput = (changes: object, updatedAt: string | null) => ({
    body: { entity_id: entity.id, ...read.facts, ...changes, updated_at: updatedAt },
  });
  return {
    read,
    save: (...args) => user.patch(statutoryInspectionCalls.saveFacts, toInput(...args)),
    saveStale: (...args) => user.failure(statutoryInspectionCalls.saveFacts, toInput(...args)),
  };
};

const editInspectionInterval = async ({ user, entity }: Fixture): Promise<Editor> => {
  const facts = { ...unknownFacts, building_use: 'APARTMENTS', ventilation: 'F' } as const;
  await user.patch(statutoryInspectionCalls.saveFacts, { body: { entity_id: entity.id, ...facts } });
  const fields = { entity_id: entity.id, kind: 'VENTILATION', months: 24, reason: 'Eget beslut' } as const;
  const { interval_updated_at } = await user.get(statutoryInspectionCalls.detail, {
    params: { id: entity.id, kind: 'VENTILATION' },
  });
  const toInput = (changes: object, updatedAt: string | null) => ({
    body: { ...fields, ...changes, updated_at: updatedAt },
  });
  return {
    read: { updated_at: interval_updated_at },
    save: (...args) => user.patch(statutoryInspectionCalls.setInterval, toInput(...args)),
    saveStale: (...args) => user.failure(statutoryInspectionCalls.setInterval, toInput(...args)),
  };
};

const editors: readonly [
  noun: string,
  open: (fixture: Fixture) => Promise<Editor>,
  colleagueChanges: object,
  savedMessages: Record<string, string[]>,
][] = [
  ['a company', editCompany, { address: 'Nygatan 2' }, { address: ['Nu sparat: Nygatan 2'] }],
  ['the invoicing settings', editSettings, { bankgiro: '5050-1055' }, { bankgiro: ['Nu sparat: 5050-1055'] }],
  [
    'an object',
    editEntity,
    { fee: 9999, fields: { area: 62.5, number: '1204' } },
    { fee: ['Nu sparat: 9\u00a0999\u00a0kr'], 'fields.number': ['Nu sparat: 1204'] },
  ],
  [
    'a tenant',
    editTenant,
    { billing_email: 'avi@example.se' },
    { billing_email: ['Nu sparat: avi@example.se'] },
  ],
  ['an address', editAddress, { city: 'Kumla' }, { city: ['Nu sparat: Kumla'] }],
  [
    'a ticket',
    editTicket,
    { type: 'QUESTION', description: 'I badrummet' },
    { type: ['Nu sparat: Fråga'], description: ['Nu sparat: I badrummet'] },
  ],
  ['an event', editEvent, { description: '<b>Ny</b>' }, { description: ['Nu sparat: något annat'] }],
  [
    'a row of an invoice',
    editInvoiceRow,
    { name: 'Hyra och el', fee: 9000 },
    { name: ['Nu sparat: Hyra och el'], fee: ['Nu sparat: 9\u00a0000\u00a0kr'] },
  ],
  ['the business', editBusiness, { phone: '019-12 34 56' }, { phone: ['Nu sparat: 019-12 34 56'] }],
  [
    'the facts that decide inspections',
    editInspectionFacts,
    { lifts: 2, ventilation: 'F' },
    { lifts: ['Nu sparat: 2'], ventilation: ['Nu sparat: F (frånluft)'] },
  ],
  ['an own interval of inspections', editInspectionInterval, { months: 36 }, { months: ['Nu sparat: 36'] }],
  ['the tenant portal', editPortal, { message: 'Hej alla' }, { message: ['Nu sparat: Hej alla'] }],
];

test.each(editors)(
  'a form of %s does not overwrite what a colleague has saved meanwhile',
  async (_noun, open, colleagueChanges, savedMessages) => {
    app.clock.set('2026-11-20T08:00:00Z');
    const fixture = await createLeasedApartment(app, await makeAccount(app));
    const { read, save, saveStale } = await open(fixture);
    const seen = read.updated_at;
    expect(typeof seen).toBe('string');
    await save(colleagueChanges, seen);
    const refused = await saveStale({}, seen);
    expect(refused.status).toBe(409);
    expect(refused.serverMessage).toMatch(
      /^Någon annan har ändrat uppgifterna .* Det du har skrivit finns kvar/,
    );
    expect(refused.data).toMatchObject(savedMessages);
    // A caller that does not state which version it has read is not refused (docs/domain-rules.md, D-22).
    await expect(save({}, null)).resolves.toBeDefined();
  },
);
