import { formatKronor, type LocalDate } from '@husrum/format';

export const payoutTexts = {
  title: 'Tillgodo och återbetalningar',
  help: 'Ett tillgodo dras av på nästa avi från samma företag. Har du betalat tillbaka det registrerar du det här.',
  deletedCompany: 'Borttaget företag',
  available: (amount: number, company: string) => `${formatKronor(amount)} till godo hos ${company}`,
  payOut: 'Betala tillbaka',
  payOutAt: (company: string) => `Betala tillbaka tillgodo hos ${company}`,
  modalText: 'Återbetalningen bokförs på dagen. Själva utbetalningen gör du i banken.',
  thePayout: 'Återbetalningen',
  submit: 'Registrera återbetalning',
  registered: 'Återbetalningen är registrerad',
  paidOut: (amount: number, day: LocalDate, company: string) =>
    `${formatKronor(amount)} betalades tillbaka ${day} från ${company}`,
  account: (account: string) => `till ${account}`,
  undoneOn: (day: LocalDate) => `Ångrad ${day}`,
  undo: 'Ångra',
  undoLabel: (amount: number, day: LocalDate) => `Ångra återbetalning ${formatKronor(amount)} ${day}`,
  undoQuestion: 'Återbetalningen tas bort och beloppet blir hyresgästens tillgodo igen.',
  undoPayout: 'Ångra återbetalning',
  undone: 'Återbetalningen är ångrad',
} as const;
