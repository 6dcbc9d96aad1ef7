/**
 * Whether a well-formed email address can exist on the internet: its domain has an ending, and the part before the `@`
 * neither begins nor ends with a dot nor has two dots in a row. The result is true for a text that is no address at all:
 * `email()` of yup refuses that, with the same message.
 */
export const isDeliverableEmail = (address: string): boolean => {
  const [local = '', domain = ''] = address.split('@');
  if (local === '' || domain === '') return true;
  return /\.[\p{L}\d-]*\p{L}[\p{L}\d-]+$/u.test(domain) && !/^\.|\.\.|\.$/.test(local);
};
