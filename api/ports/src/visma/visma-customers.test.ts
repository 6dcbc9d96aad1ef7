import { AccountingRefusal } from '../accounting/accounting-service';
import { createCustomer, failureOf, startVismaFixture, type VismaFixture } from './visma.test-data';

let fixture: VismaFixture;
beforeEach(async () => {
  fixture = await startVismaFixture();
});
afterEach(() => fixture.simulator.stop());

test('a new customer gets the next number, and is found by it and by the identifier with or without hyphen', async () => {
  const { service, simulator } = fixture;
  const created = await createCustomer(service);
  expect(created).toMatchObject({ number: '1001', name: 'Anna Andersson', isActive: true });
  expect(await service.findCustomerByNumber('1001')).toEqual(created);
  for (const identifier of ['19800101-1234', '198001011234'])
    expect(await service.findCustomerByIdentifier(identifier)).toEqual(created);
  expect(await service.findCustomerByIdentifier('19900101-1234')).toBeUndefined();
  // A quote in the number does not end the text in the filter, which would find any customer.
  expect(await service.findCustomerByNumber("10' or Name ne '")).toBeUndefined();
  expect(simulator.customers()[0]).toMatchObject({ IsPrivatePerson: true, InvoicePostalCode: '411 01' });
});

test('a person who is registered in Spiris without century is found', async () => {
  const { service, simulator } = fixture;
  const created = await service.createCustomer({
    name: 'Bo Berg',
    identifier: '8001011234',
    isOrganisation: false,
    email: null,
    phone: null,
    address: null,
    postalCode: null,
    city: null,
    countryCode: 'NO',
  });
  expect(await service.findCustomerByIdentifier('19800101-1234')).toEqual(created);
  expect(simulator.customers()[0]).toMatchObject({ InvoiceCountryCode: 'NO' });
});

test('lists all customers', async () => {
  const { service } = fixture;
  for (let index = 0; index < 3; index += 1) await createCustomer(service, `Hyresgäst ${index}`);
  const names: string[] = [];
  for await (const page of service.listCustomers()) names.push(...page.map(({ name }) => name));
  expect(names).toEqual(['Hyresgäst 0', 'Hyresgäst 1', 'Hyresgäst 2']);
});

test('reads company, accounts, cost centres, projects and the locked day', async () => {
  const { service, simulator } = fixture;
  expect(await service.readCompany()).toEqual({
    name: 'Exempelfastigheter AB',
    organisationNumber: '556677-8899',
  });
  const accounts = await service.listAccounts();
  expect(accounts).toContainEqual({ number: 3911, name: 'Hyresintäkter lokaler', isActive: true });
  expect(accounts).toContainEqual({ number: 3900, name: 'Övriga rörelseintäkter', isActive: false });
  expect(await service.listCostCenters()).toEqual([
    { code: '100', name: 'Björken 1' },
    { code: '200', name: 'Granen 2' },
  ]);
  expect(await service.listProjects()).toEqual([{ code: '1', name: 'Takbyte' }]);
  expect(await service.readLockedUntil()).toBeNull();
  simulator.changeCompany({ accountingLockedTo: '2026-10-31T00:00:00' });
  expect(await service.readLockedUntil()).toBe('2026-10-31');
});

test.each([
  ['setup_incomplete', 'setupIncomplete'],
  ['company_inactive', 'companyInactive'],
  ['no_module', 'noLicence'],
  ['no_scope', 'noScope'],
] as const)('the answer %s of Spiris is the refusal %s', async (fault, reason) => {
  fixture.simulator.injectFault(fault);
  const failure = await failureOf(fixture.service.readCompany());
  expect(failure).toBeInstanceOf(AccountingRefusal);
  expect(failure).toMatchObject({ reason });
});
