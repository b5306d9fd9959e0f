import { Button } from '@tilldesk/ui';
import { useRef, type ChangeEvent } from 'react';

export type FileTextProps = {
  label: string;
  /** Called with the text of the chosen file. */
  onText: (text: string) => void;
};

/** Reads the text of a vendor's file: a list or a comma-separated table. */
export function FileText({ label, onText }: FileTextProps) {
  const box = useRef<HTMLInputElement>(null);
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    // Allows choosing the same file again after it was corrected.
    event.currentTarget.value = '';
    if (file) onText(await file.text());
  };
  return (
    <div>
      <Button size="s" icon="upload" onClick={() => box.current?.click()}>
        {label}
      </Button>
      <input
        ref={box}
        hidden
        type="file"
        aria-label={label}
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onChange={(event) => void read(event)}
      />
    </div>
  );
}
