import { problem, type Route, serve, serveReadOnly } from '@husrum/api-platform';
import { maintenanceTemplateCalls } from '@husrum/contract/maintenance-template';
import { createTemplate } from './create-template';
import { deleteTemplate, listTemplates } from './maintenance-template.store';
import { maintenanceTemplateTexts } from './maintenance-template.texts';
import { readTemplate } from './read-template';
import { updateTemplate } from './update-template';

export const maintenanceTemplateRoutes: readonly Route[] = [
  serveReadOnly(maintenanceTemplateCalls.list, ({ query }, context) => listTemplates(context, query)),
  serve(maintenanceTemplateCalls.detail, ({ params }, { tx }) => readTemplate(tx, params.id)),
  serve(maintenanceTemplateCalls.create, ({ body }, context) => createTemplate(context, body)),
  serve(maintenanceTemplateCalls.update, ({ body }, context) => updateTemplate(context, body)),
  serve(maintenanceTemplateCalls.remove, async ({ params }, { tx }) => {
    if (!(await deleteTemplate(tx, params.id))) throw problem('notFound');
    return { message: maintenanceTemplateTexts.removed };
  }),
];
