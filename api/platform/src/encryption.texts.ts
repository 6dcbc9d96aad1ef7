export const encryptionTexts = {
  noKeys: 'Servern kan inte spara nycklar till andra tjänster än. Kontakta den som sköter servern.',
} as const;
