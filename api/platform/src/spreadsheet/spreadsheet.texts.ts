export const spreadsheetTexts = { yes: 'Ja', no: 'Nej', sheet: 'Blad' } as const;
