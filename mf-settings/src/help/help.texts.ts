export const helpTexts = {
  about: 'Om Husrum',
  contact: 'Kontakt',
  contactForm: 'Skriv till oss',
  contactText: (email: string) => `Svaret kommer till ${email}.`,
  readFaq: 'Svaret kanske redan finns bland vanliga frågor.',
  reproduceHelp: 'Vad gjorde du steg för steg, vad hände, och vad hade du väntat dig?',
  send: 'Skicka',
  product: 'Husrum',
  productText:
    'Husrum hjälper hyresvärdar att hålla ordning på fastigheter, uthyrningar, hyresavier och ärenden.',
  terms: 'Användarvillkor',
  licences: 'Tredjepartslicenser',
  licencesText: 'Husrum bygger på öppen källkod. Tack till alla som har skrivit den.',
  /** It is shown for a package whose package.json names no licence. */
  seeLicenceFile: 'Se paketets licensfil',
} as const;
