import type { WorkItem } from '@husrum/contract/field-work';
import { routes } from '@husrum/contract/routes';
import { formatEntityName } from '@husrum/format';
import { AppLink, useAppNavigate, useCan, useUnsavedChangesPrompt } from '@husrum/platform';
import { PageFrame, Section } from '@husrum/ui';
import { useEffect, useState } from 'react';
import { fieldWorkTexts } from './field-work.texts';
import { PhotoUploadAlert } from './photo-upload-alert';
import { useNote } from './use-note';
import type { WorkActions } from './use-work-actions';
import { WorkAddress } from './work-address';
import { WorkBar } from './work-bar';
import { WorkNote } from './work-note';
import { WorkPhotos } from './work-photos';
import { WorkTags } from './work-tags';
import { WorkTasks } from './work-tasks';

const getPagePath = ({ type, id }: WorkItem): string =>
  type === 'ticket' ? routes.ticket.detail({ id }) : routes.maintenance.detail({ id });

/** One activity or ticket: address, tenants, tasks, photos and note, with the next step at the bottom. */
export const WorkPage = ({ item, actions }: { item: WorkItem; actions: WorkActions }) => {
  const { type, status, title, description, entity, company, time } = item;
  const can = useCan();
  const note = useNote(item, actions);
  const navigate = useAppNavigate();
  const [isFinished, setFinished] = useState(false);
  useUnsavedChangesPrompt(note.isChanged && !isFinished);
  // It navigates in an effect, after the render in which `isFinished` has turned the prompt about unsaved changes off.
  useEffect(() => {
    if (isFinished) navigate(routes.fieldWork.today());
  }, [isFinished, navigate]);
  const finish = async () => {
    // A comment is saved by a call of its own. If resolving then fails, the empty field cannot send the comment again.
    if (type === 'ticket' && note.isChanged && !(await note.save())) return;
    const changedNote = type === 'maintenance' && note.isChanged ? note.text.trim() : undefined;
    await actions.finish(changedNote).then(
      () => setFinished(true),
      () => undefined,
    );
  };
  const isStarted = status === 'STARTED';
  return (
    <PageFrame
      narrow
      title={title}
      breadcrumb={[
        { title: fieldWorkTexts.title, link: routes.fieldWork.today() },
        { title: fieldWorkTexts.type[type], link: null },
      ]}
      facts={[
        entity ? formatEntityName(entity) : company?.name,
        time && fieldWorkTexts.at(time),
        <WorkTags key="tags" item={item} />,
      ]}
    >
      <PhotoUploadAlert />
      <WorkAddress item={item} />
      {type === 'maintenance' && item.tasks.length > 0 && <WorkTasks item={item} />}
      <WorkPhotos item={item} />
      {isStarted && can(actions.noteCall) && (
        <WorkNote type={type} note={note} isPending={actions.isPending} />
      )}
      <Section title={fieldWorkTexts.description}>
        <p className="h-prose">{description}</p>
        <AppLink className="field-target" to={getPagePath(item)}>
          {fieldWorkTexts.showAll[type]}
        </AppLink>
      </Section>
      <WorkBar item={item} actions={actions} onFinish={finish} />
    </PageFrame>
  );
};
