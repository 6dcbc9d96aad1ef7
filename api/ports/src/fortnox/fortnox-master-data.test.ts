import { COMPANY, customerInput, type FortnoxFixture, startFortnox } from './fortnox.test-data';

let fixture: FortnoxFixture;
beforeAll(async () => {
  fixture = await startFortnox();
});
afterAll(() => fixture.stop());

describe('customers in Fortnox', () => {
  it('are created, and found by number and by any spelling of the identifier', async () => {
    const made = await fixture.service.createCustomer(customerInput);
    expect(made).toMatchObject({ name: 'Anna Exempel', identifier: '121212-1212', isActive: true });
    expect(await fixture.service.findCustomerByNumber(made.number)).toEqual(made);
    for (const spelling of ['19121212-1212', '121212-1212', '1212121212', '191212121212'])
      expect(await fixture.service.findCustomerByIdentifier(spelling)).toEqual(made);
    expect(await fixture.service.findCustomerByNumber('999')).toBeUndefined();
    expect(await fixture.service.findCustomerByIdentifier('556036-0793')).toBeUndefined();
  });

  it('have the country of the tenant, and none when it is unknown', async () => {
    const readCountry = async (countryCode: string | null, identifier: string) => {
      const { number } = await fixture.service.createCustomer({ ...customerInput, identifier, countryCode });
      return fixture.simulator.books(COMPANY).customers.get(number)?.fields.CountryCode;
    };
    expect(await readCountry('NO', '19800101-1234')).toBe('NO');
    expect(await readCountry(null, '19800102-1234')).toBeUndefined();
  });

  it('are listed page by page, inactive ones too', async () => {
    const books = fixture.simulator.books(COMPANY);
    for (let count = 0; count < 1200; count += 1)
      books.saveCustomer({
        number: `L${count}`,
        fields: { Name: `Kund ${count}`, Active: count % 2 === 0 },
        isDeleted: false,
      });
    const all = [];
    for await (const page of fixture.service.listCustomers()) all.push(...page);
    expect(all.filter(({ number }) => number.startsWith('L'))).toHaveLength(1200);
    expect(all.filter(({ isActive }) => !isActive)).toHaveLength(600);
  });
});

describe('master data in Fortnox', () => {
  it('has the company, accounts, cost centres, projects and the locked period', async () => {
    const { service, simulator } = fixture;
    expect(await service.readCompany()).toEqual({
      name: 'Exempelfastigheter AB',
      organisationNumber: '556036-0793',
    });
    simulator.changeSettings(COMPANY, { inactiveAccounts: [3540] });
    const accounts = await service.listAccounts();
    expect(accounts).toContainEqual({
      number: 3004,
      name: 'Försäljning inom Sverige, momsfri',
      isActive: true,
    });
    expect(accounts.find(({ number }) => number === 3540)).toMatchObject({ isActive: false });
    expect((await service.listCostCenters()).map(({ code }) => code)).toEqual(['EXP', 'FRV']);
    expect((await service.listProjects()).map(({ code }) => code)).toEqual(['1']);
    expect(await service.readLockedUntil()).toBeNull();
  });
});
