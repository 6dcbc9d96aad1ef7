import type { InvoiceRow } from '@husrum/contract/invoice';

const decimals = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 4 });

/** Formats a quantity with its unit: `0,5 st`. */
export const formatQuantity = ({ quantity, unit }: Pick<InvoiceRow, 'quantity' | 'unit'>): string =>
  `${decimals.format(quantity)}${unit ? ` ${unit}` : ''}`;
