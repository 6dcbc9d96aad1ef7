import type { InvoiceEventKind } from './invoice.tables';

const texts: Readonly<Record<InvoiceEventKind, (detail: string) => string>> = {
  CREATED: () => 'Skapad för hand',
  GENERATED: (reference) => `Fick referens ${reference}`,
  APPROVED: () => 'Attesterad',
  REOPENED: () => 'Ändrad, väntar på attestering igen',
  RECALCULATED: (why) => `Omräknad: ${why}`,
  SENT: (address) => `Skickad till ${address}`,
  NOT_SENT: (reason) => `Nådde inte hyresgästen: ${reason}`,
  MARKED_SENT: () => 'Markerad som skickad',
  PAID: (amount) => `Betalning ${amount} registrerad`,
  SURPLUS: (amount) => `Överskott ${amount} blev tillgodohavande`,
  ROUNDED: (amount) => `Öresavrundning ${amount}`,
  OFFSET: (amount) => `Tillgodohavande ${amount} avräknat`,
  UNDONE: (amount) => `Betalning ${amount} ångrad`,
  DUE_MOVED: (date) => `Förfallodag ändrad till ${date}`,
  PARTLY_CREDITED: (credit) => `Delvis krediterad med avi ${credit}`,
  CREDITED: (reference) => `Krediterad med avi ${reference}`,
  CANCELLED: () => 'Makulerad',
  DRAFTED: (service) => `Skapad i ${service}`,
  BOOKED: (service) => `Bokförd i ${service}`,
  REFUSED: (reason) => `Stannade i bokföringsprogrammet: ${reason}`,
  SYNC_STOPPED: (reason) => `Synkronisering inaktiverad: ${reason}`,
  SYNC_RESUMED: () => 'Synkroniseringen är återaktiverad',
  DIVERGED: (what) => `Skiljer sig från bokföringsprogrammet: ${what}`,
  DIVERGENCE_DECIDED: (decision) => `Skillnad avgjord: ${decision}`,
  WRITTEN_OFF: (amountAndReason) => `Avskriven ${amountAndReason}`,
  WRITE_OFF_RECOVERED: (amount) => `${amount} av avskrivningen betalades och togs tillbaka`,
  WRITE_OFF_RESTORED: (amount) => `${amount} avskrevs igen, för betalningen ångrades`,
  WRITE_OFF_TAKEN_BACK: (amount) => `Avskrivningen ${amount} togs tillbaka`,
};

/** It is for events without a detail. */
const textsWithoutDetail: Partial<Readonly<Record<InvoiceEventKind, string>>> = {
  GENERATED: 'Skapad',
  SENT: 'Skickad',
  PAID: 'Betalning registrerad',
  SURPLUS: 'Överskottet blev tillgodohavande',
  ROUNDED: 'Öresavrundning',
  OFFSET: 'Tillgodohavande avräknat',
  UNDONE: 'Betalning ångrad',
  DUE_MOVED: 'Förfallodag ändrad',
  PARTLY_CREDITED: 'Delvis krediterad',
  CREDITED: 'Krediterad',
  BOOKED: 'Bokförd',
  SYNC_STOPPED: 'Synkronisering inaktiverad',
};

export const timelineText = (kind: InvoiceEventKind, detail: string | null): string =>
  detail === null ? (textsWithoutDetail[kind] ?? texts[kind]('')) : texts[kind](detail);
