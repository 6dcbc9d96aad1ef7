export const sessionTexts = {
  forgotSent: 'Ett mail har skickats med återställningsinstruktioner',
  resetDone: 'Lösenordet har återställts',
  loginFailed: 'Något fick fel, försök igen',
  verified: 'Din mejladress är verifierad. Logga in för att komma igång.',
  alreadyVerified: 'Är adressen redan verifierad kan du logga in nedan.',
  emailChanged: 'Din mejladress är bytt. Använd den nya adressen nästa gång du loggar in.',
  termsBefore: 'Genom att registrera dig godkänner du ',
  termsLink: 'användarvillkoren',
  trial: 'De första 30 dagarna är kostnadsfria.',
  resendVerification: 'Skicka mejlet igen',
  signIn: 'Logga in',
  toSignIn: 'Till inloggningen',
  forgotPassword: 'Glömt lösenordet?',
  createAccount: 'Skapa konto',
  passwordHint: 'Minst 12 tecken, gärna en mening',
  forgotTitle: 'Glömt lösenordet',
  forgotIntro: 'Ange din mejladress, så skickar vi en länk där du väljer ett nytt lösenord.',
  sendLink: 'Skicka länk',
  resetTitle: 'Välj ett nytt lösenord',
  savePassword: 'Spara lösenordet',
  changeEmailTitle: 'Byte av mejladress',
  toProfile: 'Till din profil',
  welcome: 'Välkommen till Husrum',
  verifying: 'Verifierar din mejladress …',
} as const;

export const registerTexts = {
  invitedBy: (name: string, business: string, role: string) =>
    `${name} har bjudit in dig till ${business}. Din roll blir ${role.toLowerCase()}.`,
  alreadyRegistered: 'Har du redan ett konto? Logga in',
  signedIn:
    'Du är redan inloggad i den här webbläsaren. Logga ut för att skapa kontot som du är inbjuden till.',
  signOut: 'Logga ut och fortsätt',
  toDashboard: 'Till översikten',
  registerAs: 'Jag registrerar mig som',
  privatePerson: 'Privatperson',
  company: 'Företag',
  yourName: 'Ditt namn',
} as const;

export const publicPageTexts = {
  documentTitle: (title: string) => `${title} · Husrum`,
  toSignIn: 'Husrum, till inloggningen',
  moreLinks: 'Fler val',
} as const;
