/** The text with its first letter as a capital: `januari 2027` gives `Januari 2027`. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
