export const proposedCreditTexts = {
  alreadyDecided: 'Förslaget är redan avgjort. Läs in sidan igen.',
  notCreditable: 'Hyresavin är redan krediterad eller makulerad. Läs in sidan igen.',
  credited: 'Hyresavin är krediterad',
  creditedWithNew: (reference: string) =>
    `Hyresavin är krediterad. Avi ${reference} avser dagarna som är kvar.`,
  dismissed: 'Förslaget är avfärdat. Hyresavin gäller som den är.',

  /** Reasons in the history of recalculated invoices. */
  spanChanged: 'uthyrningens period har ändrats',
  termsChanged: 'uthyrningens villkor har ändrats',
  areaChanged: 'objektets yta har ändrats',
  companyChanged: 'objektet har flyttats till ett annat företag',
  tenantChanged: 'ny primär hyresgäst',
} as const;
