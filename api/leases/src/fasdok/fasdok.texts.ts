export const fasdokTexts = {
  description: 'FASDOK',
  wrongKey: 'FASDOK godtar inte API-nyckeln. Kopiera den på nytt från FASDOK.',
  unavailable: 'FASDOK svarar inte just nu. Försök igen om en stund.',
  notConnected: 'FASDOK är inte kopplat. Koppla det under Integrationer.',
  needsReconnect: 'FASDOK godtar inte API-nyckeln längre. Anslut igen under Integrationer.',
  notConfigured: 'FASDOK går inte att koppla på den här servern.',
  refused: 'FASDOK godtog inte avtalet. Kontrollera uthyrningens uppgifter och försök igen.',
  newVersion: 'Mallen har fått en ny version. Välj den igen.',
  unknownTemplate: 'Mallen finns inte längre i FASDOK. Välj en annan.',
  unknownOrganization: 'Organisationen finns inte längre i FASDOK. Välj en annan.',
  unknownDocument: 'Dokumentet finns inte längre i FASDOK.',
  beingMade: 'Avtalet skapas redan. Vänta en stund.',
  synced: (changed: number) => {
    if (changed === 0) return 'Synkroniserat: inget nytt';
    return changed === 1
      ? 'Synkroniserat: 1 avtal har fått ny status'
      : `Synkroniserat: ${changed} avtal har fått ny status`;
  },
  /** Distinguishes the final document from the draft, which stays among the lease's files. */
  concludedName: (name: string) => `${name} (avslutat)`,
  fileName: (name: string) => `${name}.pdf`,
  concludedNotification: (name: string) => ({
    title: `${name} är avslutat i FASDOK`,
    body: 'Det färdiga dokumentet ligger bland uthyrningens avtal.',
  }),
} as const;
