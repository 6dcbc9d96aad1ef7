const swedishCollator = new Intl.Collator('sv', { numeric: true });

/** Swedish sort order for names: Å Ä Ö last, `Lgh 2` before `Lgh 10`. */
export const compareSwedish = (a: string, b: string): number => swedishCollator.compare(a, b);
