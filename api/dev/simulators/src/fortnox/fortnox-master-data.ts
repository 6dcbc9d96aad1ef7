import type { CompanyRecord } from './fortnox-records';

export interface AccountEntry {
  readonly number: number;
  readonly description: string;
  /** The VAT code of the chart, or null. */
  readonly vat: string | null;
}

/** The part of the BAS chart that the companies of the simulator have. */
const chart: readonly AccountEntry[] = [
  [1510, 'Kundfordringar', null],
  [1930, 'Företagskonto', null],
  [2440, 'Leverantörsskulder', null],
  [2610, 'Utgående moms, 25 %', 'U1'],
  [2620, 'Utgående moms, 12 %', 'U2'],
  [2630, 'Utgående moms, 6 %', 'U3'],
  [3001, 'Försäljning inom Sverige, 25 % moms', 'MP1'],
  [3002, 'Försäljning inom Sverige, 12 % moms', 'MP2'],
  [3003, 'Försäljning inom Sverige, 6 % moms', 'MP3'],
  [3004, 'Försäljning inom Sverige, momsfri', 'MF'],
  [3540, 'Faktureringsavgifter', 'MP1'],
  [3740, 'Öres- och kronutjämning', null],
  [3911, 'Hyresintäkter bostäder', 'MF'],
  [3912, 'Hyresintäkter lokaler, frivillig skattskyldighet', 'MP1'],
  [3913, 'Hyresintäkter lokaler', 'MF'],
  [3914, 'Hyresintäkter parkering', 'MP1'],
  [8313, 'Ränteintäkter från kortfristiga fordringar', 'MF'],
].map(([number, description, vat]) => ({
  number: Number(number),
  description: String(description),
  vat: vat === null ? null : String(vat),
}));

export const accountsOf = ({ missingAccounts }: CompanyRecord): readonly AccountEntry[] =>
  chart.filter(({ number }) => !missingAccounts.includes(number));

export const costCenters = [
  { Active: true, Code: 'EXP', Description: 'Exploatering', Note: '' },
  { Active: true, Code: 'FRV', Description: 'Förvaltning', Note: '' },
  { Active: false, Code: 'UTG', Description: 'Utgången', Note: '' },
];
const project = (ProjectNumber: string, Description: string, Status: string) => ({
  Description,
  EndDate: null,
  ProjectLeader: null,
  ProjectNumber,
  StartDate: null,
  Status,
});
export const projects = [
  project('1', 'Stambyte Storgatan', 'ONGOING'),
  project('2', 'Fasadrenovering', 'COMPLETED'),
];
export const modesOfPayments = [
  { AccountNumber: '1930', Code: 'AG', Description: 'Autogiro' },
  { AccountNumber: '1930', Code: 'BG', Description: 'Bankgiro' },
  { AccountNumber: '1910', Code: 'KO', Description: 'Kontant' },
];
export const termsOfPayments = ['0', '10', '14', '15', '20', '30'].map((Code) => ({
  Code,
  Description: `${Code} dagar`,
}));
export const articleNumbers: readonly string[] = ['101', '102'];
/** The first and last year of the simulator's books. A financial year is a calendar year. */
export const FIRST_YEAR = 2020;
export const LAST_YEAR = 2035;
