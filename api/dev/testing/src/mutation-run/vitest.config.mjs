import path from 'node:path';

// Vitest runs the same tests many times in one process, where Jest starts anew for each mutant.
export default {
  root: path.join(import.meta.dirname, '../../../../..'),
  test: {
    globals: true,
    include: [
      'api/rent/**/*.test.ts',
      'api/economy/{invoicing,payments}/**/*.rules.test.ts',
      'shared/format/**/*.test.ts',
    ],
  },
};
