import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import HolderOutlined from '@ant-design/icons/es/icons/HolderOutlined';
import UpOutlined from '@ant-design/icons/es/icons/UpOutlined';
import type { ReportField } from '@husrum/contract/report';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { reportTexts } from './report.texts';
import { moveItem } from './report-definition.rules';

interface Props {
  fields: readonly ReportField[];
  onChange: (keys: readonly string[]) => void;
}

/** The selected columns in order. The user reorders them by drag and drop or with buttons. */
export const SelectedColumns = ({ fields, onChange }: Props) => {
  const [draggedIndex, setDraggedIndex] = useState<number | null>(null);
  const [targetIndex, setTargetIndex] = useState<number | null>(null);
  const keys = fields.map(({ key }) => key);
  const move = (from: number, to: number) => onChange(moveItem(keys, from, to));
  const drop = (to: number) => {
    if (draggedIndex !== null && draggedIndex !== to) move(draggedIndex, to);
    setDraggedIndex(null);
    setTargetIndex(null);
  };
  if (fields.length === 0) return <p className="report-hint">{reportTexts.selectField}</p>;
  return (
    <ol className="report-columns" aria-label={reportTexts.selectedColumns}>
      {fields.map(({ key, label }, index) => (
        <li
          key={key}
          className={
            targetIndex === index && draggedIndex !== index
              ? 'report-column report-column--target'
              : 'report-column'
          }
          draggable
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            setDraggedIndex(index);
          }}
          onDragOver={(event) => {
            event.preventDefault();
            setTargetIndex(index);
          }}
          onDrop={() => drop(index)}
          onDragEnd={() => drop(draggedIndex ?? index)}
        >
          <HolderOutlined className="report-column__grip" />
          <span className="report-column__label">{label}</span>
          <Button
            type="text"
            size="small"
            icon={<UpOutlined />}
            disabled={index === 0}
            aria-label={reportTexts.moveUp(label)}
            onClick={() => move(index, index - 1)}
          />
          <Button
            type="text"
            size="small"
            icon={<DownOutlined />}
            disabled={index === fields.length - 1}
            aria-label={reportTexts.moveDown(label)}
            onClick={() => move(index, index + 1)}
          />
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined />}
            aria-label={reportTexts.removeColumn(label)}
            onClick={() => onChange(keys.filter((other) => other !== key))}
          />
        </li>
      ))}
    </ol>
  );
};
