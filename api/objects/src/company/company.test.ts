import { makeAccount, testServer } from '@husrum/api-testing';
import { companyCalls } from '@husrum/contract/company';
import { entityCalls } from '@husrum/contract/entity';
import { createPortfolioFactory, ENTITY_TYPE_ID } from '../entity/entity.test-data';
import { makeCompanyInput, makeOrganisationNumber } from './company.test-data';

const app = testServer();

test('stores a new company in canonical form, with automatic invoicing off', async () => {
  const anna = await makeAccount(app);
  const { company: created } = await app.as(anna).post(companyCalls.create, {
    body: {
      company: makeCompanyInput({
        organisation_number: '165599990016',
        postal_code: '70211',
        email: '',
      }),
    },
  });
  expect(created).toMatchObject({
    name: 'Åkeröfastigheter i Örebro AB',
    organisation_number: '559999-0016',
    postal_code: '702 11',
    email: null,
    entities_count: 0,
    favouritechildren: [],
    invoicingconfig: {
      company_id: created.id,
      auto_enabled: false,
      auto_require_review: true,
      generate_day: 20,
      send_day: 25,
      generate_period: 'NEXT_MONTH',
      terms_of_payment: 'inactive',
      bankgiro: null,
      min_days: 10,
      f_tax: false,
    },
    breadcrumb: [
      { title: 'Företag', link: '/company' },
      { title: 'Åkeröfastigheter i Örebro AB', link: null },
    ],
  });
});

test('rejects invalid input with a Swedish message per field', async () => {
  const anna = await makeAccount(app);
  const empty = await app.as(anna).failure(companyCalls.create, { body: { company: { phone: 'x' } } });
  expect(empty.status).toBe(422);
  expect(empty.data).toMatchObject({
    'company.name': ['Namn måste fyllas i'],
    'company.organisation_number': ['Organisationsnummer måste fyllas i'],
    'company.address': ['Adress måste fyllas i'],
    'company.postal_code': ['Postnummer måste fyllas i'],
    'company.city': ['Ort måste fyllas i'],
  });
  const wrong = await app.as(anna).failure(companyCalls.create, {
    body: { company: makeCompanyInput({ organisation_number: '559999-0017' }) },
  });
  expect(wrong.data).toEqual({
    'company.organisation_number': ['Organisationsnumret stämmer inte. Skriv det som NNNNNN-NNNN.'],
  });
});

test('lists companies in Swedish order, with counts, filter and sort', async () => {
  const anna = await makeAccount(app);
  const { company: makeCompany, entity } = createPortfolioFactory(app, anna);
  for (const name of ['Östra Hus AB', 'Åsens Fastigheter', 'Alfa 10 AB', 'Alfa 2 AB'])
    await makeCompany(name);
  const [alfa] = (await app.as(anna).get(companyCalls.list, { query: { name: 'alfa 2' } })).data;
  const parent = await entity({
    entity_type_id: ENTITY_TYPE_ID.estate,
    company_id: alfa?.id ?? 0,
    name: 'Kv. Eken',
  });
  await entity({ parent_id: parent.id });

  const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
  const all = await app.as(anna).get(companyCalls.list);
  expect(names(all.data)).toEqual(['Alfa 2 AB', 'Alfa 10 AB', 'Åsens Fastigheter', 'Östra Hus AB']);
  expect(all).toMatchObject({ total: 4, last_page: 1, current_page: 1, per_page: 15 });
  expect(all.data[0]?.entities_count).toBe(2);
  const sortedByCount = await app
    .as(anna)
    .get(companyCalls.list, { query: { sort: { by: 'entities_count', order: 'desc' }, limit: 1 } });
  expect(names(sortedByCount.data)).toEqual(['Alfa 2 AB']);
  expect(sortedByCount.last_page).toBe(4);
  expect(names((await app.as(anna).get(companyCalls.list, { query: { name: '%' } })).data)).toEqual([]);
});

test('updates a company', async () => {
  const anna = await makeAccount(app);
  const { id } = await createPortfolioFactory(app, anna).company();
  const changed = await app
    .as(anna)
    .patch(companyCalls.update, { body: { id, ...makeCompanyInput({ name: 'Nytt namn AB', phone: '' }) } });
  expect(changed).toMatchObject({ id, name: 'Nytt namn AB', phone: null });
  expect(changed.updated_at > changed.created_at).toBe(true);
});

test('saves an invoicing config with its numbers in canonical form, and rejects wrong values under their fields', async () => {
  const anna = await makeAccount(app);
  const { id, invoicingconfig } = await createPortfolioFactory(app, anna).company();
  const params = { id };
  const { company_id: _id, updated_at: _version, ...config } = invoicingconfig;
  const body = {
    ...config,
    bankgiro: '9912346',
    plusgiro: '',
    vat: 'SE559999001601',
    auto_enabled: true,
    generate_day: 31,
    min_days: 14,
    f_tax: true,
    swish: '1231181189',
  };
  const saved = await app.as(anna).patch(companyCalls.updateInvoicingConfig, { params, body });
  expect(saved).toMatchObject({
    company_id: id,
    bankgiro: '991-2346',
    plusgiro: null,
    auto_enabled: true,
    generate_day: 31,
    swish: '123 118 11 89',
  });
  expect(await app.as(anna).get(companyCalls.invoicingConfig, { params })).toEqual(saved);
  // An older client does not send these three fields.
  const { min_days: _days, f_tax: _fTax, swish: _swish, ...olderBody } = body;
  const unchanged = await app.as(anna).patch(companyCalls.updateInvoicingConfig, { params, body: olderBody });
  expect(unchanged).toMatchObject({ min_days: 14, f_tax: true, swish: '123 118 11 89' });
  const cleared = await app
    .as(anna)
    .patch(companyCalls.updateInvoicingConfig, { params, body: { ...body, swish: '' } });
  expect(cleared.swish).toBeNull();
  const refusedSwish = await app
    .as(anna)
    .failure(companyCalls.updateInvoicingConfig, { params, body: { ...body, swish: '070-174 06 05' } });
  expect(refusedSwish).toMatchObject({
    status: 422,
    data: { swish: ['Swish-numret stämmer inte. Det är tio siffror och börjar med 123.'] },
  });

  const connected = await app
    .as(anna)
    .failure(companyCalls.updateInvoicingConfig, { params, body: { ...body, integration_id: 7 } });
  expect(connected).toMatchObject({
    status: 422,
    data: { integration_id: ['Välj ett bokföringsprogram som är kopplat under Integrationer.'] },
  });

  const wrong = await app.as(anna).failure(companyCalls.updateInvoicingConfig, {
    params,
    body: { ...body, bankgiro: '990-2346', generate_day: 32, send_day: 0, min_days: 0 },
  });
  expect(wrong.data).toEqual({
    generate_day: ['Dag då avier skapas får vara högst 31'],
    send_day: ['Dag då avier skickas måste vara minst 1'],
    min_days: ['Minst antal dagar att betala måste vara minst 1'],
  });
  const refusedBankgiro = await app
    .as(anna)
    .failure(companyCalls.updateInvoicingConfig, { params, body: { ...body, bankgiro: '990-2346' } });
  expect(refusedBankgiro.data).toEqual({ bankgiro: ['Bankgironumret stämmer inte. Kontrollera siffrorna.'] });
});

test('removes a company with its objects, unless one of them has had a lease', async () => {
  const anna = await makeAccount(app);
  const { company: makeCompany, entity, lease } = createPortfolioFactory(app, anna);
  const { id } = await makeCompany();
  const estate = await entity({ entity_type_id: ENTITY_TYPE_ID.estate, company_id: id });
  const apartment = await entity({ parent_id: estate.id });
  const leaseId = await lease(apartment.id, '2020-01-01', '2020-12-31');

  const failure = await app.as(anna).failure(companyCalls.remove, { params: { id } });
  expect(failure.status).toBe(409);
  const hasLeases = async () => (await app.as(anna).get(companyCalls.detail, { params: { id } })).has_leases;
  expect(await hasLeases()).toBe(true);
  expect(failure.serverMessage).toBe('Företaget kan inte tas bort eftersom det har objekt med uthyrningar.');

  await app.forAccount(anna, (tx) => tx.deleteFrom('lease').where('id', '=', leaseId).execute());
  expect(await hasLeases()).toBe(false);
  await app.as(anna).remove(companyCalls.remove, { params: { id } });
  expect((await app.as(anna).failure(companyCalls.detail, { params: { id } })).status).toBe(404);
  expect((await app.as(anna).get(entityCalls.list)).total).toBe(0);
});

test('does not remove a company while an object has a registered inspection', async () => {
  const anna = await makeAccount(app);
  const user = app.as(anna);
  const make = createPortfolioFactory(app, anna);
  const { id } = await make.company();
  const estate = await make.entity({ entity_type_id: ENTITY_TYPE_ID.estate, company_id: id });
  const hasInspections = async () =>
    (await user.get(companyCalls.detail, { params: { id } })).has_inspections;
  expect(await hasInspections()).toBe(false);
  await make.inspection(estate.id);
  expect(await hasInspections()).toBe(true);
  expect(await user.failure(companyCalls.remove, { params: { id } })).toMatchObject({
    status: 409,
    serverMessage: 'Företaget kan inte tas bort eftersom det har objekt med registrerade besiktningar.',
  });
  expect((await user.get(entityCalls.detail, { params: { id: estate.id } })).has_inspections).toBe(true);
});

test('two companies of a business cannot have the same organisation number', async () => {
  const anna = await makeAccount(app);
  const user = app.as(anna);
  const body = { company: makeCompanyInput({ name: 'Ek AB' }) };
  const { company } = await user.post(companyCalls.create, { body });
  const taken = ['Organisationsnumret tillhör redan företaget Ek AB'];
  const again = await user.failure(companyCalls.create, { body });
  expect([again.status, again.data]).toEqual([422, { 'company.organisation_number': taken }]);
  // The user clicks twice at once.
  const other = {
    company: makeCompanyInput({ name: 'Alm AB', organisation_number: makeOrganisationNumber(2) }),
  };
  const clicks = [
    user.raw(companyCalls.create, { body: other }),
    user.raw(companyCalls.create, { body: other }),
  ];
  expect((await Promise.all(clicks)).map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  const { data } = await user.get(companyCalls.list, { query: { name: 'Alm' } });
  const change = (organisationNumber: string) => ({
    body: {
      ...makeCompanyInput({ name: 'Alm AB', organisation_number: organisationNumber }),
      id: data[0]?.id ?? 0,
    },
  });
  expect((await user.failure(companyCalls.update, change('559999-0016'))).data).toEqual({
    organisation_number: taken,
  });
  expect(await user.patch(companyCalls.update, change(makeOrganisationNumber(2)))).toMatchObject({
    name: 'Alm AB',
  });
  // Another business has companies of its own.
  const bo = app.as(await makeAccount(app));
  expect(await bo.post(companyCalls.create, { body })).toMatchObject({ company: { name: company.name } });
});

test('hides a company from another account', async () => {
  const anna = await makeAccount(app);
  const bo = app.as(await makeAccount(app));
  const { id, invoicingconfig } = await createPortfolioFactory(app, anna).company();
  const { company_id: _id, updated_at: _version, ...config } = invoicingconfig;
  expect((await bo.get(companyCalls.list)).total).toBe(0);
  const refusals = [
    await bo.failure(companyCalls.detail, { params: { id } }),
    await bo.failure(companyCalls.update, { body: { id, ...makeCompanyInput() } }),
    await bo.failure(companyCalls.remove, { params: { id } }),
    await bo.failure(companyCalls.invoicingConfig, { params: { id } }),
    await bo.failure(companyCalls.updateInvoicingConfig, { params: { id }, body: config }),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect((await app.as(anna).get(companyCalls.detail, { params: { id } })).name).toBe(
    'Åkeröfastigheter i Örebro AB',
  );
});
