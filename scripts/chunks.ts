/**
 * Decides which of our files are bundled together. Left alone, the bundler makes one file for every
 * different set of screens that share something: a hundred for the page of a case, most with a few
 * lines. What the home needs is left as it is, so that people who only read the home do not load
 * the rest.
 */
import { join } from 'node:path';

/** The part of the bundler's module information that is used here. */
interface Module {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}
interface Graph {
  getModuleInfo(id: string): Module | null;
}

/** A module used by this many screens counts as shared by all. */
const MANY_SCREENS = 8;
const IS_OURS = /\/src\/|\/@fortawesome\//;
/** The acts' declarations are always fetched together (src/web/atos-do-produto.ts). */
const IS_ACT = /\/domain\/.*\.ato\.ts$/;
const IS_ICON = /\/@fortawesome\//;
/** The parts of the frame around a screen: fetched after it, by nearly everybody. */
const FRAME = [
  'shell/layout/breadcrumbs.tsx',
  'shell/layout/message-list.tsx',
  'shell/layout/header/header-functions.tsx',
  'capabilities/sessao/web/na-moldura/rodape.tsx',
  'capabilities/sessao/web/na-moldura/session-warning.tsx',
  'capabilities/sessao/web/na-moldura/account-menu.tsx',
];
/**
 * Large, and not needed everywhere: a screen without forms must not fetch them, nor one without
 * dates a calendar.
 */
const REACT_ARIA = /node_modules\/(?:react-aria|react-stately|@internationalized)/;
const LARGE = [
  { name: 'comum-calendario', test: /node_modules\/@internationalized\/date\// },
  { name: 'comum-escolha', test: REACT_ARIA },
  { name: 'comum-consulta', test: /node_modules\/@tanstack\// },
  { name: 'comum-formulario', test: /node_modules\/(?:zod|react-hook-form)\// },
  { name: 'comum-datas', test: /node_modules\/temporal-/ },
];

/** Everything that `roots` import statically, directly or not. */
const closure = (graph: Graph, roots: readonly string[]): Set<string> => {
  const seen = new Set<string>();
  const waiting = [...roots];
  // If one of them were renamed, what it holds together would be scattered unnoticed.
  const lost = roots.find((root) => graph.getModuleInfo(root) === null);
  if (lost) throw new Error(`scripts/chunks.ts fala de um arquivo que não existe: ${lost}`);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
};

/** The screens and other parts that are fetched only when needed. */
const lateParts = (graph: Graph, entry: string): Set<string> => {
  const late = new Set<string>();
  const seen = new Set<string>();
  const waiting = [entry];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const part of dynamicallyImportedIds) late.add(part);
    waiting.push(...importedIds, ...dynamicallyImportedIds);
  }
  return late;
};

/** Dialogs need a small part of the library that selects need, and are on many more screens. */
const sharedByMany = (graph: Graph, id: string, ofTheDialog: ReadonlySet<string>): string => {
  const needed = [...closure(graph, [id])];
  const beyondDialogs = needed.filter((one) => !ofTheDialog.has(one));
  const large = LARGE.find(({ test }) => beyondDialogs.some((one) => test.test(one)));
  if (large) return large.name;
  return needed.some((one) => REACT_ARIA.test(one)) ? 'comum-janela' : 'comum';
};

const planChunks = (graph: Graph, src: string): ((id: string) => string | null) => {
  const entry = join(src, 'web/main.tsx');
  const everywhere = closure(graph, [entry]);
  const atHome = closure(graph, [join(src, 'web/home-page.tsx')]);
  const users = new Map<string, number>();
  for (const part of lateParts(graph, entry))
    for (const id of closure(graph, [part])) users.set(id, (users.get(id) ?? 0) + 1);
  const ofTheFrame = closure(
    graph,
    FRAME.map((file) => join(src, file)),
  );
  // All of them are late: a form that is fetched with the acts alone shares what its declaration needs.
  const ofTheActs = closure(
    graph,
    [...users.keys()].filter((id) => IS_ACT.test(id)),
  );
  const ofTheOffice = closure(graph, [join(src, 'capabilities/tratamento/web/caso/tratar-caso.tsx')]);
  const ofTheCitizen = closure(graph, [
    join(src, 'capabilities/manifestacao/web/detalhar/detalhar-page.tsx'),
  ]);
  const ofTheDialog = closure(graph, [join(src, 'shell/ui/janela/modal.tsx')]);
  return (id) => {
    const count = users.get(id) ?? 0;
    const isOurs = IS_OURS.test(id);
    if (id === entry) return null;
    if (everywhere.has(id)) return isOurs ? 'base' : null;
    if (atHome.has(id)) return null;
    if (isOurs && ofTheFrame.has(id)) return 'moldura';
    if (IS_ACT.test(id)) return 'atos';
    // Left to the bundler it would land beside the list of the acts, which waits for the acts: a circle.
    if (isOurs && count <= 2 && ofTheActs.has(id)) return 'atos';
    if (count < 2) return null;
    if (count >= MANY_SCREENS) return sharedByMany(graph, id, ofTheDialog);
    if (IS_ICON.test(id)) return 'icones';
    if (!isOurs || !ofTheOffice.has(id)) return null;
    return ofTheCitizen.has(id) ? 'caso' : 'tratamento';
  };
};

/** The chunk for each module of ours that several screens use; null leaves it to the bundler. */
export const chunkNames = (src: string) => {
  let plan: ((id: string) => string | null) | undefined;
  return (id: string, graph: Graph): string | null => {
    plan ??= planChunks(graph, src);
    return plan(id);
  };
};
