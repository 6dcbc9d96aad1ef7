import { MAX_VIEWS } from '@husrum/contract/preference';

export const listTexts = {
  menu: 'Vy',
  hasHiddenColumns: ', kolumner är dolda',
  saveViewItem: 'Spara vy …',
  editViewsItem: 'Byt namn eller ta bort …',
  columnsItem: 'Kolumner …',
  dialogTitles: {
    save: 'Spara vy',
    views: 'Sparade vyer',
    columns: 'Kolumner',
  },
  showAllColumns: 'Visa alla kolumner',
  saveView: 'Spara vy',
  saveViewHint: 'Listans status, filter och sortering sparas. Vyn är bara din.',
  viewName: 'Namn på vyn',
  viewNameMissing: 'Ge vyn ett namn',
  viewNameExists: 'En vy med det namnet finns och ersätts.',
  viewNameTaken: (name: string) => `En annan vy heter redan ${name}.`,
  tooManyViews: `Du kan ha högst ${MAX_VIEWS} sparade vyer. Ta bort någon först.`,
  noViews: 'Inga sparade vyer.',
  viewNameOf: (name: string) => `Namn på vyn ${name}`,
  removeView: (name: string) => `Ta bort vyn ${name}`,
} as const;
