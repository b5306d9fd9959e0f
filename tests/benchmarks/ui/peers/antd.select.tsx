import { Select } from 'antd';
import { useMemo } from 'react';
import { benchOptions } from '../pages/rows.ts';
import { stage } from '../pages/stage.tsx';

stage(function AntdSelect({ size }) {
  const options = useMemo(() => benchOptions(size).map(({ id, label }) => ({ value: id, label })), [size]);
  return (
    <Select showSearch={{ optionFilterProp: 'label' }} aria-label="Person" options={options} style={{ width: 320 }} />
  );
});
