import { formatNumber, pluralize } from '@husrum/format';
import { invoiceTexts } from '../../invoicing/invoice/invoice.texts';

const { count: countInvoices } = invoiceTexts;

export const invoiceBatchTexts = {
  cancel: 'Avbryt',
  save: 'Spara',

  approve: invoiceTexts.markReady,
  approveTitle: 'Attestera hyresavier',
  approveQuestion: (count: number) =>
    `Vill du attestera ${countInvoices(count)}? ${pluralize(count, 'Den', 'De')} blir redo att skickas.`,
  approved: (count: number) => `${countInvoices(count)} ${pluralize(count, 'attesterad', 'attesterade')}.`,

  send: 'Skicka',
  sendTitle: 'Skicka hyresavier',
  sendQuestion: (count: number) => `Vill du skicka ${countInvoices(count)}?`,

  pay: 'Registrera betalning',
  payText: (count: number) =>
    `${countInvoices(count)} registreras som helt betalda den dag du väljer, med det belopp som är kvar av varje avi.`,
  paid: (count: number) => `${countInvoices(count)} är betalda.`,
  changeDueDate: 'Ändra förfallodag',
  dueDateText: (count: number) => `${countInvoices(count)} får den förfallodag du väljer.`,
  sentUnchanged: 'Avier som redan är skickade ändras inte hos hyresgästen.',
  dueDateChanged: (count: number) => `${countInvoices(count)} har fått ny förfallodag.`,

  retry: 'Försök igen',
  retryTitle: 'Försök igen i bokföringsprogrammet',
  retryQuestion: (count: number) => `${countInvoices(count)} prövas igen i bokföringsprogrammet, en i taget.`,
  retried: (count: number) => `${countInvoices(count)} gick bra.`,
  nothingToRetry: 'Avin har inte stannat i ett bokföringsprogram. Öppna den och åtgärda felet där.',

  preview: 'Förhandsgranska PDF',
  previousInvoice: 'Föregående avi',
  nextInvoice: 'Nästa avi',
  invoicePosition: (position: number, total: number) =>
    `Avi ${formatNumber(position)} av ${formatNumber(total)}`,
  export: 'Exportera',

  progressLabel: 'Så långt har det kommit',
  progress: (processed: number, total: number) => `${formatNumber(processed)} av ${formatNumber(total)}.`,
  keepOpen: 'Stäng inte sidan medan det pågår.',
  failedLabel: 'Misslyckade',
  failed: (count: number) => `${formatNumber(count)} gick inte:`,
  invoiceWithId: (id: number) => `Avi ${id}`,
  stopped: 'Det avbröts av ett fel. Det som redan är gjort står kvar.',
} as const;
