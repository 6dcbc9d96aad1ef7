import type { LeaseContractData } from './lease-contract';
import { type AgreementTemplateFields, contractSections, indexClauseErrors } from './lease-contract.rules';

const lease: LeaseContractData = {
  reference: 'K-17',
  start: '2027-01-01',
  stop: null,
  fee: '8500',
  fee_as_m2: false,
  tax_rate: 0,
  payment_interval: 'MONTHLY',
  notice_length: 3,
  notice_type: 'MONTH',
  object_name: 'Lgh 1102',
  object_address: 'Storgatan 1',
  object_postal_code: '703 61',
  object_city: 'Örebro',
  area: '62.5',
  house: null,
  type_name: 'Lägenhet',
  landlord_name: 'Holm Fastigheter AB',
  landlord_number: '559999-0016',
  landlord_address: 'Kungsgatan 2',
  landlord_postal_code: '703 62',
  landlord_city: 'Örebro',
  landlord_email: 'info@holm.se',
  landlord_phone: null,
  tenants: [
    {
      name: 'Anna Ahl',
      identifier: '19850412-2386',
      organisation: false,
      email: 'anna@example.se',
      phone: '070-174 06 05',
    },
  ],
  addons: [],
};
const input: AgreementTemplateFields = {
  lease_id: 7,
  kind: 'DWELLING',
  name: 'Hyresavtal',
  depositOre: null,
  index_share: null,
  index_series: '2020',
  index_base: null,
  index_base_year: null,
  special_terms: null,
};
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const textsOf = (
  leaseChange: Partial<LeaseContractData>,
  inputChange: Partial<AgreementTemplateFields> = {},
) =>
  contractSections({ ...lease, ...leaseChange }, { ...input, ...inputChange }).flatMap(
    ({ title, paragraphs }) => [title, ...paragraphs.map(plain)],
  );

test('the contract of a dwelling until further notice states the agreed and the statutory notice period', () => {
  const texts = textsOf({});
  expect(texts).toContain('Avtalet gäller från och med 2027-01-01 och tills vidare.');
  expect(texts).toContain('Uppsägningstiden är 3 månader, räknat till närmaste månadsskifte därefter.');
  expect(texts.some((text) => text.includes('12 kap. 5 § jordabalken'))).toBe(true);
  expect(texts).toContain('Hyran är 8 500 kr/mån.');
  expect(texts).toContain('Ingen mervärdesskatt tillkommer på hyran.');
  expect(texts).not.toContain('Deposition');
});

test.each([
  ['nine months ends without', '2027-09-30', 'Avtalet upphör vid hyrestidens slut utan uppsägning.'],
  ['nine months and a day ends only after', '2027-10-01', /^Eftersom hyrestiden är längre än nio månader/],
])('a fixed term of %s notice', (_description, stop, text) => {
  expect(textsOf({ stop })).toContainEqual(expect.stringMatching(text));
});

test('the contract of premises states VAT, add-ons, deposit, index clause and special terms', () => {
  const premises: Partial<LeaseContractData> = {
    stop: '2029-12-31',
    fee: '20000',
    tax_rate: 25,
    addons: [
      { name: 'Fastighetsskatt', fee_ore: 50_000, tax_rate: 25, interval: 'MONTHLY' },
      { name: 'Rabatt', fee_ore: -10_000, tax_rate: 0, interval: 'PER_NOTICE' },
    ],
  };
  const texts = textsOf(premises, {
    kind: 'PREMISES',
    depositOre: 6_000_000,
    index_share: 80,
    index_base: 400,
    index_base_year: 2026,
    special_terms: 'Första punkten.\nAndra punkten.',
  });
  expect(texts).toContainEqual(expect.stringMatching(/för närvarande 25 procent\.$/));
  expect(texts).toContainEqual(
    expect.stringMatching(/^Fastighetsskatt: 500 kr .*mervärdesskatt 25 procent$/),
  );
  expect(texts).toContainEqual(expect.stringMatching(/^Rabatt: 100 kr/));
  expect(texts).toContainEqual(expect.stringMatching(/^Hyresgästen lämnar en deposition på 60 000 kr/));
  // 80 % of 240 000 kr a year, and 5 % of that.
  expect(texts).toContainEqual(expect.stringMatching(/bashyra, vilket är 192 000 kr om året/));
  expect(texts).toContain('Exempel: är indextalet 420 blir tillägget 9 600 kr om året.');
  expect(texts.slice(-2)).toEqual(['Första punkten.', 'Andra punkten.']);
});

test.each(['1980', '2020'] as const)(
  'the index clause names the series with the base year %s, and what replaces it',
  (indexSeries) => {
    const texts = textsOf(
      {},
      {
        kind: 'PREMISES',
        index_share: 80,
        index_series: indexSeries,
        index_base: 120,
        index_base_year: 2026,
      },
    );
    expect(texts).toContainEqual(expect.stringContaining(`(KPI, totalindex med basår ${indexSeries})`));
    expect(texts).toContainEqual(
      expect.stringMatching(
        new RegExp(`^Bastalet är indextalet för oktober 2026 i serien med basår ${indexSeries}`),
      ),
    );
    expect(texts).toContainEqual(
      expect.stringMatching(
        new RegExp(`^Upphör serien med basår ${indexSeries} används i stället den serie som SCB anger`),
      ),
    );
  },
);

test('without an agreed notice period the contract refers to the law', () => {
  const texts = textsOf({ notice_length: 0 });
  expect(texts).toContain('Ingen uppsägningstid är avtalad. Då gäller den som lagen anger.');
  expect(texts).not.toContainEqual(expect.stringMatching(/^Uppsägningstiden är 0/));
});

test('a rent by area is also stated for the whole object, here by quarter', () => {
  const texts = textsOf({ fee: '100', fee_as_m2: true, payment_interval: 'QUARTERLY' }, { kind: 'PREMISES' });
  expect(texts).toContainEqual(expect.stringMatching(/vilket för objektets area blir 6 250 kr\/kvartal\.$/));
  expect(texts).toContainEqual(expect.stringMatching(/före varje kvartals början/));
});

test('the contract of a parking space names chapter 8, and no rule of chapter 12 about dwellings', () => {
  const texts = textsOf({}, { kind: 'PARKING' });
  expect(texts).toContainEqual(expect.stringMatching(/8 kap\. jordabalken/));
  expect(texts).not.toContainEqual(expect.stringMatching(/12 kap\. (5|9) /));
});

const clause = { kind: 'PREMISES', index_share: 80, index_base: 400, index_base_year: 2026 } as const;

test.each([
  ['is allowed for three years', clause, '2029-12-31', {}],
  [
    'is refused for a day less than three years',
    clause,
    '2029-12-30',
    { index_share: [expect.stringMatching(/minst tre år/)] },
  ],
  ['is refused until further notice', clause, null, { index_share: [expect.stringMatching(/minst tre år/)] }],
  [
    'is refused for a dwelling',
    { ...clause, kind: 'DWELLING' as const },
    '2029-12-31',
    { index_share: [expect.stringMatching(/lokal/)] },
  ],
  [
    'must be complete',
    { ...clause, index_base: null },
    '2029-12-31',
    { index_share: [expect.stringMatching(/^Fyll i/)] },
  ],
  ['can be left out', { ...input, kind: 'DWELLING' as const }, null, {}],
])('the index clause %s', (_description, values, stop, errors) => {
  expect(indexClauseErrors(values, { start: '2027-01-01', stop })).toEqual(errors);
});
