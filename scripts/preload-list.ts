import type { Plugin } from 'vite';
import { areaOf, ENGINE, isForStaff } from './chunk-areas.ts';
import { filesBringing, type Output } from './chunk-files.ts';

interface PreloadList {
  /** For every visitor. */
  readonly todos: readonly string[];
  /** Besides, for who works in an office: nobody else may open these screens. */
  readonly equipe: readonly string[];
}

/** The files of the lazy screens; engines wait until a screen uses one. */
export const filesOfScreens = (output: Output, isLate: (id: string) => boolean): PreloadList => {
  const files = new Set<string>();
  const ofAreas = (isWanted: (area: string) => boolean): string[] =>
    filesBringing(
      output,
      ({ moduleIds }) => moduleIds.some((id) => isLate(id) && isWanted(areaOf(id))),
      files,
    );
  return { todos: ofAreas((area) => area !== ENGINE && !isForStaff(area)), equipe: ofAreas(isForStaff) };
};

/** Writes the list that the browser reads once it is idle (src/web/preload.ts). */
export const preloadList = (): Plugin => ({
  name: 'escuta-preload-list',
  apply: 'build',
  generateBundle(_options, bundle) {
    const isLate = (id: string): boolean => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
    const source = JSON.stringify(filesOfScreens(bundle as Output, isLate));
    this.emitFile({ type: 'asset', fileName: 'telas.json', source });
  },
});
