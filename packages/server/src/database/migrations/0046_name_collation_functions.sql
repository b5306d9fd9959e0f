-- Names as people sort them: case and accents count for nothing until all else is equal, numbers by their value.
-- Deterministic: `=`, prefixes and unique keys stay exact. The legacy spelling of the locale is the one that PostgreSQL in
-- WebAssembly understands, whose ICU lacks the table of the new keywords; elsewhere it becomes 'und-u-kn-ks-level1'.
create collation names (provider = icu, locale = 'und@colNumeric=yes;colStrength=primary', deterministic = true);
