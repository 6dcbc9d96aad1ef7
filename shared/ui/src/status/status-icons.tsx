import BellOutlined from '@ant-design/icons/es/icons/BellOutlined';
import CalendarOutlined from '@ant-design/icons/es/icons/CalendarOutlined';
import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import ExclamationCircleOutlined from '@ant-design/icons/es/icons/ExclamationCircleOutlined';
import EyeOutlined from '@ant-design/icons/es/icons/EyeOutlined';
import HomeOutlined from '@ant-design/icons/es/icons/HomeOutlined';
import InfoCircleOutlined from '@ant-design/icons/es/icons/InfoCircleOutlined';
import KeyOutlined from '@ant-design/icons/es/icons/KeyOutlined';
import MinusCircleOutlined from '@ant-design/icons/es/icons/MinusCircleOutlined';
import PieChartOutlined from '@ant-design/icons/es/icons/PieChartOutlined';
import SendOutlined from '@ant-design/icons/es/icons/SendOutlined';
import StopOutlined from '@ant-design/icons/es/icons/StopOutlined';
import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined';
import WarningOutlined from '@ant-design/icons/es/icons/WarningOutlined';

export const statusIcons = {
  bell: BellOutlined,
  calendar: CalendarOutlined,
  check: CheckCircleOutlined,
  clock: ClockCircleOutlined,
  door: HomeOutlined,
  edit: EditOutlined,
  exclamation: ExclamationCircleOutlined,
  eye: EyeOutlined,
  info: InfoCircleOutlined,
  key: KeyOutlined,
  minus: MinusCircleOutlined,
  pie: PieChartOutlined,
  send: SendOutlined,
  stop: StopOutlined,
  undo: UndoOutlined,
  warning: WarningOutlined,
} as const;
export type StatusIcon = keyof typeof statusIcons;
