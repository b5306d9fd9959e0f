import { Button } from '@tilldesk/ui';
import { useRef, type ChangeEvent } from 'react';

export type FileTextProps = {
  label: string;
  /** Receives what stands in the file that was chosen. */
  onText: (text: string) => void;
};

/** Takes the text of a file that a vendor sent: a list or a table with commas. */
export function FileText({ label, onText }: FileTextProps) {
  const box = useRef<HTMLInputElement>(null);
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    // The same file may be chosen again after it was mended.
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
