/** The properties of a file that the rules read: never its content, so that its size does not matter. */
export type FileFacts = { name: string; size: number; type: string };

export type FileRules = {
  /** The accepted file extensions, e.g. '.png'; case-insensitive. Any when empty. */
  extensions: readonly string[];
  /**
   * The accepted MIME types, e.g. 'image/png' or 'image/*'. Any when empty. A type that the browser does not know is accepted
   * if the extension is.
   */
  types: readonly string[];
  /** The maximum size in bytes. */
  maxBytes: number;
  /** The maximum number of files. */
  maxFiles: number;
};

export type FileRejection = 'type' | 'empty' | 'size' | 'count';

/** Removes folders from a name, and characters that are invisible or reverse its extension; '' when nothing remains. */
export function baseName(name: string) {
  const shown = name.replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');
  const last = shown.split(/[\\/]/).at(-1) ?? '';
  return /^\.*$/.test(last.trim()) ? '' : last.trim();
}

/** Returns the lowercase extension of a name with its dot, e.g. '.png'; '' when there is none. */
export function extensionOf(name: string) {
  return /[^.](\.[^.]+)$/.exec(baseName(name))?.[1]?.toLowerCase() ?? '';
}

/** Returns the rule that rejects a file; null when it is accepted. */
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

/**
 * Separates selected or dropped files into accepted and rejected ones with the reasons. `present` is the number of existing
 * files.
 */
export function sortFiles<File extends FileFacts>(files: readonly File[], rules: FileRules, present: number) {
  const acceptedFiles: File[] = [];
  const rejected: { file: File; rejection: FileRejection }[] = [];
  for (const file of files) {
    const rejection = rejectionOf(file, rules) ?? (present + acceptedFiles.length < rules.maxFiles ? null : 'count');
    if (rejection === null) acceptedFiles.push(file);
    else rejected.push({ file, rejection });
  }
  return { taken: acceptedFiles, rejected };
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
