import { type IndexSeries, type TemplateKind, templateKindLabel } from '@husrum/contract/agreement';
import { formatDate, formatPercent, type LocalDate } from '@husrum/format';

/** The clauses of our own template. They state what the parties agree and what the law says in JB (jordabalken) 12. */
export const leaseContractTexts = {
  title: (kind: TemplateKind) =>
    kind === 'PARKING' ? 'Hyresavtal för p-plats' : `Hyresavtal för ${templateKindLabel[kind].toLowerCase()}`,
  disclaimer: 'Upprättat från en mall i Husrum. Mallen är ingen juridisk rådgivning.',
  page: (page: number, pages: number) => `Sida ${page} av ${pages}`,
  parties: 'Parter',
  landlord: 'Hyresvärd',
  tenant: 'Hyresgäst',
  organisationNumber: (number: string) => `Org.nr ${number}`,
  personalNumber: (number: string) => `Personnummer ${number}`,
  jointly: 'Hyresgästerna svarar tillsammans, var och en för hela förpliktelsen enligt avtalet.',

  object: 'Det som hyrs ut',
  objectLabel: 'Objekt',
  address: 'Adress',
  area: 'Area',
  areaHint: 'Om den angivna arean avviker från den verkliga ändras inte hyran av det skälet.',
  reference: 'Avtalets nummer',
  dwellingUse: 'Objektet hyrs ut som bostad och får användas bara till det.',
  premisesUse:
    'Objektet hyrs ut som lokal. Hyresgästen får inte använda lokalen för något annat ändamål än det som parterna har avtalat utan hyresvärdens skriftliga medgivande.',
  parkingUse:
    'Platsen får användas bara för att ställa upp ett fordon i bruk. Reparationer, tvätt och förvaring av annat än fordonet är inte tillåtna.',
  parkingLaw:
    'Ligger platsen i en byggnad gäller 12 kap. jordabalken. Ligger den på mark gäller 8 kap. jordabalken.',

  term: 'Tid och uppsägning',
  openEnded: (start: LocalDate) => `Avtalet gäller från och med ${formatDate(start)} och tills vidare.`,
  fixedTerm: (start: LocalDate, stop: LocalDate) =>
    `Avtalet gäller från och med ${formatDate(start)} till och med ${formatDate(stop)}.`,
  mustBeTerminated:
    'Eftersom hyrestiden är längre än nio månader måste avtalet sägas upp för att upphöra vid hyrestidens slut. Annars förlängs det på obestämd tid (12 kap. 3 § jordabalken).',
  endsByItself: 'Avtalet upphör vid hyrestidens slut utan uppsägning.',
  noNoticeAgreed: 'Ingen uppsägningstid är avtalad. Då gäller den som lagen anger.',
  notice: (period: string) => `Uppsägningstiden är ${period}.`,
  noticeAtMonthEnd: (period: string) =>
    `Uppsägningstiden är ${period}, räknat till närmaste månadsskifte därefter.`,
  dwellingTenantNotice:
    'Hyresgästen får alltid säga upp avtalet att upphöra vid det månadsskifte som inträffar närmast efter tre månader från uppsägningen (12 kap. 5 § jordabalken).',
  writtenNotice: 'Uppsägningen ska vara skriftlig.',
  dwellingTenure:
    'Hyresgästen har rätt till förlängning av avtalet enligt 46 § i 12 kap. jordabalken, om inte något undantag i lagen gäller.',
  premisesTenure:
    'Säger hyresvärden upp avtalet kan hyresgästen ha rätt till ersättning enligt 56–60 §§ i 12 kap. jordabalken.',

  rent: 'Hyra och betalning',
  rentAmount: (rent: string) => `Hyran är ${rent}.`,
  rentByArea: (perSquareMetre: string, rent: string) =>
    `Hyran är ${perSquareMetre}, vilket för objektets area blir ${rent}.`,
  vat: (percent: number) =>
    `På hyran tillkommer mervärdesskatt med den skattesats som gäller vid varje tid, för närvarande ${percent} procent.`,
  noVat: 'Ingen mervärdesskatt tillkommer på hyran.',
  addons: 'Utöver hyran betalar hyresgästen:',
  deductions: 'Från hyran dras:',
  paidMonthly:
    'Hyran betalas i förskott, senast den sista vardagen före varje kalendermånads början, om inte ett senare datum står på hyresavin.',
  paidOtherwise: (interval: string) =>
    `Hyran betalas i förskott, senast den sista vardagen före varje ${interval}s början, om inte ett senare datum står på hyresavin.`,
  interval: { QUARTERLY: 'kvartal', YEARLY: 'hyresår' } as const,
  late: 'Betalas hyran för sent har hyresvärden rätt till dröjsmålsränta enligt räntelagen, till ersättning för skriftlig påminnelse med 60 kronor och till övrig ersättning enligt lagen om ersättning för inkassokostnader.',
  dwellingChange:
    'Hyran kan ändras enligt reglerna i 12 kap. jordabalken och enligt en förhandlingsordning, om en sådan gäller för huset.',

  index: 'Indextillägg',
  indexShare: (share: number, base: string, series: IndexSeries) =>
    `Av hyran utgör ${formatPercent(share)} bashyra, vilket är ${base} om året. Till bashyran betalas ett tillägg som följer konsumentprisindex (KPI, totalindex med basår ${series}).`,
  indexBase: (year: number, base: string, series: IndexSeries) =>
    `Bastalet är indextalet för oktober ${year} i serien med basår ${series}: ${base}. Har indextalet för en senare oktobermånad stigit över bastalet betalas från och med den 1 januari året efter ett tillägg med samma procenttal av bashyran. Tillägget ändras varje år på samma sätt.`,
  indexReplaced: (series: IndexSeries) =>
    `Upphör serien med basår ${series} används i stället den serie som SCB anger, och bastalet räknas om till den seriens basår.`,
  indexFloor: 'Sjunker indextalet under bastalet blir hyran inte lägre än vad som står i avtalet.',
  indexExample: (index: string, supplement: string) =>
    `Exempel: är indextalet ${index} blir tillägget ${supplement} om året.`,

  deposit: 'Deposition',
  depositAmount: (amount: string) =>
    `Hyresgästen lämnar en deposition på ${amount} innan tillträdet. Hyresvärden betalar tillbaka den när hyresgästen har flyttat och fullgjort sina skyldigheter enligt avtalet. Hyresvärden får räkna av obetald hyra och ersättning för skador som hyresgästen svarar för.`,

  condition: 'Skick, vård och tillträde',
  dwellingCondition:
    'Hyresvärden håller bostaden i sådant skick att den är fullt brukbar till bostad och svarar för sedvanliga reparationer (12 kap. 9 och 15 §§ jordabalken).',
  premisesCondition:
    'Hyresvärden lämnar lokalen i sådant skick att den är fullt brukbar för det avtalade ändamålet, om parterna inte har avtalat något annat (12 kap. 9 § jordabalken).',
  care: 'Hyresgästen vårdar det som hyrs väl, anmäler skador och brister utan dröjsmål och ersätter skador som uppkommer genom eget vållande, vårdslöshet eller försummelse (12 kap. 24 § jordabalken).',
  order:
    'Hyresgästen ser till att de som bor i omgivningen inte utsätts för störningar och bevarar sundhet, ordning och gott skick (12 kap. 25 § jordabalken).',
  access:
    'Hyresvärden har rätt till tillträde för tillsyn och förbättringsarbeten enligt 12 kap. 26 § jordabalken.',
  subletting:
    'Hyresgästen får inte hyra ut i andra hand eller överlåta avtalet utan hyresvärdens samtycke eller hyresnämndens tillstånd.',
  parkingSubletting: 'Hyresgästen får inte hyra ut platsen i andra hand eller överlåta avtalet.',
  parkingCare:
    'Hyresgästen håller platsen i ordning och ersätter skador som uppkommer genom eget vållande, vårdslöshet eller försummelse. Hyresvärden svarar inte för skador på fordonet eller för stöld, om inte hyresvärden har varit vårdslös.',

  special: 'Särskilda villkor',
  signatures: 'Underskrifter',
  copies:
    'Avtalet är upprättat i ett exemplar till var part. Signeras det elektroniskt får var part det signerade dokumentet.',
  placeAndDate: 'Ort och datum',
  addonLine: (name: string, amount: string, vat: string) => `${name}: ${amount}${vat}`,
  addonVat: (percent: number) => (percent === 0 ? '' : `, och mervärdesskatt ${percent} procent`),
  fileName: (name: string) => `${name}.pdf`,
  premisesOnly: 'En indexklausul går bara att avtala för en lokal.',
  threeYears:
    'En indexklausul kräver ett avtal på bestämd tid om minst tre år (12 kap. 19 § jordabalken). Ange ett slutdatum på uthyrningen.',
  wholeClause: 'Fyll i andel, bastal och basår, eller lämna alla tomma.',
  withoutTenant: 'Uthyrningen saknar hyresgäst.',
} as const;
