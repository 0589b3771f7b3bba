import type { Plugin } from 'vite';

/** The part of the bundler's output that is used here. */
interface Chunk {
  readonly type: 'chunk';
  readonly name: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
}
type Output = Readonly<Record<string, Chunk | { readonly type: 'asset' }>>;

/** Two files that wait for each other, by their names, or null. The first file of all may: it only starts the others. */
export const findCircle = (output: Output): string[] | null => {
  const importsOf = (file: string): readonly string[] => {
    const chunk = output[file];
    return chunk?.type === 'chunk' && !chunk.isEntry ? chunk.imports : [];
  };
  const done = new Set<string>();
  const search = (file: string, path: readonly string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const imported of importsOf(file)) {
      const circle = search(imported, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of Object.keys(output)) {
    const circle = search(file, []);
    if (circle) return circle;
  }
  return null;
};

/** In a circle one file runs before what it needs is there, and every screen is lost: such a build is refused. */
export const noCircles = (): Plugin => ({
  name: 'escuta-no-circles',
  apply: 'build',
  generateBundle(_options, bundle) {
    const circle = findCircle(bundle as Output);
    if (circle) this.error(`Arquivos que esperam um pelo outro (scripts/chunks.ts): ${circle.join(' → ')}`);
  },
});
