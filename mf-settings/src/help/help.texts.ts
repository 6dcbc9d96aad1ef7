export const helpTexts = {
  about: 'Om Husrum',
  product: 'Husrum',
  productText:
    'Husrum hjälper hyresvärdar att hålla ordning på fastigheter, uthyrningar, hyresavier och ärenden.',
  licences: 'Tredjepartslicenser',
  licencesText: 'Husrum bygger på öppen källkod. Tack till alla som har skrivit den.',
  /** For a package whose manifest names no licence. */
  seeLicenceFile: 'Se paketets licensfil',
} as const;
