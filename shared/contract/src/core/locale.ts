import { setLocale } from 'yup';
import { formatLimit } from './format-limit';

const labelOf = (params: { label?: string; path?: string }) => params.label ?? 'Fältet';

// The default Swedish validation texts.
setLocale({
  mixed: {
    default: (p) => `${labelOf(p)} är inte giltigt`,
    required: (p) => `${labelOf(p)} måste fyllas i`,
    defined: (p) => `${labelOf(p)} måste fyllas i`,
    notNull: (p) => `${labelOf(p)} måste fyllas i`,
    oneOf: (p) => `${labelOf(p)} har ett värde som inte finns att välja`,
    notType: (p) =>
      p.type === 'number' ? `${labelOf(p)} måste vara ett tal` : `${labelOf(p)} är inte giltigt`,
  },
  string: {
    min: (p) => `${labelOf(p)} måste ha minst ${formatLimit(p.min)} tecken`,
    max: (p) => `${labelOf(p)} får ha högst ${formatLimit(p.max)} tecken`,
    email: () => 'Ange en giltig e-postadress',
    matches: (p) => `${labelOf(p)} är inte giltigt`,
  },
  number: {
    min: (p) => `${labelOf(p)} måste vara minst ${formatLimit(p.min)}`,
    max: (p) => `${labelOf(p)} får vara högst ${formatLimit(p.max)}`,
    integer: (p) => `${labelOf(p)} måste vara ett heltal`,
  },
  array: { min: (p) => `${labelOf(p)} måste ha minst ${formatLimit(p.min)} val` },
});
