/**
 * Decides which of our files are bundled together. Left alone, the bundler makes one file for every
 * different set of screens that share something: a hundred for the page of a case, most with a few
 * lines. What the home needs is left as it is, so that people who only read the home do not load
 * the rest.
 */
import { join } from 'node:path';
import { areaOf, ENGINE, isForStaff, LATE_FRAME } from './chunk-areas.ts';

/** The part of the bundler's module information that is used here. */
interface Module {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}
interface Graph {
  getModuleInfo(id: string): Module | null;
}

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
 * dates a calendar. What needs two of them travels with the one that stands first here: the home asks the server and has
 * no form, so what asks must not bring the forms.
 */
const REACT_ARIA = /node_modules\/(?:react-aria|react-stately|@internationalized)/;
const FORMS = 'comum-formulario';
const LARGE = [
  { name: 'comum-calendario', test: /node_modules\/@internationalized\/date\// },
  { name: 'comum-escolha', test: REACT_ARIA },
  { name: FORMS, test: /node_modules\/(?:zod|react-hook-form)\// },
  { name: 'comum-consulta', test: /node_modules\/@tanstack\// },
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

const IS_RULE = /\/(?:domain|kernel)\/|\/contract\.ts$/;

const formsPart = (id: string): string => {
  if (/node_modules\/zod\//.test(id)) return 'comum-zod';
  return IS_RULE.test(id) ? 'comum-esquemas' : FORMS;
};

/** Dialogs need a small part of the library that selects need, and are on many more screens. */
const sharedByMany = (graph: Graph, id: string, ofTheDialog: ReadonlySet<string>): string => {
  const needed = [...closure(graph, [id])];
  const beyondDialogs = needed.filter((one) => !ofTheDialog.has(one));
  const large = LARGE.find(({ test }) => beyondDialogs.some((one) => test.test(one)));
  // Each file runs in a task of its own (scripts/small-steps.ts), and these three took longest in one.
  if (large?.name === FORMS) return formsPart(id);
  if (large) return large.name;
  return needed.some((one) => REACT_ARIA.test(one)) ? 'comum-janela' : 'comum';
};

/** For each module, the areas of the late parts that bring it. */
const areasOfModules = (graph: Graph, entry: string): Map<string, Set<string>> => {
  const areas = new Map<string, Set<string>>();
  for (const part of lateParts(graph, entry)) {
    const area = areaOf(part);
    for (const id of closure(graph, [part])) areas.set(id, (areas.get(id) ?? new Set()).add(area));
  }
  return areas;
};

const without = (areas: ReadonlySet<string>, area: string): Set<string> =>
  new Set([...areas].filter((one) => one !== area));

/**
 * What a module imports is brought by at least the parts that bring the module. So a file of one area asks only for
 * itself and for what is shared, what is shared never asks for an area's, and no two files wait for each other.
 */
const planChunks = (graph: Graph, src: string): ((id: string) => string | null) => {
  const entry = join(src, 'web/main.tsx');
  const everywhere = closure(graph, [entry]);
  const atHome = closure(graph, [join(src, 'web/home-page.tsx')]);
  const areas = areasOfModules(graph, entry);
  const ofTheFrame = closure(
    graph,
    FRAME.map((file) => join(src, file)),
  );
  // All of them are late: a form that is fetched with the acts alone shares what its declaration needs.
  const ofTheActs = closure(
    graph,
    [...areas.keys()].filter((id) => IS_ACT.test(id)),
  );
  // The rest of the frame, which everybody fetches: what it shares with screens travels with it, not with all that they share.
  const ofTheLateFrame = closure(
    graph,
    [...lateParts(graph, entry)].filter((id) => areaOf(id) === LATE_FRAME),
  );
  const ofTheDialog = closure(graph, [join(src, 'shell/ui/janela/modal.tsx')]);
  return (id) => {
    const isOurs = IS_OURS.test(id);
    const brought = areas.get(id) ?? new Set();
    const ofScreens = without(brought, ENGINE);
    if (id === entry) return null;
    if (everywhere.has(id)) return isOurs ? 'base' : null;
    if (atHome.has(id)) return null;
    if (isOurs && ofTheFrame.has(id)) return 'moldura';
    if (IS_ACT.test(id)) return 'atos';
    if (ofScreens.size === 0) return null;
    // Left to its one area it would wait for the acts, which wait for it: a circle.
    if (isOurs && ofTheActs.has(id) && without(ofScreens, 'atos').size <= 1) return 'atos';
    if (ofScreens.size === 1) return [...ofScreens][0] ?? null;
    if (IS_ICON.test(id)) return 'icones';
    if (ofTheLateFrame.has(id)) return LATE_FRAME;
    // What brings the acts cannot travel with what the acts bring.
    if (isOurs && [...closure(graph, [id])].some((one) => IS_ACT.test(one)))
      return ofTheActs.has(id) ? 'atos' : 'comum-atos';
    const shared = sharedByMany(graph, id, ofTheDialog);
    const isOfStaff = [...without(ofScreens, 'atos')].every(isForStaff);
    return isOfStaff ? `${shared}-equipe` : shared;
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
