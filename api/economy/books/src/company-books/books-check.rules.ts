import type { BooksFigureName } from '@husrum/contract/company-books';

/** An amount in öre as invoices and payments have it, and as the journal has it. */
interface Compared {
  readonly expectedOre: number;
  readonly bookedOre: number;
}
export interface BooksFigure extends Compared {
  readonly name: BooksFigureName;
}
/** An invoice or a payment of which the journal has something else. */
export interface BooksFault extends Compared {
  readonly kind: 'INVOICE' | 'PAYMENT';
  readonly id: number;
  readonly reference: string | null;
}

/** Whether the books agree with what happened: every figure, and every invoice and payment of its own. */
export const agrees = (figures: readonly Compared[], faults: readonly BooksFault[]): boolean =>
  faults.length === 0 && figures.every(({ expectedOre, bookedOre }) => expectedOre === bookedOre);
