import { agreementCaseStatuses } from '@husrum/contract/agreement';
import * as yup from 'yup';
import { createServiceClient, ServiceError } from '../service-client';
import type { FasdokSettings } from '../service-settings';
import type { FasdokService } from './fasdok-service';

const encodeSegment = (id: string): string => encodeURIComponent(id);

const organizations = yup
  .array()
  .of(yup.object({ id: yup.string().required(), name: yup.string().required() }).required())
  .required();
const templates = yup
  .array()
  .of(
    yup
      .object({
        id: yup.string().required(),
        name: yup.string().required(),
        activeVersionNumber: yup.number().integer().required(),
      })
      .required(),
  )
  .required();
const documentCase = yup
  .object({ id: yup.string().required(), status: yup.string().oneOf(agreementCaseStatuses).required() })
  .required();
const pdf = yup.object({ file: yup.string().required() }).required();

/** Validates a response. One that does not match the schema is a failure of the service. */
const parse = async <T>(schema: yup.Schema<T>, answer: Promise<unknown>): Promise<T> => {
  const value = await answer;
  try {
    return await schema.validate(value, { stripUnknown: true });
  } catch (error) {
    throw new ServiceError('failed', 'FASDOK sent an unexpected response', '', { cause: error });
  }
};

/**
 * FASDOK over HTTP. There is no public description of its present interface: paths and fields follow those that the
 * product's own calls have (organizations, templates with activeVersionNumber, cases, PDF in base64). The access token,
 * an API key, is sent as a bearer token.
 */
export const createFasdokService = (
  { baseUrl }: Pick<FasdokSettings, 'baseUrl'>,
  accessToken: string,
): FasdokService => {
  const { requestJson } = createServiceClient({
    baseUrl,
    authorize: async () => ({ authorization: `Bearer ${accessToken}` }),
  });
  return {
    listOrganizations: () => parse(organizations, requestJson({ method: 'GET', path: '/organizations' })),
    listTemplates: (id) =>
      parse(templates, requestJson({ method: 'GET', path: `/organizations/${encodeSegment(id)}/templates` })),
    findCase: async (reference) => {
      const cases = await parse(
        yup.array().of(documentCase).required(),
        requestJson({ method: 'GET', path: '/cases', query: { reference } }),
      );
      return cases[0];
    },
    createCase: ({ organizationId, templateId, versionNumber, ...rest }) =>
      parse(
        documentCase,
        requestJson({
          method: 'POST',
          path: '/cases',
          json: {
            organization_id: organizationId,
            template_id: templateId,
            version_number: versionNumber,
            ...rest,
          },
        }),
      ),
    readCase: (id) =>
      parse(documentCase, requestJson({ method: 'GET', path: `/cases/${encodeSegment(id)}` })),
    readPdf: async (id) => {
      const { file } = await parse(
        pdf,
        requestJson({ method: 'GET', path: `/cases/${encodeSegment(id)}/pdf` }),
      );
      return Buffer.from(file, 'base64');
    },
  };
};
