import { setLocale } from 'yup';
import { formatLimit } from './format-limit';

type NameField = (path: string) => string | undefined;
let nameField: NameField = () => undefined;
/** The server has names for the fields that no form shows, and that have no label. */
export const setFieldNames = (name: NameField): void => {
  nameField = name;
};
const labelOf = ({ label, path = '' }: { label?: string; path?: string }) =>
  label ?? nameField(path) ?? 'Fältet';
export const invalidEmailText = 'Ange en giltig mejladress';

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
