export const undeliveredTexts = {
  /** Shown on the invoice while its status is ERROR. */
  undelivered: (to: string, reason: string): string =>
    `Mejlet till ${to} kom inte fram. Rätta hyresgästens e-postadress och skicka igen. Svaret var: ${reason}`,
  notification: (title: string) => ({
    title: `${title} kom inte fram`,
    body: 'Mejlet till hyresgästen kunde inte levereras. Rätta e-postadressen och skicka avin igen.',
  }),
} as const;
