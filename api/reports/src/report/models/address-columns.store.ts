import { textColumn } from '../column.store';
import { addressColumnTexts } from './address-columns.texts';

export const addressColumns = [
  textColumn('address.address', addressColumnTexts.address),
  textColumn('address.postal_code', addressColumnTexts.postalCode),
  textColumn('address.city', addressColumnTexts.city),
  textColumn('address.country', addressColumnTexts.country),
];
