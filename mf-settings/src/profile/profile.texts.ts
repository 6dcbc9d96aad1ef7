export const profileTexts = {
  title: 'Profil',
  save: 'Spara',
  saved: 'Ändringar sparade',

  details: 'Dina uppgifter',
  email: 'E-post',
  emailHint: 'Byt e-post längre ned på sidan.',
  notifications: 'Aviseringar',
  menu: 'Meny',

  changePassword: 'Byt lösenord',
  passwordHint: (minLength: number) => `Minst ${minLength} tecken.`,

  changeEmail: 'Byt e-post',
  changeEmailHint: 'Vi skickar en länk dit. Adressen byts när du har öppnat den.',
} as const;
