import { formatNumber } from '@husrum/format';

/** The dialog in which a user says what the columns of a CSV file are. */
export const csvColumnTexts = {
  heading: 'Välj kolumner',
  intro:
    'Husrum känner inte igen filens kolumner. Säg vilka som är vad. Valet gäller sedan alla filer med samma rubriker.',
  introWithoutHeader:
    'Filen har inga rubriker. Säg vilka kolumner som är vad. Valet gäller bara den här filen.',
  day: 'Dag',
  amount: 'Belopp',
  amountHint: 'Finns det en kolumn för insättningar och en för uttag väljer du den för insättningar.',
  text: 'Text',
  reference: 'Referens',
  payer: 'Betalare',
  company: 'Företag',
  none: 'Finns inte',
  submit: 'Läs in filen',
  firstRows: 'Filens första rader',
  title: (title: string, column: number) => title || `Kolumn ${formatNumber(column + 1)}`,
  /** A column, with an example of what is in it. */
  option: (title: string, example: string | undefined) =>
    example === undefined ? title : `${title} (${example})`,
} as const;
