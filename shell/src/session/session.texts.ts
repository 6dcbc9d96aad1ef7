export const sessionTexts = {
  registered: 'Kontot registrerat, vi har skickat ett mail med länk för verifiering av e-post',
  forgotSent: 'Ett mail har skickats med återställningsinstruktioner',
  resetDone: 'Lösenordet har återställts',
  loginFailed: 'Något fick fel, försök igen',
  verified: 'Din e-postadress är verifierad. Logga in för att komma igång.',
  emailChanged: 'Din e-postadress är bytt. Använd den nya adressen nästa gång du loggar in.',
  terms: 'Genom att registrera dig godkänner du användarvillkoren. De första 30 dagarna är kostnadsfria.',
} as const;
