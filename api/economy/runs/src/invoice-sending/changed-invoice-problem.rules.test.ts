import { changedInvoiceProblem } from './changed-invoice-problem.rules';

const ALREADY_SENT = 'Hyresavin är redan skickad.';
const CHANGED = 'Hyresavin ändrades medan den skickades. Läs igenom den och skicka igen.';

test.each([
  ['sent by somebody else for the first time', 1, 0, ALREADY_SENT],
  ['sent again by somebody else', 3, 2, ALREADY_SENT],
  ['changed, but sent by nobody', 0, 0, CHANGED],
  ['sent, but has no PDF here because it could not be mailed at first', 1, undefined, CHANGED],
])(
  'an invoice that is meanwhile %s is refused with the reason',
  (_title, sendCount, renderedCount, message) => {
    const rendered = renderedCount === undefined ? undefined : { send_count: renderedCount };
    expect(changedInvoiceProblem({ send_count: sendCount }, rendered)).toMatchObject({
      status: 409,
      message,
    });
  },
);
