/** The rules whose tests are tried, by what they decide. Paths from the root of the project. */
export const mutatedRules: Readonly<Record<string, readonly string[]>> = {
  date: ['shared/format/src/{bank-days,local-date,month,notice-period,scheduled-time,week}.ts'],
  rent: [
    'api/rent/src/{quarter-bridge,period-grid,proration,next-invoice,lease-state,send-date,plan-run}.rules.ts',
    'api/rent/src/lease-span-change.rules.ts',
    'api/rent/src/period.ts',
  ],
  invoice: ['api/economy/invoicing/src/**/*.rules.ts'],
  payment: ['api/economy/payments/src/payment/*.rules.ts'],
  bankfile: ['api/economy/payments/src/bank-file/*.rules.ts'],
};

/** What rules share with their tests, and texts: a test of a rule does not repeat its sentence. */
export const notMutated: readonly string[] = ['!**/*.{test,test-data,texts,tables}.ts'];
