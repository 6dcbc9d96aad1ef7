import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled';
import { pickerTexts } from './picker.texts';

/** `allowClear` of a Select: antd labels its clear button in English in every locale. */
export const selectAllowClear = { label: pickerTexts.clear } as const;

/** `allowClear` of an Input: antd gives its clear button no label. */
export const inputAllowClear = { clearIcon: <CloseCircleFilled aria-label={pickerTexts.clear} /> } as const;
