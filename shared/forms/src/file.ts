/** Fields of forms that upload a file. */
export { fileSchema } from './file/file.schema';
export { FileField } from './file/file-field';
