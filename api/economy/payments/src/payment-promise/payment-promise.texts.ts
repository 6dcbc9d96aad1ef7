export const paymentPromiseTexts = {
  notSent: 'Löften och anteckningar görs på avier som är skickade',
  empty: 'Ange en dag eller skriv en anteckning',
  amountWithoutDay: 'Ange också vilken dag det ska betalas',
  dayPassed: 'Dagen har redan varit',
  nothingLeft: 'Det finns inget kvar att betala på avin',
  moreThanLeft: (left: string) => `Det är ${left} kvar att betala på avin`,
  alreadyWithdrawn: 'Löftet är redan borttaget',
} as const;
