import './file-field.css';
import InboxOutlined from '@ant-design/icons/es/icons/InboxOutlined';
import { acceptedEndings } from '@husrum/contract/file';
import { Upload } from '@husrum/ui/upload';
import { FieldFrame } from '../fields/field-frame';
import { useFormField } from '../fields/use-form-field';
import { texts } from './file.texts';

/** Chooses one file; it is sent with the form. */
export const FileField = () => {
  const field = useFormField({ name: 'file' });
  const file = field.value instanceof File ? field.value : undefined;
  return (
    <FieldFrame field={field} group>
      <Upload.Dragger
        id={field.id}
        rootClassName="h-file"
        accept={acceptedEndings}
        maxCount={1}
        fileList={file ? [{ uid: file.name, name: file.name, size: file.size }] : []}
        beforeUpload={(chosen) => {
          field.set(chosen);
          return false;
        }}
        onRemove={() => field.set(null)}
      >
        <p className="ant-upload-drag-icon">
          <InboxOutlined />
        </p>
        <p>{texts.choose}</p>
        <p className="h-muted">{texts.limits}</p>
      </Upload.Dragger>
    </FieldFrame>
  );
};
