/**
 * Whether a well-formed email address can exist on the internet: its domain has an ending, and no dot begins, ends or
 * follows another in the part before the `@`. A text that is no address at all is refused elsewhere, with the same message.
 */
export const isDeliverableEmail = (address: string): boolean => {
  const [local = '', domain = ''] = address.split('@');
  if (local === '' || domain === '') return true;
  return /\.[\p{L}\d-]*\p{L}[\p{L}\d-]+$/u.test(domain) && !/^\.|\.\.|\.$/.test(local);
};
