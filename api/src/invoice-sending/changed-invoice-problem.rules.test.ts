import { changedInvoiceProblem } from './changed-invoice-problem.rules';

test.each([
  [1, 0, 'Hyresavin är redan skickad.'],
  // Sent again.
  [3, 2, 'Hyresavin är redan skickad.'],
  [0, 0, 'Hyresavin ändrades medan den skickades. Läs igenom den och skicka igen.'],
  // Not rendered, such as one that could not be mailed when rendering began.
  [1, undefined, 'Hyresavin ändrades medan den skickades. Läs igenom den och skicka igen.'],
])('sent %s times, and %s times when it was rendered', (now, rendered, message) => {
  const before = rendered === undefined ? undefined : { send_count: rendered };
  expect(changedInvoiceProblem({ send_count: now }, before)).toMatchObject({ status: 409, message });
});
