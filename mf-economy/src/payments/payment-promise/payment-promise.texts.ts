import type { PaymentPromise } from '@husrum/contract/payment-promise';
import { formatKronor, type LocalDate } from '@husrum/format';

export const paymentPromiseTexts = {
  title: 'Löften och anteckningar',
  none: 'Inga löften eller anteckningar än. Notera när hyresgästen har lovat att betala, så syns det i listorna.',
  add: 'Notera löfte',
  addTitle: 'Notera löfte eller anteckning',
  help: 'Ange dagen om hyresgästen har lovat att betala. Lämna beloppet tomt om löftet gäller allt som är kvar. Utan dag sparas bara anteckningen.',
  replaces: (day: LocalDate) => `Ett nytt löfte ersätter det till ${day}.`,
  submit: 'Spara',
  saved: 'Noterat',
  tag: (day: string, amount: number | null) =>
    amount === null ? `Lovat ${day}` : `Lovat ${formatKronor(amount)} ${day}`,
  brokenTag: (day: string) => `Bröt löfte ${day}`,
  promised: ({ promised_on, amount }: Pick<PaymentPromise, 'promised_on' | 'amount'>) =>
    amount === null
      ? `Lovat att betala senast ${promised_on}`
      : `Lovat att betala ${formatKronor(amount)} senast ${promised_on}`,
  note: 'Anteckning',
  by: (name: string | null, at: string) => (name === null ? at : `${name}, ${at}`),
  withdrawnBy: (name: string | null, at: string) => `Borttaget ${name === null ? at : `av ${name}, ${at}`}`,
  withdraw: 'Ta bort',
  withdrawLabel: (what: string) => `Ta bort: ${what}`,
  withdrawQuestion: 'Löftet eller anteckningen gäller inte längre, men finns kvar i historiken.',
  withdrawn: 'Borttaget',
} as const;
