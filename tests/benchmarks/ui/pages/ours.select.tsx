import { Combobox } from '@tilldesk/ui/select';
import { ThemeRoot } from '@tilldesk/ui/theme';
import { useMemo } from 'react';
import { benchOptions } from './rows.ts';
import { stage } from './stage.tsx';

stage(function OurSelect({ size }) {
  const options = useMemo(() => benchOptions(size), [size]);
  return (
    <ThemeRoot theme="light">
      <Combobox aria-label="Person" options={options} style={{ inlineSize: 320 }} />
    </ThemeRoot>
  );
});
