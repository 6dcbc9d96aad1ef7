const areaFormat = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 2 });
const priceFormat = new Intl.NumberFormat('sv-SE', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** An area: 62.5 gives `62,5 m²`. */
export const formatSquareMetres = (m2: number): string => `${areaFormat.format(m2)}\u00a0m²`;

/** A price per m² in SEK, such as a rent, with two to four decimals: 129.516 gives `129,516 kr/m²`. */
export const formatPerSquareMetre = (sek: number): string => `${priceFormat.format(sek)}\u00a0kr/m²`;
