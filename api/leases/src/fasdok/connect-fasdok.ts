import { connectService } from '@husrum/api-connections';
import { invalidInput, problem, type TransactionsContext } from '@husrum/api-platform';
import { createFasdokService, ServiceError } from '@husrum/api-ports';
import type { IntegrationRow } from '@husrum/contract/integration';
import { fasdokTexts } from './fasdok.texts';
import { nextSyncAt } from './fasdok-schedule.rules';

/** Tests the key at FASDOK before it is stored. In a business that is already connected, the new key replaces the old one. */
export const connectFasdok = async (
  context: TransactionsContext<IntegrationRow>,
  accessToken: string,
): Promise<IntegrationRow> => {
  const { settings, log } = await context.transaction(async ({ settings, log }) => ({ settings, log }));
  if (settings.fasdok === undefined) throw problem('conflict', { message: fasdokTexts.notConfigured });
  try {
    await createFasdokService(settings.fasdok, accessToken).listOrganizations();
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    log.warn({ err: error }, 'FASDOK refused the key or did not answer');
    if (['unauthorized', 'refused', 'notFound'].includes(error.failure))
      throw invalidInput({ access_token: [fasdokTexts.wrongKey] });
    throw problem('unavailable', { message: fasdokTexts.unavailable });
  }
  return context.transaction((request) =>
    connectService(request, {
      name: 'FASDOK',
      description: fasdokTexts.description,
      credentials: { access_token: accessToken },
      nextSync: nextSyncAt(request.clock.now()),
    }),
  );
};
