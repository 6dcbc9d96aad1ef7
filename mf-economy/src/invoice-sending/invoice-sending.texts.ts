export const texts = {
  question: 'Vill du skicka denna hyresavi?',
  sent: 'Hyresavin är skickad',
  markedSent: 'Hyresavin är markerad som skickad',
  markSentQuestion:
    'Avin låses och börjar förfalla som om den hade skickats, men inget e-postmeddelande går iväg.',
  allQuestion: (count: number) => `Vill du skicka de ${count} hyresavier som väntar?`,

  outcomes: 'Avierna i utskicket',
  progress: (done: number, total: number | null) => `${done} av ${total ?? '…'} klara.`,
  mayClose: 'Du kan stänga: utskicket fortsätter, och resultatet finns under Uppgifter längst upp.',
  leave: 'Fortsätt i bakgrunden',
  retry: 'Försök igen med de som misslyckades',
  toRun: 'Visa körningen',
  done: (sent: number) => {
    if (sent === 0) return 'Inga hyresavier skickades.';
    return sent === 1 ? '1 hyresavi är skickad.' : `${sent} hyresavier är skickade.`;
  },
  failed: (count: number) => `${count} kunde inte skickas.`,
  skipped: (count: number) => `${count} hade redan skickats eller ändrats av någon annan.`,
} as const;
