import { formatKronor } from '@husrum/format';

export const divisionTexts = {
  title: 'Dela betalningen',
  lead: 'Välj avier och säg vad var och en får. Ingenting registreras förrän du registrerar filens betalningar.',
  parts: 'Avier',
  amount: 'Belopp',
  amountOf: (name: string) => `Belopp till ${name}`,
  left: (amount: number) => `kvar ${formatKronor(amount)}`,
  add: 'Lägg till en avi',
  remove: (name: string) => `Ta bort ${name}`,
  noAmount: 'Ange ett belopp, eller ta bort avin',
  noParts: 'Välj minst en avi',
  rest: (amount: number) => `${formatKronor(amount)} är kvar att fördela`,
  moreThanPayment: (amount: number) => `${formatKronor(amount)} mer än betalningen är fördelat`,
  surplus: (amount: number) =>
    `${formatKronor(amount)} blir ett överskott: det räknas av på hyresgästens andra avier eller blir tillgodo`,
  complete: 'Hela betalningen är fördelad',
  submit: 'Dela betalningen',
  divided: 'Betalningen är delad',
} as const;
