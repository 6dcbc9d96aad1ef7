import { formatCount, formatNumber, pluralize } from '@husrum/format';
import { invoiceTexts } from '../invoice/invoice.texts';

export const invoiceSendingTexts = {
  send: 'Skicka',
  sendNow: (reference: string | null) => `Skicka ${reference ?? 'avin'} nu`,
  sendAgain: 'Skicka igen',
  changeAddress: 'Ändra hyresgästens mejladress',
  markSent: 'Markera som skickad',
  question: 'Vill du skicka denna hyresavi?',
  sendTitle: 'Är du säker?',
  confirm: 'Fortsätt',
  preview: {
    recipient: 'Mottagare',
    recipients: (count: number) => formatCount(count, 'hyresgäst', 'hyresgäster'),
    noEmail: 'ingen mejladress',
    amount: 'Att betala',
    credits: 'Krediteras',
    due: 'Förfaller',
    nothingDue: 'Inget att betala',
    account: 'Betalas till',
    accountOf: (company: string) => `Betalas till, ${company}`,
    noAccount: 'Saknas',
    bankgiro: (number: string) => `bankgiro ${number}`,
    plusgiro: (number: string) => `plusgiro ${number}`,
    openSettingsOf: (company: string) => `Öppna faktureringsinställningarna för ${company}`,
    stopped: (count: number) => `${formatCount(count, 'avi', 'avier')} lämnas utanför.`,
    bookedFirst: (booked: number, count: number) => {
      if (count === 1) return 'Avin bokförs först i bokföringsprogrammet och skickas sedan av sig själv.';
      const what = booked === count ? 'Avierna' : formatCount(booked, 'avi', 'avier');
      return `${what} bokförs först i bokföringsprogrammet och skickas sedan av sig ${pluralize(booked, 'själv', 'själva')}.`;
    },
    invoices: 'Avierna',
    showInvoices: (count: number) => `Visa ${formatCount(count, 'avi', 'avier')}`,
    firstOnly: (shown: number) => `De första ${formatNumber(shown)} visas.`,
  },
  sent: 'Hyresavin är skickad',
  markedSent: 'Hyresavin är markerad som skickad',
  markSentQuestion: 'Avin låses och börjar förfalla som om den hade skickats, men inget mejl går iväg.',

  previewTitle: 'Förhandsgranskning',
  sinceSending: {
    lead: 'PDF:en är som den skickades. Sedan dess:',
    credited: (amount: string, reference: string | null) =>
      `Krediterat${reference === null ? '' : ` genom avi ${reference}`}: ${amount}`,
    left: (amount: string) => `Kvar att betala: ${amount}`,
    isVoid: (isCancelled: boolean) =>
      `Avin är ${isCancelled ? 'makulerad' : 'krediterad'}: ingenting ska betalas.`,
    shownAsSent: 'Så här såg avin ut när den skickades.',
    showAsSent: 'Visa avin som den skickades',
    showNow: 'Visa avin som den är nu',
  },
  download: (name: string) => `Ladda ner ${name}`,

  sendAll: 'Skicka alla',
  sendAllTitle: 'Skicka hyresavier',
  stepChecks: 'Kontroll',
  stepSelection: 'Urval',
  stepSending: 'Utskick',
  noneReady: 'Inga hyresavier är redo att skickas',
  /** This stands before the numbers of invoices and credit invoices. */
  ready: 'är redo att skickas:',
  negativeExceptCredits: 'Negativt belopp på annat än kreditavier',
  readyAndTotal: 'är redo att skickas, tillsammans',
  checkResult: (label: string, count: number) => `${label}: ${count === 0 ? 'ingen' : formatNumber(count)}`,
  next: 'Fortsätt',
  back: 'Tillbaka',
  cancel: 'Avbryt',
  selectableInvoices: 'Hyresavier att skicka',
  selectOne: 'Välj minst en hyresavi.',
  sendAllQuestion: (count: number) =>
    `Vill du skicka ${pluralize(count, 'den hyresavi', `de ${formatNumber(count)} hyresavier`)} som väntar?`,
  due: (day: string) => `förfaller ${day}`,
  dueSoon: (days: number) => `Förfaller inom ${formatCount(days, 'dag', 'dagar')}`,
  sendInvoices: (count: number) => `Skicka ${invoiceTexts.count(count)}`,

  outcomes: 'Avierna i utskicket',
  progress: (done: number, total: number | null) =>
    `${formatNumber(done)} av ${total === null ? '…' : formatNumber(total)} klara.`,
  canClose: 'Du kan stänga: utskicket fortsätter, och resultatet finns under Utskick längst upp.',
  continueInBackground: 'Fortsätt i bakgrunden',
  retry: 'Försök igen med de som misslyckades',
  showRun: 'Visa körningen',
  waiting: (count: number) =>
    `${invoiceTexts.count(count)} bokförs nu i bokföringsprogrammet och skickas sedan av sig ${pluralize(count, 'själv', 'själva')}. Flera hundra tar en stund, och du kan stänga.`,
  sentCount: (sent: number) => {
    if (sent === 0) return 'Inga hyresavier skickades.';
    return `${invoiceTexts.count(sent)} är ${pluralize(sent, 'skickad', 'skickade')}.`;
  },
  failed: (count: number) => `${formatNumber(count)} kunde inte skickas.`,
  byHand: (count: number) =>
    `${invoiceTexts.count(count)} kan inte mejlas: hyresgästen saknar mejladress. Lämna ${pluralize(count, 'den', 'dem')} på annat sätt och markera ${pluralize(count, 'den som skickad', 'dem som skickade')}.`,
  skipped: (count: number) => `${formatNumber(count)} hade redan skickats eller ändrats av någon annan.`,
} as const;
