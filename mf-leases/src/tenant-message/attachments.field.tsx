import UploadOutlined from '@ant-design/icons/es/icons/UploadOutlined';
import { busEvent } from '@husrum/contract/bus';
import { acceptedExtensions, fileCalls, findFileProblem } from '@husrum/contract/file';
import { FormItem, useFormField } from '@husrum/forms';
import { notify, useApiMutation } from '@husrum/platform';
import { MultiSelect } from '@husrum/ui/choice';
import { Button } from '@husrum/ui/core';
import { Upload } from '@husrum/ui/upload';
import { type Target, useTargetFiles } from './tenant-message.queries';
import { tenantMessageTexts } from './tenant-message.texts';
import { toIds } from './to-ids';

/** Attachments: files that the target has, and new ones, which become files of the target. */
export const AttachmentsField = ({ target }: { target: Target }) => {
  const field = useFormField({ name: 'file_ids' });
  const selectedIds = toIds(field.value);
  const files = useTargetFiles(target);
  const upload = useApiMutation(fileCalls.upload, {
    publish: () => [busEvent('file.changed', {})],
    successMessage: tenantMessageTexts.uploaded,
    failureAsWarning: true,
    onSuccess: ({ file }) => field.setValue([...selectedIds, file.id]),
  });
  const options = (files.data?.data ?? []).map(({ id, alias }) => ({ value: id, label: alias }));
  const removedIds = files.data ? selectedIds.filter((id) => !options.some(({ value }) => value === id)) : [];
  const uploadFile = (file: File) => {
    const problem = findFileProblem(file);
    if (problem !== undefined) return notify.warning(problem);
    upload.mutate({
      body: { name: null, alias: null, notice: null, fileable_type: target.type, fileable_id: target.id },
      file,
    });
  };
  return (
    <FormItem field={field} hint={tenantMessageTexts.attachmentsHint}>
      <div className="l-message__files">
        <MultiSelect
          {...field.controlProps}
          value={[...selectedIds]}
          options={[
            ...options,
            ...removedIds.map((id) => ({ value: id, label: tenantMessageTexts.removedFile })),
          ]}
          showSearch={{ optionFilterProp: 'label' }}
          loading={files.isPending}
          status={field.error ? 'error' : undefined}
          placeholder={tenantMessageTexts.chooseFiles}
          notFoundContent={tenantMessageTexts.noFiles}
          onChange={field.setValue}
        />
        <Upload
          accept={acceptedExtensions}
          showUploadList={false}
          beforeUpload={(file) => {
            uploadFile(file);
            return false;
          }}
        >
          <Button call={fileCalls.upload} icon={<UploadOutlined />} loading={upload.isPending}>
            {tenantMessageTexts.upload}
          </Button>
        </Upload>
      </div>
    </FormItem>
  );
};
