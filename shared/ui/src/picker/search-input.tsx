import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import Input, { type InputProps } from 'antd/es/input';
import { cross } from './clear';

interface Props
  extends Omit<InputProps, 'onChange' | 'prefix' | 'allowClear' | 'placeholder' | 'aria-label'> {
  label: string;
  onSeek: (text: string) => void;
}

/** What narrows a list while one writes. */
export const SearchInput = ({ label, onSeek, ...props }: Props) => (
  <Input
    {...props}
    role="searchbox"
    prefix={<SearchOutlined />}
    allowClear={cross}
    aria-label={label}
    placeholder={label}
    onChange={(event) => onSeek(event.target.value)}
  />
);
