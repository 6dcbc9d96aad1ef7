import { text } from '../column.store';

export const addressColumns = [
  text('address.address', 'Adress'),
  text('address.postal_code', 'Postnummer'),
  text('address.city', 'Ort'),
  text('address.country', 'Land'),
];
