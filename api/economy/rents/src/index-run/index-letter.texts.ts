import { type IndexSeries, indexSeriesLabel } from '@husrum/contract/agreement';
import type { LocalDate } from '@husrum/format';

export const indexLetterTexts = {
  fileName: (id: number) => `ny-hyra-${id}.pdf`,
  title: 'Ny hyra enligt indexklausul',
  heading: (from: string) => `Ny hyra från ${from} enligt indexklausul`,
  object: (name: string, address: string) => `Det här gäller din uthyrning av ${name}, ${address}.`,
  reference: (reference: string) => `Hyreskontrakt: ${reference}`,
  opening: (from: string) =>
    `Enligt indexklausulen i hyreskontraktet ändras tillägget till bashyran varje år den 1 januari. Från ${from} är hyran:`,
  baseRent: (amount: string) => `Bashyra: ${amount} per år`,
  oldSupplement: (amount: string) => `Tillägg hittills: ${amount} per år`,
  newSupplement: (amount: string, year: number) => `Tillägg för ${year}: ${amount} per år`,
  newRent: (year: string, month: string) => `Ny hyra: ${year} per år, ${month} per månad`,
  newRentPer: (amount: string, interval: string) => `Belopp per avi: ${amount} per ${interval}`,
  vat: (rate: string) => `Beloppen är utan moms. Moms, ${rate}, tillkommer.`,
  noVat: 'Ingen moms tillkommer.',
  index: (facts: {
    readonly series: IndexSeries;
    readonly year: number;
    readonly index: string;
    readonly baseYear: number;
    readonly base: string;
  }) =>
    `Index är Statistiska centralbyråns konsumentprisindex (${indexSeriesLabel[facts.series]}). För oktober ${facts.year} är det ${facts.index}. Bastalet är ${facts.base} (oktober ${facts.baseYear}).`,
  computed: (explanation: string) => `Så är tillägget räknat: ${explanation}.`,
  rounded: 'Hyran per avi är avrundad till hela ören, så ett år kan skilja sig med några ören.',
  conversion: (text: string) => `Bastalet är omräknat: ${text}`,
  notBelow: 'Hyran blir aldrig lägre än bashyran.',
  questions: (contact: string) => `Frågor om den nya hyran besvaras av ${contact}.`,
  organisation: (number: string) => `Org.nr ${number}`,
  mailSubject: (from: LocalDate, company: string) => `Ny hyra från ${from} – ${company}`,
  mailText: (object: string, from: string) =>
    `Hyran för ${object} ändras från ${from} enligt indexklausulen i hyreskontraktet. Den nya hyran och hur den är räknad finns i brevet, som är bifogat.`,
  undelivered: (to: string, reason: string) => `Mejlet till ${to} kom inte fram: ${reason}`,
  notification: (object: string) => ({
    title: 'Ett brev om ny hyra kom inte fram',
    body: object,
  }),
  notReady: 'Brevet kan inte skickas: hyran är inte ändrad av uppräkningen, eller brevet är redan skickat',
} as const;
