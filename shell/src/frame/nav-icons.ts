import ApiOutlined from '@ant-design/icons/es/icons/ApiOutlined';
import AppstoreOutlined from '@ant-design/icons/es/icons/AppstoreOutlined';
import BankOutlined from '@ant-design/icons/es/icons/BankOutlined';
import BarChartOutlined from '@ant-design/icons/es/icons/BarChartOutlined';
import FileOutlined from '@ant-design/icons/es/icons/FileOutlined';
import FileTextOutlined from '@ant-design/icons/es/icons/FileTextOutlined';
import FundOutlined from '@ant-design/icons/es/icons/FundOutlined';
import HomeOutlined from '@ant-design/icons/es/icons/HomeOutlined';
import KeyOutlined from '@ant-design/icons/es/icons/KeyOutlined';
import MessageOutlined from '@ant-design/icons/es/icons/MessageOutlined';
import PercentageOutlined from '@ant-design/icons/es/icons/PercentageOutlined';
import PlusSquareOutlined from '@ant-design/icons/es/icons/PlusSquareOutlined';
import QuestionCircleOutlined from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import SettingOutlined from '@ant-design/icons/es/icons/SettingOutlined';
import TeamOutlined from '@ant-design/icons/es/icons/TeamOutlined';
import ToolOutlined from '@ant-design/icons/es/icons/ToolOutlined';
import type { ComponentType } from 'react';

/** The icon names that a remote's nav entries may use. */
const icons: Readonly<Record<string, ComponentType<{ 'aria-hidden'?: boolean }>>> = {
  dashboard: AppstoreOutlined,
  company: BankOutlined,
  entity: HomeOutlined,
  tenant: TeamOutlined,
  lease: KeyOutlined,
  file: FileOutlined,
  invoice: FileTextOutlined,
  economy: FundOutlined,
  rentAdjustment: PercentageOutlined,
  addon: PlusSquareOutlined,
  maintenance: ToolOutlined,
  report: BarChartOutlined,
  ticket: MessageOutlined,
  integration: ApiOutlined,
  setting: SettingOutlined,
  help: QuestionCircleOutlined,
};

/** The icon with this name, or a default icon for an unknown name. */
export const getNavIcon = (name: string) => icons[name] ?? AppstoreOutlined;
