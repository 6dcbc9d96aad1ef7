export const texts = {
  question: 'Vill du skicka denna hyresavi?',
  sent: 'Hyresavin är skickad',
  markedSent: 'Hyresavin är markerad som skickad',
  markSentQuestion:
    'Avin låses och börjar förfalla som om den hade skickats, men inget e-postmeddelande går iväg.',
  allQuestion: (count: number) => `Vill du skicka de ${count} hyresavier som väntar?`,
} as const;
