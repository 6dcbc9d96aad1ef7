const swedishNumber = new Intl.NumberFormat('sv-SE');

/** A limit in an error text, with grouped digits: 1000 gives `1 000` (U+00A0). */
export const formatLimit = (limit: number): string => swedishNumber.format(limit);
