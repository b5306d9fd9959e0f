/** Is what the rules read of a file: never its content, so that its size costs nothing. */
export type FileFacts = { name: string; size: number; type: string };

export type FileRules = {
  /** Lists the endings that are taken, e.g. '.png'; large and small letters are the same. Any when empty. */
  extensions: readonly string[];
  /** Lists the MIME types that are taken, e.g. 'image/png' or 'image/*'. Any when empty. A type that the browser does not know passes where an ending has. */
  types: readonly string[];
  /** Is the size of the largest file that is taken. */
  maxBytes: number;
  /** Counts the files that there may be. */
  maxFiles: number;
};

export type FileRejection = 'type' | 'empty' | 'size' | 'count';

/** Cuts folders off a name, and the signs that would turn its ending around or cannot be seen; '' when nothing is left. */
export function baseName(name: string) {
  const shown = name.replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');
  const last = shown.split(/[\\/]/).at(-1) ?? '';
  return /^\.*$/.test(last.trim()) ? '' : last.trim();
}

/** Finds the ending of a name with its dot and in small letters, e.g. '.png'; '' when there is none. */
export function extensionOf(name: string) {
  return /[^.](\.[^.]+)$/.exec(baseName(name))?.[1]?.toLowerCase() ?? '';
}

/** Says by which rule a file is refused; null when it is taken. */
export function rejectionOf(
  file: FileFacts,
  rules: Omit<FileRules, 'maxFiles'>,
): Exclude<FileRejection, 'count'> | null {
  const endings = rules.extensions.map((extension) => extension.toLowerCase());
  const extensionMatches = endings.length === 0 || endings.includes(extensionOf(file.name));
  const typeIsUnknown = file.type === '' && endings.length > 0;
  const typeMatches = rules.types.length === 0 || typeIsUnknown || rules.types.some((type) => covers(type, file.type));
  if (!extensionMatches || !typeMatches) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > rules.maxBytes ? 'size' : null;
}

/** Sorts what was chosen or dropped into what is taken and what is refused, and why. `present` counts the files that are there. */
export function sortFiles<File extends FileFacts>(files: readonly File[], rules: FileRules, present: number) {
  const acceptedFiles: File[] = [];
  const rejected: { file: File; rejection: FileRejection }[] = [];
  for (const file of files) {
    const rejection = rejectionOf(file, rules) ?? (present + acceptedFiles.length < rules.maxFiles ? null : 'count');
    if (rejection === null) acceptedFiles.push(file);
    else rejected.push({ file, rejection });
  }
  return { taken: acceptedFiles, refused: rejected };
}

function covers(rule: string, type: string) {
  const [ruleType, given] = [rule.toLowerCase(), type.toLowerCase()];
  return (
    ruleType === given || ruleType === '*/*' || (ruleType.endsWith('/*') && given.startsWith(ruleType.slice(0, -1)))
  );
}

const MEGABYTE = 1024 * 1024;

/** Writes a size in MB of 1,048,576 bytes, with at most two decimals; what is smaller than that is never nothing. */
export function megabytes(bytes: number, locale: string) {
  const rounded = bytes === 0 ? 0 : Math.max(0.01, bytes / MEGABYTE);
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(rounded);
}
