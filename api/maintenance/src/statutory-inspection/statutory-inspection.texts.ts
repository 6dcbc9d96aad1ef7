export const statutoryInspectionTexts = {
  overview: 'Myndighetskrav',
  facts: 'Uppgifter som avgör',
  inPast: 'Dagen kan inte vara tidigare än i dag',
  alreadyPlanned: (day: string) => `En aktivitet är redan planerad till ${day}.`,
  activityDescription: (interval: string, inspector: string) => `${interval}\n\nUtförs av: ${inspector}.`,
  inFuture: 'Datumet kan inte vara senare än i dag',
  radonDayMissing: 'Ange när radonhalten mättes',
  radonValueMissing: (level: number) => `Ange radonhalten. Referensnivån är ${level} Bq/m³.`,
  notRequired: 'Objektet har inte det här kravet. Kontrollera uppgifterna som avgör.',
  reinspectMissing: 'Ange när ombesiktningen senast ska vara gjord',
  reinspectTooEarly: 'Ombesiktningen måste vara efter besiktningen',
  certificateExpired: 'Certifikatet hade gått ut när besiktningen gjordes',
  fileMissing: 'Filen finns inte på objektet',
  unknownInstallation: 'En av anläggningarna finns inte längre. Ladda om sidan.',
  removed: 'Besiktningen är borttagen',
  overdueTitle: (count: number) =>
    count === 1 ? 'Ett myndighetskrav har förfallit' : `${count} myndighetskrav har förfallit`,
  andMore: (count: number) => `och ${count} till`,
  hasTicket: 'Anmärkningen har redan ett ärende',
  ticketSubject: (remark: string, name: string) => `${name}: ${remark}`,
  ticketDescription: (name: string, day: string, remark: string) =>
    `${remark}\n\nAnmärkning ${day}: ${name}.`,
} as const;
