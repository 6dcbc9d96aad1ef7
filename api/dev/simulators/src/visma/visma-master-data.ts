/** The master data that every company of the simulator has from the start, and that the API cannot change. */

const id = (group: number, number: number): string =>
  `2${String(group).padStart(7, '0')}-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const termsOfPayments = [10, 14, 20, 30].map((days) => ({
  Id: id(1, days),
  Name: `${days} dagar netto`,
  NameEnglish: `${days} days net`,
  NumberOfDays: days,
  TermsOfPaymentTypeId: 0,
  TermsOfPaymentTypeText: 'Normal',
  AvailableForSales: true,
  AvailableForPurchase: true,
}));

export const units = [
  { Id: id(2, 1), Name: 'Styck', Code: 'piece', Abbreviation: 'st' },
  { Id: id(2, 2), Name: 'Månad', Code: 'month', Abbreviation: 'mån' },
];

const coding = (number: number, name: string, percent: number, account: number) => ({
  Id: id(3, number),
  Name: name,
  NameEnglish: name,
  Type: 'Service',
  VatRate: `${percent} %`,
  VatRatePercent: percent / 100,
  IsActive: true,
  DomesticSalesSubjectToVatAccountNumber: percent === 0 ? null : account,
  DomesticSalesVatExemptAccountNumber: percent === 0 ? account : 3004,
  ChangedUtc: '2024-01-01T00:00:00Z',
});
export const articleAccountCodings = [
  coding(1, 'Försäljning 25 %', 25, 3001),
  coding(2, 'Försäljning 12 %', 12, 3002),
  coding(3, 'Försäljning 6 %', 6, 3003),
  coding(4, 'Försäljning momsfri', 0, 3004),
  coding(5, 'Hyresintäkter lokaler, momspliktiga', 25, 3911),
  coding(6, 'Hyresintäkter bostäder', 0, 3912),
  coding(7, 'Hyresintäkter, momsfria', 0, 3913),
];

export const bankAccounts = [
  {
    Id: id(4, 1),
    Name: 'Företagskonto',
    Bban: '1234567890',
    BankAccountType: 1,
    BankAccountTypeDescription: 'Företagskonto/checkkonto',
    IsActive: true,
    LedgerAccountNumber: 1930,
    HasActiveBankAgreement: false,
    IsDefaultChequeAccount: true,
  },
  {
    Id: id(4, 2),
    Name: 'Kassa',
    Bban: null,
    BankAccountType: 2,
    BankAccountTypeDescription: 'Kassa',
    IsActive: true,
    LedgerAccountNumber: 1910,
    HasActiveBankAgreement: false,
    IsDefaultChequeAccount: false,
  },
];

const FIRST_YEAR = 2020;
const LAST_YEAR = 2040;
export const fiscalYears = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => ({
  Id: id(5, FIRST_YEAR + index),
  StartDate: `${FIRST_YEAR + index}-01-01T00:00:00`,
  EndDate: `${FIRST_YEAR + index}-12-31T00:00:00`,
  IsLockedForAccounting: false,
  BookkeepingMethod: 0,
}));
export const findFiscalYear = (date: string) =>
  fiscalYears.find(
    ({ StartDate, EndDate }) => StartDate.slice(0, 10) <= date && date <= EndDate.slice(0, 10),
  );

const accountNames: readonly (readonly [number, string, boolean])[] = [
  [1510, 'Kundfordringar', true],
  [1910, 'Kassa', true],
  [1930, 'Företagskonto', true],
  [2611, 'Utgående moms 25 %', true],
  [2621, 'Utgående moms 12 %', true],
  [2631, 'Utgående moms 6 %', true],
  [3001, 'Försäljning 25 %', true],
  [3002, 'Försäljning 12 %', true],
  [3003, 'Försäljning 6 %', true],
  [3004, 'Försäljning momsfri', true],
  [3740, 'Öres- och kronutjämning', true],
  [3900, 'Övriga rörelseintäkter', false],
  [3911, 'Hyresintäkter lokaler', true],
  [3912, 'Hyresintäkter bostäder', true],
  [3913, 'Hyresintäkter, momsfria', true],
];
export const accountsOf = (fiscalYearId: string) =>
  accountNames.map(([account, name, isActive]) => ({
    Name: name,
    Number: String(account),
    FiscalYearId: fiscalYearId,
    TypeDescription: account < 2000 ? 'Tillgång' : account < 3000 ? 'Skuld' : 'Intäkt',
    IsActive: isActive,
    IsProjectAllowed: account >= 3000,
    IsCostCenterAllowed: account >= 3000,
    IsBlockedForManualBooking: false,
    ModifiedUtc: '2024-01-01T00:00:00Z',
  }));

const costCenterId = id(6, 1);
const costCenterItem = (number: number, ShortName: string, Name: string, IsActive = true) => ({
  Id: id(7, number),
  CostCenterId: costCenterId,
  Name,
  ShortName,
  IsActive,
});
export const vismaCostCenters = [
  {
    Id: costCenterId,
    Name: 'Fastighet',
    Number: 1,
    IsActive: true,
    Items: [
      costCenterItem(1, '100', 'Björken 1'),
      costCenterItem(2, '200', 'Granen 2'),
      costCenterItem(3, '900', 'Såld fastighet', false),
    ],
  },
];
export const vismaProjects = [
  {
    Id: id(8, 1),
    Number: '1',
    Name: 'Takbyte',
    StartDate: '2024-01-01T00:00:00',
    Status: 1,
    ModifiedUtc: '2024-01-01T00:00:00Z',
  },
  {
    Id: id(8, 2),
    Number: '2',
    Name: 'Stambyte',
    StartDate: '2022-01-01T00:00:00',
    Status: 2,
    ModifiedUtc: '2024-01-01T00:00:00Z',
  },
];
