const sv = new Intl.Collator('sv', { numeric: true });

/** Order of names as a Swede expects it: Å Ä Ö last, `Lgh 2` before `Lgh 10`. For `sort`. */
export const compareSwedish = (a: string, b: string): number => sv.compare(a, b);
