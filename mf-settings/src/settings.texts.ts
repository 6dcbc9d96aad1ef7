export const SAVED = 'Ändringar sparade';
