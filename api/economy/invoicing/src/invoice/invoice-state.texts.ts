import type { InvoiceStatus } from '@husrum/contract/invoice';

const invoiceAgain = 'Skapa en ny avi om perioden ska aviseras på nytt.';
const creditInstead = 'Kreditera den om den är fel.';

/** Why an action does not fit the state of an invoice: what the state is, and what can be done instead. */
export const invoiceStateTexts: Readonly<
  Record<InvoiceStatus | 'CREDIT' | 'BOOKED' | 'WRITTEN_OFF', string>
> = {
  EDIT: 'Hyresavin redigeras. Skapa och attestera den först.',
  REVIEW: 'Hyresavin väntar på attestering. Attestera den först.',
  READY: 'Hyresavin är redo att skickas. Skicka den först.',
  PENDING_PAYMENT: `Hyresavin är skickad. ${creditInstead}`,
  PARTIALLY_PAYED: `Hyresavin är delbetald. ${creditInstead}`,
  PAYED: `Hyresavin är betald. ${creditInstead}`,
  OVERDUE: `Hyresavin är förfallen. ${creditInstead}`,
  CREDITED: `Hyresavin är krediterad. ${invoiceAgain}`,
  CANCELLED: `Hyresavin är makulerad. ${invoiceAgain}`,
  ERROR: 'Hyresavin kräver åtgärd. Rätta felet som står på den först.',

  CREDIT: 'Avin är en kreditavi. Den kan bara skickas.',
  BOOKED: `Hyresavin är bokförd. ${creditInstead}`,
  WRITTEN_OFF: 'Hyresavin är avskriven. Ta tillbaka avskrivningen först.',
};
