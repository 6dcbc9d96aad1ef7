import type { RefusalReason } from '../ports/accounting/accounting-service';

const textByReason: Readonly<Record<RefusalReason, (service: string) => string>> = {
  accountMissing: (service) =>
    `Ett konto saknas eller är inaktivt i ${service}. Lägg upp det där, eller välj ett annat konto under Integrationer, och försök igen.`,
  articleMissing: (service) => `En artikel saknas i ${service}. Lägg upp den där och försök igen.`,
  companyInactive: (service) => `Företaget är inte aktivt i ${service}. Aktivera det där och försök igen.`,
  customerMissing: (service) =>
    `Hyresgästens kund finns inte längre i ${service}. Försök igen, så skapas den på nytt.`,
  customerNumberTaken: (service) =>
    `Kundnumret används redan av någon annan i ${service}. Rätta kundnumret där och försök igen.`,
  dimensionMissing: (service) =>
    `Kostnadsstället eller projektet saknas eller är avslutat i ${service}. Välj ett annat under Integrationer och försök igen.`,
  fiscalYearMissing: (service) =>
    `Räkenskapsåret saknas eller är stängt i ${service}. Lägg upp eller öppna det där och försök igen.`,
  invalid: (service) =>
    `${service} godtar inte uppgifterna. Kontrollera hyresgästens namn, nummer och adress, och försök igen.`,
  noLicence: (service) =>
    `Licens saknas i ${service}. Skaffa den licens som krävs för integrationer och försök igen.`,
  noScope: (service) => `Kopplingen till ${service} saknar behörighet. Anslut igen under Integrationer.`,
  paymentTooEarly: (service) =>
    `Betaldagen är före fakturadagen i ${service}. Välj en senare betaldag och försök igen.`,
  periodLocked: (service) =>
    `Perioden är låst i ${service}. Lås upp den där, eller vänta till nästa period, och försök igen.`,
  setupIncomplete: (service) =>
    `Företaget är inte färdigt inställt i ${service}. Gör klart det där och försök igen.`,
  totalsDiffer: (service) =>
    `Summan blir en annan i ${service}. Kontrollera momssatser och öresavrundning där och försök igen.`,
  wrongState: (service) =>
    `Det går inte i avins läge i ${service}. Titta på avin där, rätta den och försök igen.`,
};

/** The text of each reason: what is wrong, and what to do. */
export const refusalText = (reason: RefusalReason, service: string): string => textByReason[reason](service);

export const accountingTaskTexts = {
  missing: (service: string) =>
    `Avin finns inte längre i ${service}. Titta under Skillnader och avgör vad som gäller.`,
  unavailable: (service: string) =>
    `${service} svarar inte just nu. Vi försöker igen av oss själva tills det är gjort.`,
  needsReconnect: (service: string) =>
    `Kopplingen till ${service} måste förnyas. Anslut igen under Integrationer.`,
  notConnected: (service: string) =>
    `${service} är inte kopplat för avins företag. Koppla det under Integrationer.`,
  notGenerated: (reason: string) => `Hyresavin kunde inte skapas. ${reason}`,
  bookFirst: 'Avin måste bokföras eller skickas innan en betalning kan registreras.',
  reviewFirst: 'Avin måste vara redo innan den kan bokföras.',
  cannotUndoPayment: (service: string) =>
    `Betalningen är bokförd i ${service} och kan inte ångras härifrån. Ta bort den där, så följer det med vid nästa synkronisering.`,
  leftDiffers: (service: string) =>
    `I ${service} är mindre kvar att betala än beloppet. Titta på avins betalningar där och försök igen.`,
  alreadyWaiting: (service: string) =>
    `Något annat väntar redan på att göras i ${service}. Försök igen när det är gjort.`,
  noPreview: (service: string) =>
    `Dokumentet kan inte hämtas från ${service} just nu. Försök igen om en stund.`,
  withdrawn: 'Åtgärden avbröts. Försök igen.',
} as const;
