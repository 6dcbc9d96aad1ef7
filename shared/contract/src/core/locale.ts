import { setLocale } from 'yup';
import { formatLimit } from './format-limit';

/** A field without a label, such as one that no form shows, is named by its path. */
const labelOf = ({ label, path }: { label?: string; path?: string }) =>
  label ?? (path ? `Fältet ${path}` : 'Fältet');
export const invalidEmailText = 'Ange en giltig e-postadress';

// These are the default Swedish validation texts.
setLocale({
  mixed: {
    default: (p) => `${labelOf(p)} har ett ogiltigt värde`,
    required: (p) => `${labelOf(p)} måste fyllas i`,
    defined: (p) => `${labelOf(p)} måste fyllas i`,
    notNull: (p) => `${labelOf(p)} måste fyllas i`,
    oneOf: (p) => `${labelOf(p)} har ett värde som inte finns att välja`,
    notType: (p) => {
      if (p.type !== 'number') return `${labelOf(p)} har ett ogiltigt värde`;
      return p.originalValue === '' ? `${labelOf(p)} måste fyllas i` : `${labelOf(p)} måste vara ett tal`;
    },
  },
  string: {
    min: (p) => `${labelOf(p)} måste ha minst ${formatLimit(p.min)} tecken`,
    max: (p) => `${labelOf(p)} får ha högst ${formatLimit(p.max)} tecken`,
    email: () => invalidEmailText,
    matches: (p) => `${labelOf(p)} har ett ogiltigt värde`,
  },
  number: {
    min: (p) => `${labelOf(p)} måste vara minst ${formatLimit(p.min)}`,
    max: (p) => `${labelOf(p)} får vara högst ${formatLimit(p.max)}`,
    integer: (p) => `${labelOf(p)} måste vara ett heltal`,
  },
  array: { min: (p) => `${labelOf(p)} måste ha minst ${formatLimit(p.min)} val` },
});
