import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import HolderOutlined from '@ant-design/icons/es/icons/HolderOutlined';
import UpOutlined from '@ant-design/icons/es/icons/UpOutlined';
import type { ReportField } from '@husrum/contract/report';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { moved } from './question.rules';

interface Props {
  fields: readonly ReportField[];
  onChange: (keys: readonly string[]) => void;
}

/** The columns in their order: dragged by the pointer, moved by buttons without one. */
export const ChosenColumns = ({ fields, onChange }: Props) => {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const keys = fields.map(({ key }) => key);
  const move = (from: number, to: number) => onChange(moved(keys, from, to));
  const drop = (to: number) => {
    if (dragged !== null && dragged !== to) move(dragged, to);
    setDragged(null);
    setOver(null);
  };
  if (fields.length === 0) return <p className="report-hint">Välj minst ett fält.</p>;
  return (
    <ol className="report-columns" aria-label="Valda kolumner">
      {fields.map(({ key, label }, at) => (
        <li
          key={key}
          className={over === at && dragged !== at ? 'report-column report-column--target' : 'report-column'}
          draggable
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            setDragged(at);
          }}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(at);
          }}
          onDrop={() => drop(at)}
          onDragEnd={() => drop(dragged ?? at)}
        >
          <HolderOutlined className="report-column__grip" />
          <span className="report-column__label">{label}</span>
          <Button
            type="text"
            size="small"
            icon={<UpOutlined />}
            disabled={at === 0}
            aria-label={`Flytta ${label} uppåt`}
            onClick={() => move(at, at - 1)}
          />
          <Button
            type="text"
            size="small"
            icon={<DownOutlined />}
            disabled={at === fields.length - 1}
            aria-label={`Flytta ${label} nedåt`}
            onClick={() => move(at, at + 1)}
          />
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined />}
            aria-label={`Ta bort ${label}`}
            onClick={() => onChange(keys.filter((one) => one !== key))}
          />
        </li>
      ))}
    </ol>
  );
};
