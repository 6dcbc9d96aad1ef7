import { formatEntityName, formatKronor } from '@husrum/format';

interface EndingLease {
  readonly name: string;
  readonly house: string | null;
  readonly stop: string;
}
interface ExecutedAdjustment {
  readonly name: string;
  readonly house: string | null;
  readonly rate: string;
}

export const summaryTexts = {
  errors: (count: number) => ({
    title: count === 1 ? 'En hyresavi kräver åtgärd' : `${count} hyresavier kräver åtgärd`,
    body: 'De skickas inte förrän felet är åtgärdat.',
  }),
  overdue: (added: number, count: number, amount: number) => ({
    title: added === 1 ? 'En hyresavi har förfallit' : `${added} hyresavier har förfallit`,
    body: `Totalt är ${count === 1 ? '1 hyresavi förfallen' : `${count} hyresavier förfallna`}, ${formatKronor(amount)}.`,
  }),
  ending: (leases: readonly EndingLease[]) => ({
    title: leases.length === 1 ? 'En uthyrning upphör snart' : `${leases.length} uthyrningar upphör snart`,
    body: leases.map((lease) => `${formatEntityName(lease)}: ${lease.stop}`).join('\n'),
  }),
  adjustments: (adjustments: readonly ExecutedAdjustment[]) => ({
    title:
      adjustments.length === 1
        ? 'En hyresjustering är genomförd'
        : `${adjustments.length} hyresjusteringar är genomförda`,
    body: adjustments.map((adjustment) => `${formatEntityName(adjustment)}: ${adjustment.rate} %`).join('\n'),
  }),
  mailSubject: 'Det här har hänt i Husrum',
  mailButton: 'Öppna Husrum',
  mailNote: 'Du väljer i din profil vad du får mejl om.',
} as const;
