import * as yup from 'yup';
import { integrationRow } from '../../connections/integration/integration.calls';
import { call, defineCalls } from '../../core/call';
import { id, optionalId, output, text } from '../../core/fields';
import { namedObject } from '../../core/named';
import { agreementRow } from '../agreement/agreement.calls';

export const connectFasdokInput = namedObject('ConnectFasdokInput', {
  access_token: text('API-nyckel', 500),
});

/** The ids of the organisation and the template are those of FASDOK: strings. */
export const fasdokCaseInput = namedObject('FasdokCaseInput', {
  lease_id: id('Uthyrning'),
  organization_id: text('Organisation'),
  template_id: text('Mall'),
  /** The version of the template as the user saw it. A case keeps its version. */
  activeVersionNumber: yup.number().integer().min(1).max(1_000_000).label('Version').required(),
});

const organization = namedObject('FasdokOrganization', { id: output.text(), name: output.text() });
const template = namedObject('FasdokTemplate', {
  id: output.text(),
  name: output.text(),
  activeVersionNumber: output.number(),
});
export type FasdokTemplate = yup.InferType<typeof template>;

/** The document service of the property owners, FASDOK. */
export const fasdokCalls = defineCalls('fasdok', {
  connect: call({
    method: 'POST',
    path: '/api/integration/fasdok/connect',
    summary: 'Koppla FASDOK med en API-nyckel',
    requires: 'administration.write',
    body: connectFasdokInput,
    response: integrationRow,
  }),
  organizations: call({
    method: 'GET',
    path: '/api/integration/fasdok/organizations',
    summary: 'Organisationer i FASDOK',
    needsIntegration: true,
    response: yup.object({ data: output.list(organization.required()), is_simulated: output.flag() }),
  }),
  templates: call({
    method: 'GET',
    path: '/api/integration/fasdok/{organization}/templates',
    summary: 'En organisations mallar i FASDOK',
    needsIntegration: true,
    response: yup.object({ data: output.list(template.required()) }),
  }),
  createCase: call({
    method: 'POST',
    path: '/api/integration/fasdok',
    summary: 'Skapa ett avtal i FASDOK',
    needsIntegration: true,
    body: fasdokCaseInput,
    response: agreementRow,
  }),
  /** Reads now how far the agreements have come in FASDOK: those of a lease, or all. Otherwise they are read once an hour. */
  sync: call({
    method: 'POST',
    path: '/api/integration/fasdok/sync',
    summary: 'Läs avtalens status i FASDOK',
    needsIntegration: true,
    requires: 'property.read',
    body: yup.object({ lease_id: optionalId('Uthyrning') }),
    response: yup.object({
      message: output.text(),
      /** Number of agreements with a new status. */
      changed: output.number(),
    }),
  }),
  /** The document as it is in FASDOK now. */
  casePdf: call({
    method: 'GET',
    path: '/api/integration/fasdok/{case}/pdf',
    summary: 'Dokumentet i FASDOK som PDF i base64',
    needsIntegration: true,
    response: yup.object({ file: output.text(), name: output.text() }),
  }),
});
