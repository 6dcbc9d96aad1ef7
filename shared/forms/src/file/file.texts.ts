import { MAX_FILE_MEGABYTES } from '@husrum/contract/file';

export const fileTexts = {
  label: 'Fil',
  missing: 'Välj en fil.',
  choose: 'Dra hit en fil eller klicka för att välja',
  limits: `PDF, bild, text, zip eller Office-dokument, högst ${MAX_FILE_MEGABYTES} MB`,
} as const;
