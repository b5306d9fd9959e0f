import { useId } from 'react';

const bars = [
  { y: 92, name: 74, price: 26 },
  { y: 116, name: 52, price: 20 },
  { y: 140, name: 88, price: 30 },
];
const barcode = [3, 1.5, 4, 1.5, 2, 5, 1.5, 3, 1.5, 2, 4, 1.5, 5, 2, 1.5, 3, 2, 4, 1.5, 2, 3, 1.5].map(
  (width, index) => ({ width, x: 75 + index * 6 }),
);

/** A receipt coming out of the till, drawn in the colors of its panel. */
export function Emblem() {
  const id = useId();
  return (
    <svg viewBox="0 0 280 340" fill="none" focusable="false">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.98" />
          <stop offset="1" stopColor="#fff" stopOpacity="0.86" />
        </linearGradient>
      </defs>
      <rect x="16" y="18" width="248" height="20" rx="10" fill="#fff" fillOpacity="0.16" />
      <rect x="36" y="25" width="208" height="6" rx="3" fill="#0b0c2a" fillOpacity="0.5" />
      <path
        d="M52 28h176v268l-11 9-11-9-11 9-11-9-11 9-11-9-11 9-11-9-11 9-11-9-11 9-11-9-11 9-11-9-11 9-11-9z"
        fill={`url(#${id})`}
      />
      <circle cx="140" cy="60" r="13" fill="#4b4ded" />
      <path d="M134.5 56h11M140 56v10" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
      {bars.map(({ y, name, price }) => (
        <g key={y}>
          <rect x="74" y={y} width={name} height="8" rx="4" fill="#1c1e4f" fillOpacity="0.22" />
          <rect x={206 - price} y={y} width={price} height="8" rx="4" fill="#1c1e4f" fillOpacity="0.38" />
        </g>
      ))}
      <path d="M74 168h132" stroke="#1c1e4f" strokeOpacity="0.25" strokeWidth="1.5" strokeDasharray="3 4" />
      <rect x="74" y="186" width="46" height="11" rx="5.5" fill="#1c1e4f" fillOpacity="0.5" />
      <rect x="158" y="184" width="48" height="15" rx="7.5" fill="#4b4ded" />
      {barcode.map(({ width, x }) => (
        <rect key={x} x={x} y="226" width={width} height="38" fill="#1c1e4f" fillOpacity="0.75" />
      ))}
    </svg>
  );
}
