import * as yup from 'yup';
import { call, defineCalls } from '../../core/call';
import { id, output, text } from '../../core/fields';
import { messageResponse } from '../../core/list';
import { namedObject } from '../../core/named';

/** The outside services that a business connects. */
export const integrationNames = ['FASDOK', 'FORTNOX', 'VISMA'] as const;
export type IntegrationName = (typeof integrationNames)[number];
export const integrationLabel: Readonly<Record<IntegrationName, string>> = {
  FASDOK: 'FASDOK',
  FORTNOX: 'Fortnox',
  VISMA: 'Spiris (Visma)',
};
/** The services that keep the books. A company sends its invoices through one of them. */
export const accountingNames = ['FORTNOX', 'VISMA'] as const satisfies readonly IntegrationName[];

/** NEEDS_RECONNECT: the service does not accept the stored credentials any more, or connecting was interrupted. */
export const integrationStates = ['CONNECTED', 'NEEDS_RECONNECT'] as const;
export type IntegrationState = (typeof integrationStates)[number];

export const integrationInput = namedObject('IntegrationInput', {
  id: id(),
  description: text('Beskrivning'),
});

export const integrationRow = namedObject('IntegrationRow', {
  id: output.id(),
  name: output.choice(integrationNames),
  description: output.text(),
  created_at: output.text(),
  state: output.choice(integrationStates),
  last_sync_at: output.textOrNull(),
  next_sync_at: output.textOrNull(),
  /** What failed last, as a sentence for the user. It is null after a success. */
  last_error: output.textOrNull(),
  last_error_at: output.textOrNull(),
  /** The company in the accounting program that is connected. It is null for other services. */
  service_company: output.textOrNull(),
  /** The organisation number of that company, as the program writes it. It is null when the program names none. */
  organisation_number: output.textOrNull().optional(),
  /** Whether a simulator takes the place of the service. */
  is_simulated: output.flag(),
});
export type IntegrationRow = yup.InferType<typeof integrationRow>;

/** What happens when a connection is removed. */
const integrationRemoval = namedObject('IntegrationRemoval', {
  /** The companies that invoice through the connection, and go over to manual invoices. */
  companies: output.list(output.text()),
  /** The number of invoices in the accounting program that are not sent yet. */
  unsent: output.number(),
  /** The number of invoices in the accounting program that are sent and not fully paid. */
  unpaid: output.number(),
  /** The number of accounting tasks that are not done, waiting or refused. They would be dropped. */
  waiting: output.number(),
});
export type IntegrationRemoval = yup.InferType<typeof integrationRemoval>;

/** A service that can be connected on this server. */
const integrationService = namedObject('IntegrationService', {
  name: output.choice(integrationNames),
  is_simulated: output.flag(),
  /** Whether another connection of this kind is possible. */
  can_connect: output.flag(),
});
export type IntegrationService = yup.InferType<typeof integrationService>;

export const integrationCalls = defineCalls('integration', {
  list: call({
    method: 'GET',
    path: '/api/integration',
    summary: 'Kopplingar till andra tjänster',
    response: yup.object({
      data: output.list(integrationRow.required()),
      services: output.list(integrationService.required()),
    }),
  }),
  update: call({
    method: 'PATCH',
    path: '/api/integration',
    summary: 'Ändra beskrivning',
    body: integrationInput,
    response: integrationRow,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/integration/{id}',
    summary: 'Koppla bort',
    response: messageResponse,
  }),
  previewRemoval: call({
    method: 'GET',
    path: '/api/integration/{id}/removal',
    summary: 'Vad som händer när en koppling tas bort',
    response: integrationRemoval,
  }),
  /** The accounting programs that a company can send its invoices through. */
  invoicing: call({
    method: 'GET',
    path: '/api/integration/invoicing',
    summary: 'Kopplade bokföringsprogram',
    response: yup.object({ data: output.list(integrationRow.required()) }),
  }),
});
