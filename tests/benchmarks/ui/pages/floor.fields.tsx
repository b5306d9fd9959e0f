import { useId, useState } from 'react';
import { stage } from './stage.tsx';

const sheet = `.f{display:grid;gap:4px;font:13px sans-serif}.f input{block-size:32px;border:1px solid #888;border-radius:6px;padding:0 10px}.f span{color:#666;font-size:12px}`;

stage(function FloorFields({ size }) {
  const [values, setValues] = useState<Record<string, string>>({});
  return (
    <div>
      <style>{sheet}</style>
      {Array.from({ length: size }, (_, at) => (
        <FloorField
          key={at}
          label={`Field ${at}`}
          value={values[at] ?? ''}
          onChange={(value) => setValues((before) => ({ ...before, [at]: value }))}
        />
      ))}
    </div>
  );
});

type FloorFieldProps = { label: string; value: string; onChange: (value: string) => void };

function FloorField({ label, value, onChange }: FloorFieldProps) {
  const id = useId();
  return (
    <div className="f">
      <label htmlFor={id}>{label}</label>
      <input id={id} value={value} onChange={(event) => onChange(event.target.value.slice(0, 60))} />
      <span>{value.length}/60</span>
    </div>
  );
}
