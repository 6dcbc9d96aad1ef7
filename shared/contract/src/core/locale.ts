import { setLocale } from 'yup';
import { formatLimit } from './format-limit';

/** The default Swedish validation texts. `label` is the name of the field. */
const name = (params: { label?: string; path?: string }) => params.label ?? 'Fältet';

setLocale({
  mixed: {
    default: (p) => `${name(p)} är inte giltigt`,
    required: (p) => `${name(p)} måste fyllas i`,
    defined: (p) => `${name(p)} måste fyllas i`,
    notNull: (p) => `${name(p)} måste fyllas i`,
    oneOf: (p) => `${name(p)} har ett värde som inte finns att välja`,
    notType: (p) => (p.type === 'number' ? `${name(p)} måste vara ett tal` : `${name(p)} är inte giltigt`),
  },
  string: {
    min: (p) => `${name(p)} måste ha minst ${formatLimit(p.min)} tecken`,
    max: (p) => `${name(p)} får ha högst ${formatLimit(p.max)} tecken`,
    email: () => 'Ange en giltig e-postadress',
    matches: (p) => `${name(p)} är inte giltigt`,
  },
  number: {
    min: (p) => `${name(p)} måste vara minst ${formatLimit(p.min)}`,
    max: (p) => `${name(p)} får vara högst ${formatLimit(p.max)}`,
    integer: (p) => `${name(p)} måste vara ett heltal`,
  },
  array: { min: (p) => `${name(p)} måste ha minst ${formatLimit(p.min)} val` },
});
