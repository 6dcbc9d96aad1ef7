import { formatKronor } from '@husrum/format';

export const writeOffTexts = {
  writeOff: 'Skriv av',
  title: (reference: string | null) => `Skriv av avi ${reference ?? ''}`,
  help: 'Skriv av en avi som inte blir betald, till exempel efter en konkurs. Den är då inte obetald längre, och förlusten och momsen bokförs. Hyresgästen är fortfarande skyldig beloppet: betalas det ändå registrerar du betalningen på avin, så tas avskrivningen tillbaka.',
  vatHelp:
    'Momsen får du tillbaka bara när förlusten är konstaterad: visa att hyresgästen inte kan betala, till exempel genom konkurs eller ett resultatlöst försök till utmätning.',
  left: 'Kvar att betala, skrivs av',
  vat: (rate: number) => `Moms ${rate} % som kommer tillbaka`,
  loss: 'Förlust utan moms',
  submit: 'Skriv av',
  done: 'Avin är avskriven',
  reasonHint: 'Står bland avins händelser. Till exempel konkurs, eller tillgångar saknas enligt Kronofogden.',
  theWriteOff: 'Avskrivningen',
  takeBack: 'Ta tillbaka avskrivningen',
  takeBackQuestion: (amount: number) =>
    `${formatKronor(amount)} blir obetalt igen, och förlusten och momsen bokförs tillbaka i dag.`,
  takenBack: 'Avskrivningen är tillbakatagen',
  writtenOff: 'Avskrivet',
  partlyWrittenOff: 'Delvis avskriven',
  /** In the dialog of a payment. */
  paidAfterAll: (amount: number) =>
    `${formatKronor(amount)} av avin är avskrivet. Det som betalas av det tas tillbaka från avskrivningen.`,
} as const;
