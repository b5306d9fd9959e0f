/**
 * Devices of one box: IMEIs with their check digits, with different last six digits. `stamp` is six unique digits, so that other
 * tests do not use them.
 */
export const imeisOf = (stamp: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => {
    const serial = (Number(stamp) * 7 + i * 12_347) % 1_000_000;
    const body = `35${stamp}${String(serial).padStart(6, '0')}`;
    const sum = [...body].reduce((all, digit, at) => {
      const doubled = Number(digit) * (at % 2 === 1 ? 2 : 1);
      return all + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
    return `${body}${(10 - (sum % 10)) % 10}`;
  });
