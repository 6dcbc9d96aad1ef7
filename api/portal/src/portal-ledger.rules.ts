import type { LedgerLineKind } from '@husrum/contract/ledger';
import type { PortalLedger } from '@husrum/contract/portal';
import { compareSwedish, fromOre, type LocalDate } from '@husrum/format';

interface Entry {
  readonly kind: LedgerLineKind;
  readonly id: number;
  readonly day: LocalDate;
  readonly ore: number;
  readonly isReversal: boolean;
  readonly invoiceId: number | null;
  readonly reference: string | null;
  readonly companyId: number | null;
  readonly companyName: string | null;
}

/** The entry without the number of an invoice that the tenant has not been sent: a payment may be of one. */
export const hideUnsent = <E extends Pick<Entry, 'invoiceId' | 'reference'>>(
  entry: E,
  sentIds: ReadonlySet<number>,
): E => (entry.invoiceId !== null && sentIds.has(entry.invoiceId) ? entry : { ...entry, reference: null });

const toPortalLedger = (entries: readonly Entry[]): PortalLedger => {
  let balanceOre = 0;
  const lines = entries.map(({ kind, id, isReversal, day, reference, ore }) => {
    balanceOre += ore;
    return {
      ...{ key: [kind, id, ...(isReversal ? ['R'] : [])].join('-'), kind, day, reference },
      ...{ amount: fromOre(ore), balance: fromOre(balanceOre) },
    };
  });
  const [first] = entries;
  return {
    company:
      first === undefined || first.companyId === null
        ? null
        : { id: first.companyId, name: first.companyName ?? '' },
    balance: fromOre(balanceOre),
    entries: lines.toReversed(),
  };
};

/**
 * The ledger with each company, by name, from the entries of all companies, oldest first. Each company has its own books, so a
 * balance never mixes two.
 */
export const splitByCompany = (entries: readonly Entry[]): PortalLedger[] => {
  const ids = [...new Set(entries.map(({ companyId }) => companyId))];
  return ids
    .map((id) => toPortalLedger(entries.filter(({ companyId }) => companyId === id)))
    .sort((a, b) => compareSwedish(a.company?.name ?? '', b.company?.name ?? ''));
};
