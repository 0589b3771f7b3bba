import { parseSync, Visitor } from 'oxc-parser';

export interface Found {
  readonly line: number;
  readonly text: string;
}

/** What one source file imports, and which restricted things it does itself. */
export interface SourceFacts {
  readonly imports: readonly Found[];
  readonly sql: readonly Found[];
  readonly processEnv: readonly Found[];
  readonly currentTime: readonly Found[];
  readonly syntaxErrors: readonly Found[];
}

interface Node {
  readonly type: string;
  readonly start: number;
}

const SQL_CALLS = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'query']);

/**
 * Without one of these words a file contains nothing to find except `import … from`, which the
 * parser lists by itself. Getting the syntax tree is most of the work, so it is requested only for
 * these. Any letter may be written as an escape.
 */
const WORTH_WALKING =
  /\\u|\bimport\s*[(./]|\bexport\s*(?:type\b\s*)?[{*/]|\b(?:require|process|Temporal|Date|selectFrom|insertInto|updateTable|deleteFrom|mergeInto|query)\b|['"](?:pg|kysely)['"]/;

/**
 * Static, dynamic, re-exporting, `import type`, `import('…').Type` and Vite's glob imports, all
 * found by syntax, not by text.
 */
export const readFacts = (path: string, source: string): SourceFacts => {
  const facts = { imports: [], sql: [], processEnv: [], currentTime: [], syntaxErrors: [] } as {
    [K in keyof SourceFacts]: Found[];
  };
  const at = (node: Node, text: string): Found => ({ line: lineOf(source, node.start), text });
  const addImport = (node: unknown): void => {
    const text = literalText(node);
    if (text !== undefined) facts.imports.push(at(node as Node, text));
  };
  const parsed = parseSync(path, source);
  for (const error of parsed.errors) {
    facts.syntaxErrors.push({ line: lineOf(source, error.labels[0]?.start ?? 0), text: error.message });
  }
  if (!WORTH_WALKING.test(source)) {
    for (const { moduleRequest } of parsed.module.staticImports) {
      facts.imports.push({ line: lineOf(source, moduleRequest.start), text: moduleRequest.value });
    }
    return facts;
  }

  new Visitor({
    ImportDeclaration(node) {
      addImport(node.source);
      const names = node.specifiers.map((each) =>
        each.type === 'ImportSpecifier' ? nameOf(each.imported) : '*',
      );
      // Importing only the type of a pool, to pass it on, is not SQL.
      if (node.source.value === 'pg' && node.importKind !== 'type')
        facts.sql.push(at(node, "import of 'pg'"));
      if (node.source.value === 'kysely' && names.includes('sql')) facts.sql.push(at(node, "kysely's sql"));
      if (/^(node:)?process$/.test(node.source.value)) facts.processEnv.push(at(node, node.source.value));
    },
    ExportNamedDeclaration(node) {
      addImport(node.source);
    },
    ExportAllDeclaration(node) {
      addImport(node.source);
    },
    ImportExpression(node) {
      addImport(node.source);
    },
    TSImportType(node) {
      addImport(node.source);
    },
    TSExternalModuleReference(node) {
      addImport(node.expression);
    },
    MemberExpression(node) {
      const name = memberName(node);
      if (name === 'process.env') facts.processEnv.push(at(node, name));
      if (name === 'Temporal.Now') facts.currentTime.push(at(node, name));
    },
    CallExpression(node) {
      const name = memberName(node.callee);
      if (name === 'Date.now' || name === 'Date') facts.currentTime.push(at(node, `${name}()`));
      if (name === 'import.meta.glob') for (const each of globsOf(node.arguments[0])) addImport(each);
      if (name === 'require') addImport(node.arguments[0]);
      const method = node.callee.type === 'MemberExpression' ? nameOf(node.callee.property) : '';
      if (SQL_CALLS.has(method)) facts.sql.push(at(node, `.${method}(`));
    },
    NewExpression(node) {
      if (memberName(node.callee) === 'Date' && node.arguments.length === 0) {
        facts.currentTime.push(at(node, 'new Date()'));
      }
    },
  }).visit(parsed.program);
  return facts;
};

const lineOf = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;

const nameOf = (node: unknown): string => {
  const { name, value } = node as { name?: unknown; value?: unknown };
  return String(name ?? value ?? '');
};

/** `a.b`, `a['b']` and `a?.b` give the same name; a leading `globalThis.` is ignored. */
const memberName = (node: unknown): string => {
  const each = node as { type: string; object?: unknown; property?: unknown };
  if (each.type === 'MetaProperty') return 'import.meta';
  if (each.type !== 'MemberExpression') return each.type === 'Identifier' ? nameOf(node) : '';
  return `${memberName(each.object)}.${nameOf(each.property)}`.replace(/^(globalThis|window|global)\./, '');
};

const literalText = (node: unknown): string | undefined => {
  const each = node as
    | { type: string; value?: unknown; quasis?: { value: { cooked: string } }[] }
    | null
    | undefined;
  if (each?.type === 'Literal' && typeof each.value === 'string') return each.value;
  if (each?.type === 'TemplateLiteral') return each.quasis?.map((quasi) => quasi.value.cooked).join('*');
  return undefined;
};

const globsOf = (node: unknown): readonly unknown[] => {
  const each = node as { type: string; elements?: unknown[] } | undefined;
  return each?.type === 'ArrayExpression' ? (each.elements ?? []) : [node];
};
