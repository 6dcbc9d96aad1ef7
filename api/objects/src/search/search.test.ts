import { createLeaseFixture } from '@husrum/api-leases/testing';
import { makeAccount, type TestAccount, testServer } from '@husrum/api-testing';
import { leaseCalls } from '@husrum/contract/lease';
import { searchCalls } from '@husrum/contract/search';
import { tenantCalls } from '@husrum/contract/tenant';
import { ticketCalls } from '@husrum/contract/ticket';

const app = testServer();
const setup = async () => {
  const fixture = await createLeaseFixture(app, await makeAccount(app));
  const searchTitles = async (query: string, index = '') => {
    const { hits } = await fixture.user.get(searchCalls.find, { query: { query, index } });
    return hits.hits.map(({ _source: { render } }) => render.title);
  };
  return { ...fixture, searchTitles };
};

test('returns nothing for an empty query', async () => {
  const { user } = await setup();
  const { hits } = await user.get(searchCalls.find, { query: { query: '  ' } });
  expect(hits).toEqual({ total: { value: 0, relation: 'eq' }, similar: false, hits: [] });
});

test('finds tenants by name prefixes, personal number, address and a misspelt name', async () => {
  const { user, createTenant, searchTitles } = await setup();
  const { id } = await createTenant({ name: 'Åsa Öberg', identifier: '19850412-2386' });
  await createTenant({ name: 'Bo Svensson', email: null });
  for (const text of ['åsa', 'asa ob', 'ÖBERG Å', '850412-2386', '198504122386'])
    expect(await searchTitles(text, 'tenants')).toEqual(['Åsa Öberg']);
  expect(await searchTitles('åvägen', 'tenants')).toHaveLength(2);
  expect(await searchTitles('svenson')).toEqual(['Bo Svensson']);
  const { hits } = await user.get(searchCalls.find, { query: { query: 'asa', index: 'tenants' } });
  expect(hits.hits[0]).toMatchObject({
    _index: 'tenants',
    _source: { render: { id, link: `/tenant/${id}`, subtitle: '19850412-**** · Åvägen 3, Umeå' } },
  });
});

test('finds a lease by object, tenant and reference, also after its tenant is renamed, and not after it is removed', async () => {
  const { user, createLease, searchTitles, apartment } = await setup();
  const lease = await createLease({ reference: 'K-2024-7' });
  const tenant = lease.primary_tenant;
  expect(await searchTitles('lgh 1001 asa', 'leases')).toEqual([`Lgh 1001 · ${tenant?.name}`]);
  expect(await searchTitles('k-2024', 'leases')).toHaveLength(1);
  await user.patch(tenantCalls.update, {
    body: { id: tenant?.id, name: 'Nya Namnet', identifier: tenant?.identifier, phone: '070-123 45 67' },
  });
  expect(await searchTitles('lgh 1001', 'leases')).toEqual(['Lgh 1001 · Nya Namnet']);
  expect((await searchTitles('lgh 1001'))[0]).toBe(apartment.name);
  await user.remove(leaseCalls.remove, { params: { id: lease.id } });
  expect(await searchTitles('lgh 1001', 'leases')).toEqual([]);
});

test('finds an object by its type in the plural, and a company by its organisation number', async () => {
  const { searchTitles, company } = await setup();
  expect(await searchTitles('lägenheter', 'entities')).toEqual(['Lgh 1001']);
  expect(await searchTitles('5599990016', 'companies')).toEqual([company.name]);
});

test('does not find the tenants of another account', async () => {
  const anna = await setup();
  await anna.createTenant({ name: 'Hemlig Person' });
  const other = await setup();
  expect(await anna.searchTitles('hemlig')).toHaveLength(1);
  expect(await other.searchTitles('hemlig')).toEqual([]);
});

describe('numbers and references', () => {
  const addInvoice = (account: TestAccount, leaseId: number, ocr: string, reference: string) =>
    app.forAccount(account, (tx) =>
      tx
        .insertInto('invoicebase')
        .values({
          lease_id: leaseId,
          kind: 'RENT',
          start: '2026-12-01',
          stop: '2026-12-31',
          tenant_name: 'Åsa Öberg',
          entity_name: 'Lgh 1001',
          ocr,
          reference,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );

  test('an OCR number or a reference finds its invoice, and never something that resembles it', async () => {
    const account = await makeAccount(app);
    const { user, createLease, make, estate } = await createLeaseFixture(app, account);
    const lease = await createLease();
    await make.entity({ parent_id: estate.id, name: 'Lgh 1011', fields: { number: '10114' } });
    const find = async (query: string, index = '') =>
      (await user.get(searchCalls.find, { query: { query, index } })).hits;
    expect(await find('10114387')).toEqual({ total: { value: 0, relation: 'eq' }, similar: false, hits: [] });
    const { id } = await addInvoice(account, lease.id, '10114387', '101143');
    for (const text of ['10114387', '1011 4387', '101143']) {
      const { total, hits } = await find(text);
      expect(total.value).toBe(1);
      expect(hits[0]).toMatchObject({
        _index: 'invoices',
        _source: {
          render: {
            id,
            link: `/invoicebase/${id}`,
            title: '101143',
            subtitle: 'Åsa Öberg · Lgh 1001 · Redigeras',
            type: 'Hyresavi',
          },
        },
      });
    }
    expect((await find('10114387', 'tenants')).hits).toEqual([]);
    expect((await find('10114388')).hits).toEqual([]);
  });

  test('the row with a personal, phone or object number comes before rows that only contain the number', async () => {
    const { createTenant, make, estate, searchTitles } = await setup();
    await createTenant({ name: 'Bo 0701740605', identifier: '19640823-2384', phone: '08-123 45 67' });
    await createTenant({ name: 'Åsa Öberg', identifier: '19850412-2386', phone: '070-174 06 05' });
    for (const text of ['070-174 06 05', '+46 70 174 06 05', '0701740605'])
      expect((await searchTitles(text))[0]).toBe('Åsa Öberg');
    for (const text of ['850412-2386', '198504122386'])
      expect(await searchTitles(text)).toEqual(['Åsa Öberg']);
    expect(await searchTitles('070-174 05 06')).toEqual([]);
    await make.entity({ parent_id: estate.id, name: '2203 förråd' });
    await make.entity({ parent_id: estate.id, name: 'Vindsrummet', fields: { number: '2203' } });
    expect(await searchTitles('2203')).toEqual(['Vindsrummet', '2203 förråd']);
  });

  test('a ticket is found by its reference and its words, and not after it is removed', async () => {
    const { user, apartment, searchTitles } = await setup();
    const ticket = await user.post(ticketCalls.create, {
      body: { entity_id: apartment.id, subject: 'Droppande kran', type: 'REPORT', description: 'I köket.' },
    });
    for (const text of ['Ä-1001', 'ä1001', 'droppande'])
      expect(await searchTitles(text)).toEqual(['Droppande kran']);
    expect(await searchTitles('Ä-1002')).toEqual([]);
    expect((await searchTitles('1001'))[0]).toBe('Droppande kran');
    expect(await searchTitles('droppande', 'entities')).toEqual([]);
    await user.remove(ticketCalls.remove, { params: { id: ticket.id } });
    expect(await searchTitles('Ä-1001')).toEqual([]);
  });
});

test('marks hits that only resemble the query, and does not find a street that only ends alike', async () => {
  const { user, make, estate } = await setup();
  await make.entity({ parent_id: estate.id, name: 'Ett', address: 'Ågatan 3' });
  await make.entity({ parent_id: estate.id, name: 'Två', address: 'Storgatan 12' });
  const find = async (query: string) => {
    const { similar, hits } = (await user.get(searchCalls.find, { query: { query, index: 'entities' } }))
      .hits;
    return { similar, titles: hits.map(({ _source: { render } }) => render.title) };
  };
  expect(await find('storgatan 12')).toEqual({ similar: false, titles: ['Två'] });
  expect(await find('storgtan 12')).toEqual({ similar: true, titles: ['Två'] });
  for (const street of ['Vasagatan', 'Kungsgatan', 'Provgatan 3'])
    expect(await find(street)).toEqual({ similar: false, titles: [] });
});

test('an address with a misspelt street finds only the right house number', async () => {
  const { make, estate, searchTitles } = await setup();
  await make.entity({ parent_id: estate.id, name: 'Ett', address: 'Hantverkargatan 21' });
  await make.entity({ parent_id: estate.id, name: 'Två', address: 'Hantverkargatan 12' });
  expect(await searchTitles('hantverkagatan 12', 'entities')).toEqual(['Två']);
  expect(await searchTitles('hantverkagatan 99', 'entities')).toEqual([]);
});
