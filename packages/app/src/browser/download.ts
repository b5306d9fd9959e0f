/** Saves a file by the browser's download. */
export function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the object URL at a later time; a minute is more than enough.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
