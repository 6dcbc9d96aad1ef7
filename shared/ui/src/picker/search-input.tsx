import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import Input, { type InputProps } from 'antd/es/input';
import { inputAllowClear } from './allow-clear';

interface Props
  extends Omit<InputProps, 'onChange' | 'prefix' | 'allowClear' | 'placeholder' | 'aria-label'> {
  label: string;
  onSearch: (text: string) => void;
}

/** A search field that filters a list while the user types. */
export const SearchInput = ({ label, onSearch, ...props }: Props) => (
  <Input
    {...props}
    role="searchbox"
    prefix={<SearchOutlined />}
    allowClear={inputAllowClear}
    aria-label={label}
    placeholder={label}
    onChange={(event) => onSearch(event.target.value)}
  />
);
