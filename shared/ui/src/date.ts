/** antd's date picker, in Swedish. */
import 'dayjs/locale/sv';
import dayjs from 'dayjs';

dayjs.locale('sv');

export type { DatePickerProps } from 'antd/es/date-picker';
export { default as DatePicker } from 'antd/es/date-picker';
