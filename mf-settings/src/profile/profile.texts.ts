export const profileTexts = {
  title: 'Profil',
  save: 'Spara',
  saved: 'Ändringar sparade',

  details: 'Dina uppgifter',
  email: 'Mejladress',
  emailHint: 'Byt mejladress längre ned på sidan.',
  notifications: 'Notiser',
  menu: 'Meny',

  changePassword: 'Byt lösenord',
  passwordHint: (minLength: number) => `Minst ${minLength} tecken.`,

  sessions: 'Inloggade enheter',
  thisDevice: 'Den här enheten',
  signedIn: 'Inloggad',
  lastUsed: 'senast använd',
  signOut: 'Logga ut',
  signOutDevice: (device: string) => `Logga ut ${device}`,
  signOutOthers: 'Logga ut alla andra',
  confirmSignOutOthers: 'Vill du logga ut alla andra enheter?',
  signOutOthersHelp: 'Det som inte är sparat där går förlorat.',

  changeEmail: 'Byt mejladress',
  changeEmailHint: 'Vi skickar en länk dit. Adressen byts när du har öppnat den.',
} as const;
