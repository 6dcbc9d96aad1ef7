export const undeliveredTexts = {
  /** It is shown on the invoice while its status is ERROR. */
  undelivered: (to: string, reason: string): string =>
    `Mejlet till ${to} kom inte fram. Rätta hyresgästens mejladress och skicka igen. Svaret var: ${reason}`,
  notification: (invoice: { reference: string | null; entity_name: string }) => ({
    title: [
      'Hyresavi',
      invoice.reference,
      invoice.entity_name && `för ${invoice.entity_name}`,
      'kom inte fram',
    ]
      .filter(Boolean)
      .join(' '),
    body: 'Mejlet till hyresgästen kunde inte levereras. Rätta mejladressen och skicka avin igen.',
  }),
} as const;
