import type { AccountingRefusal } from '@husrum/api-ports';

const textByReason: Readonly<Record<AccountingRefusal['reason'], (program: string) => string>> = {
  accountMissing: (program) =>
    `Ett konto saknas eller är inaktivt i ${program}. Lägg upp det där, eller välj ett annat konto under Integrationer, och försök igen.`,
  articleMissing: (program) => `En artikel saknas i ${program}. Lägg upp den där och försök igen.`,
  companyInactive: (program) => `Företaget är inte aktivt i ${program}. Aktivera det där och försök igen.`,
  customerMissing: (program) =>
    `Hyresgästens kund finns inte längre i ${program}. Försök igen, så skapas den på nytt.`,
  customerNumberTaken: (program) =>
    `Kundnumret används redan av någon annan i ${program}. Rätta kundnumret där och försök igen.`,
  dimensionMissing: (program) =>
    `Kostnadsstället eller projektet saknas eller är avslutat i ${program}. Välj ett annat under Integrationer och försök igen.`,
  fiscalYearMissing: (program) =>
    `Räkenskapsåret saknas eller är stängt i ${program}. Lägg upp eller öppna det där och försök igen.`,
  invalid: (program) =>
    `${program} godtar inte uppgifterna. Kontrollera hyresgästens namn, nummer och adress, och försök igen.`,
  noLicence: (program) =>
    `Licens saknas i ${program}. Skaffa den licens som krävs för integrationer och försök igen.`,
  noScope: (program) => `Kopplingen till ${program} saknar behörighet. Anslut igen under Integrationer.`,
  paymentTooEarly: (program) =>
    `Betaldagen är före fakturadagen i ${program}. Välj en senare betaldag och försök igen.`,
  periodLocked: (program) =>
    `Perioden är låst i ${program}. Lås upp den där, eller vänta till nästa period, och försök igen.`,
  setupIncomplete: (program) =>
    `Företaget är inte färdigt inställt i ${program}. Gör klart det där och försök igen.`,
  totalsDiffer: (program) =>
    `Summan blir en annan i ${program}. Kontrollera momssatser och öresavrundning där och försök igen.`,
  wrongState: (program) =>
    `Det går inte i avins läge i ${program}. Titta på avin där, rätta den och försök igen.`,
};

/** The text of each reason: what is wrong, and what to do. */
export const refusalText = (reason: AccountingRefusal['reason'], program: string): string =>
  textByReason[reason](program);

export const accountingTaskTexts = {
  missing: (program: string) =>
    `Avin finns inte längre i ${program}. Titta under Skillnader och avgör vad som gäller.`,
  unavailable: (program: string) =>
    `${program} svarar inte just nu. Vi försöker igen av oss själva tills det är gjort.`,
  needsReconnect: (program: string) =>
    `Kopplingen till ${program} måste förnyas. Anslut igen under Integrationer.`,
  connectionRemoved: (program: string) =>
    `kopplingen till ${program} är borttagen, så ändringar förs inte över dit`,
  /** The text on a credit invoice that was not booked before. */
  creditConnectionRemoved: (program: string) =>
    `kopplingen till ${program} är borttagen. Kreditavin skickas utan ${program}: gör samma kreditering där, om den saknas.`,
  notConnected: (program: string) =>
    `${program} är inte kopplat för avins företag. Koppla det under Integrationer.`,
  notGenerated: (reason: string) => `Hyresavin kunde inte skapas. ${reason}`,
  bookFirst: 'Avin måste bokföras eller skickas innan en betalning kan registreras.',
  reviewFirst: 'Avin måste vara redo innan den kan bokföras.',
  cannotUndoPayment: (program: string) =>
    `Betalningen är bokförd i ${program} och kan inte ångras härifrån. Ta bort den där, så följer det med vid nästa synkronisering.`,
  leftDiffers: (program: string) =>
    `I ${program} är mindre kvar att betala än beloppet. Titta på avins betalningar där och försök igen.`,
  alreadyWaiting: (program: string) =>
    `Något annat väntar redan på att göras i ${program}. Försök igen när det är gjort.`,
  noPreview: (program: string) =>
    `Dokumentet kan inte hämtas från ${program} just nu. Försök igen om en stund.`,
  withdrawn: 'Åtgärden avbröts. Försök igen.',
} as const;
