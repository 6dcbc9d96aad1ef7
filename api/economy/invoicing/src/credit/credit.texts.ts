export const creditTexts = {
  /** `2 hyresavier fick 8 324 kr avräknat.` */
  settled: (count: number, amount: string) =>
    `${count === 1 ? '1 hyresavi' : `${count} hyresavier`} fick ${amount} avräknat`,
  nothingOpen: 'Det finns ingen obetald hyresavi att använda tillgodohavandet på',
} as const;
