/** A name of 120 characters, the longest that the product allows, with places to break the line. */
export const LONG_TEXT =
  'Bostadsrättsföreningen Kvarteret Gamla Tegelbruket vid Strandpromenaden i Örnsköldsvik, med parkering och gemensam bastu';
/** A name without a place to break the line. */
export const LONG_WORD = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3);
