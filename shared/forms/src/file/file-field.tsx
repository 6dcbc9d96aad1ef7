import './file-field.css';
import InboxOutlined from '@ant-design/icons/es/icons/InboxOutlined';
import { acceptedExtensions } from '@husrum/contract/file';
import { Upload } from '@husrum/ui/upload';
import { FormItem } from '../fields/form-item';
import { useFormField } from '../fields/use-form-field';
import { fileTexts } from './file.texts';

/** Picks one file, which is sent with the form. */
export const FileField = () => {
  const field = useFormField({ name: 'file' });
  const file = field.value instanceof File ? field.value : undefined;
  return (
    <FormItem field={field} group>
      <Upload.Dragger
        id={field.id}
        rootClassName="h-file"
        accept={acceptedExtensions}
        maxCount={1}
        fileList={file ? [{ uid: file.name, name: file.name, size: file.size }] : []}
        beforeUpload={(chosen) => {
          field.setValue(chosen);
          return false;
        }}
        onRemove={() => field.setValue(null)}
      >
        <p className="ant-upload-drag-icon">
          <InboxOutlined />
        </p>
        <p>{fileTexts.choose}</p>
        <p className="h-muted">{fileTexts.limits}</p>
      </Upload.Dragger>
    </FormItem>
  );
};
