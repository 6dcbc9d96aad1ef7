import { text } from '../column';

export const addressColumns = [
  text('address.address', 'Adress'),
  text('address.postal_code', 'Postnummer'),
  text('address.city', 'Ort'),
  text('address.country', 'Land'),
];
