import { Field, TextInput } from '@tilldesk/ui';
import { ThemeRoot } from '@tilldesk/ui/theme';
import { useState } from 'react';
import { stage } from './stage.tsx';

stage(function OurFields({ size }) {
  const [values, setValues] = useState<Record<string, string>>({});
  return (
    <ThemeRoot theme="light">
      {Array.from({ length: size }, (_, at) => (
        <Field key={at} label={`Field ${at}`}>
          <TextInput
            counter
            value={values[at] ?? ''}
            onChange={(value) => setValues((before) => ({ ...before, [at]: value }))}
          />
        </Field>
      ))}
    </ThemeRoot>
  );
});
