import { invoiceTexts } from '../invoice/invoice.texts';

export const invoiceSendingTexts = {
  send: 'Skicka',
  sendNow: (reference: string | null) => `Skicka ${reference ?? 'avin'} nu`,
  sendAgain: 'Skicka igen',
  changeAddress: 'Ändra hyresgästens e-postadress',
  markSent: 'Markera som skickad',
  question: 'Vill du skicka denna hyresavi?',
  sent: 'Hyresavin är skickad',
  markedSent: 'Hyresavin är markerad som skickad',
  markSentQuestion:
    'Avin låses och börjar förfalla som om den hade skickats, men inget e-postmeddelande går iväg.',

  previewTitle: 'Förhandsgranskning',
  download: (name: string) => `Ladda ner ${name}`,

  sendAll: 'Skicka alla',
  sendAllTitle: 'Skicka hyresavier',
  stepChecks: 'Kontroll',
  stepSelection: 'Urval',
  stepSending: 'Utskick',
  noneReady: 'Inga hyresavier är redo att skickas',
  readyAndTotal: 'är redo att skickas, tillsammans',
  checkResult: (label: string, count: number) => `${label}: ${count === 0 ? 'ingen' : count}`,
  next: 'Fortsätt',
  back: 'Tillbaka',
  cancel: 'Avbryt',
  selectableInvoices: 'Hyresavier att skicka',
  selectOne: 'Välj minst en hyresavi.',
  sendAllQuestion: (count: number) => `Vill du skicka de ${count} hyresavier som väntar?`,
  sendInvoices: (count: number) => `Skicka ${invoiceTexts.count(count)}`,

  outcomes: 'Avierna i utskicket',
  progress: (done: number, total: number | null) => `${done} av ${total ?? '…'} klara.`,
  canClose: 'Du kan stänga: utskicket fortsätter, och resultatet finns under Uppgifter längst upp.',
  continueInBackground: 'Fortsätt i bakgrunden',
  retry: 'Försök igen med de som misslyckades',
  showRun: 'Visa körningen',
  sentCount: (sent: number) => {
    if (sent === 0) return 'Inga hyresavier skickades.';
    return sent === 1 ? '1 hyresavi är skickad.' : `${sent} hyresavier är skickade.`;
  },
  failed: (count: number) => `${count} kunde inte skickas.`,
  skipped: (count: number) => `${count} hade redan skickats eller ändrats av någon annan.`,
} as const;
