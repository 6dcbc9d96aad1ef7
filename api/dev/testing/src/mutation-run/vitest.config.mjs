import path from 'node:path';

// Vitest runs the same tests many times in one process. Jest starts anew each time, which takes twenty times as long.
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
