/** Hands a file to the person, as the browser hands over files. */
export function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address in its own time; a minute is more than it takes.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
