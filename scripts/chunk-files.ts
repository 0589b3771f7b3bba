/** The part of the bundler's output that is used here. */
interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly isEntry?: boolean;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}
export type Output = Readonly<Record<string, Chunk | { readonly type: 'asset' }>>;

/**
 * Every file that these chunks need to run, each once and the chunks first: without imports and style sheets a screen
 * does not open offline. Adds to `files` and returns what is new.
 */
export const filesBringing = (
  output: Output,
  isWanted: (chunk: Chunk) => boolean,
  files = new Set<string>(),
): string[] => {
  const before = files.size;
  const add = (fileName: string): void => {
    const chunk = output[fileName];
    if (chunk?.type !== 'chunk' || files.has(fileName)) return;
    files.add(fileName);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
    for (const imported of chunk.imports) add(imported);
  };
  for (const chunk of Object.values(output))
    if (chunk.type === 'chunk' && isWanted(chunk)) add(chunk.fileName);
  return [...files].slice(before);
};
