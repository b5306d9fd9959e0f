import { useMemo, useRef, useState } from 'react';
import { benchOptions } from './rows.ts';
import { stage } from './stage.tsx';

const ROW = 32;
const HEIGHT = 250;

// The minimum that shows, filters and virtualizes a list: the cost of a select without a library.
stage(function FloorSelect({ size }) {
  const options = useMemo(
    () => benchOptions(size).map((option) => ({ ...option, plain: option.label.toLowerCase() })),
    [size],
  );
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [top, setTop] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const found = useMemo(() => {
    const query = text.toLowerCase();
    return query === '' ? options : options.filter(({ plain }) => plain.includes(query));
  }, [options, text]);
  const first = Math.max(0, Math.floor(top / ROW) - 2);
  const last = Math.min(found.length, Math.ceil((top + HEIGHT) / ROW) + 2);
  return (
    <div style={{ inlineSize: 320, font: '13px sans-serif' }}>
      <input
        role="combobox"
        aria-label="Person"
        aria-expanded={open}
        aria-controls="list"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onMouseDown={() => setOpen(true)}
        style={{ inlineSize: '100%', blockSize: 32 }}
      />
      {open && (
        <div
          id="list"
          ref={list}
          role="listbox"
          tabIndex={-1}
          onScroll={(event) => setTop(event.currentTarget.scrollTop)}
          style={{
            maxBlockSize: HEIGHT,
            overflow: 'auto',
            margin: 0,
            padding: 0,
            border: '1px solid #ccc',
          }}
        >
          <div style={{ blockSize: first * ROW }} />
          {found.slice(first, last).map(({ id, label }) => (
            <div
              key={id}
              role="option"
              tabIndex={-1}
              aria-selected={false}
              style={{ blockSize: ROW, lineHeight: '32px' }}
            >
              {label}
            </div>
          ))}
          <div style={{ blockSize: (found.length - last) * ROW }} />
        </div>
      )}
    </div>
  );
});
