export const fasdokTexts = {
  title: 'Skapa i FASDOK',
  submit: 'Skapa avtal',
  created: 'Avtalet är skapat i FASDOK',
  intro: 'Avtalet skapas i FASDOK från mallen, ifyllt från uthyrningen. Där kan du fylla i resten.',
  simulated: 'FASDOK är simulerat här. Dokumentet gäller inte som avtal.',
  toIntegrations: 'Till Integrationer',
  cancel: 'Avbryt',
  templatesFailed: 'Mallarna kunde inte hämtas',
  retry: 'Försök igen',
  noTemplates: 'Organisationen har inga mallar',
  templateOption: (name: string, version: number) => `${name}, version ${version}`,
} as const;
