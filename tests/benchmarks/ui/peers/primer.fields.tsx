import '@primer/primitives/dist/css/functional/themes/light.css';
import { BaseStyles, FormControl, TextInput, ThemeProvider } from '@primer/react';
import { useState } from 'react';
import { stage } from '../pages/stage.tsx';

stage(function PrimerFields({ size }) {
  const [values, setValues] = useState<Record<string, string>>({});
  return (
    <ThemeProvider>
      <BaseStyles>
        {Array.from({ length: size }, (_, at) => (
          <FormControl key={at}>
            <FormControl.Label>{`Field ${at}`}</FormControl.Label>
            <TextInput
              value={values[at] ?? ''}
              onChange={(event) => {
                const text = event.target.value.slice(0, 60);
                setValues((before) => ({ ...before, [at]: text }));
              }}
            />
            <FormControl.Caption>{`${(values[at] ?? '').length}/60`}</FormControl.Caption>
          </FormControl>
        ))}
      </BaseStyles>
    </ThemeProvider>
  );
});
