/** For forms that send a file. */
export { chosenFile } from './file/chosen-file';
export { FileField } from './file/file-field';
