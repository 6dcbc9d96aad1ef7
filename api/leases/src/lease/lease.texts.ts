import { formatCount } from '@husrum/format';
export const leaseTexts = {
  overview: 'Uthyrningar',
  untitled: 'Uthyrning',
  created: 'Uthyrningen lades upp',
  archived: 'Arkiverad',
  removed: 'Uthyrning borttagen',
  hasSentOrPaidInvoices:
    'Uthyrningen har hyresavier som är skickade eller betalda och kan inte tas bort. Avsluta den i stället.',
  ended: 'Uthyrningen är avslutad. Återaktivera den för att ändra.',

  endedNoMoreTenants: 'Uthyrningen är avslutad och kan inte få fler hyresgäster.',
  alreadyTenant: 'Hyresgästen finns redan på uthyrningen',
  primaryTenantStays: 'Kan inte koppla bort primär hyresgäst',

  notRentable: 'Objektet går inte att hyra ut',
  noArea: 'Objektet har ingen yta att räkna hyran på',
  overlaps: (start: string, stop: string | null) =>
    `Objektet är redan uthyrt ${start} – ${stop ?? 'tills vidare'}`,

  unreturnedReceipts: (count: number) =>
    `Slutdatumet kan inte ändras: ${formatCount(count, 'kvittens är inte återlämnad', 'kvittenser är inte återlämnade')}`,
  earliestMonth: (month: string) => `Välj ${month} eller senare`,
  monthAfterEnd: (stop: string) => `Uthyrningen upphör ${stop}: välj en tidigare månad`,

  earliestAdjustment: (day: string) =>
    `Välj ${day} eller senare: dessförinnan är hyran aviserad eller inte justerad`,
  nothingMissed: 'Uthyrningen har inte missat någon hyresjustering från den dagen',

  savedValue: (value: string) => `Nu sparat: ${value}`,
  noReference: 'ingen',
  noDate: 'inget',
  noMonth: 'ingen',
  yes: 'ja',
  no: 'nej',
} as const;
