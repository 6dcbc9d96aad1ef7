export const importTexts = { title: 'Importera från Excel' } as const;
