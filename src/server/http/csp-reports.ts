import type { FastifyInstance } from 'fastify';

/** Where browsers report what a page tried against our rules. */
export const CSP_REPORTS = '/relatos-do-navegador';

const MAX_BYTES = 16_384;
const MAX_PER_REPORT = 20;
/** Anybody can send these: beyond so many in a minute they are taken and forgotten. */
const MAX_PER_MINUTE = 60;
const MINUTE = 60_000;

const DIRECTIVE = /^[a-z]+(?:-[a-z]+){0,5}$/;
/** What the browser says instead of an address. */
const KEYWORD = /^(?:inline|eval|wasm-eval|data|blob|self|trusted-types-policy|trusted-types-sink)$/;
const OWN_FILE = /\/web\/(assets\/[\w.-]{1,80}\.js)(?::\d+)*$/;

/** A report also has the page's address, its referrer and a piece of the text: all of that may name a person. */
interface Violation {
  readonly diretiva: string;
  /** A keyword, or the scheme and host of what was asked for. */
  readonly bloqueado: string;
  /** Only a file of our own build. */
  readonly arquivo: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const blockedOf = (blocked: string): string => {
  if (KEYWORD.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'outro';
  const { protocol, hostname } = new URL(blocked);
  return /^https?:$/.test(protocol) ? `${protocol}//${hostname.slice(0, 100)}` : protocol.slice(0, 40);
};

/** Both forms in use: one object of 'csp-report', or a list of reports of which some are ours. */
export const violationsOf = (body: unknown): Violation[] => {
  const list = Array.isArray(body) ? body.slice(0, MAX_PER_REPORT) : [body];
  return list.flatMap((each): Violation[] => {
    const given = (each ?? {}) as Record<string, Record<string, unknown> | undefined>;
    const report = given['csp-report'] ?? given.body;
    if (typeof report !== 'object' || report === null) return [];
    const directive = textOf(
      report['effective-directive'] ?? report.effectiveDirective ?? report['violated-directive'],
    );
    if (!DIRECTIVE.test(directive)) return [];
    const file = textOf(report['source-file'] ?? report.sourceFile);
    return [
      {
        diretiva: directive,
        bloqueado: blockedOf(textOf(report['blocked-uri'] ?? report.blockedURL)),
        arquivo: OWN_FILE.exec(file)?.[1] ?? '',
      },
    ];
  });
};

/** At most so many in each minute; the count lives in this process, as the log does. */
const perMinute = (max: number, now: () => number) => {
  let since = 0;
  let taken = 0;
  return (): boolean => {
    if (now() - since >= MINUTE) [since, taken] = [now(), 0];
    taken += 1;
    return taken <= max;
  };
};

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
};

export const takeCspReports = async (app: FastifyInstance, now: () => number): Promise<void> => {
  const mayLog = perMinute(MAX_PER_MINUTE, now);
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      (_request, body, done) => done(null, parse(body as string)),
    );
    scope.post(CSP_REPORTS, { bodyLimit: MAX_BYTES }, async (request, reply) => {
      for (const violation of violationsOf(request.body))
        if (mayLog()) request.log.warn(violation, 'regra de segurança da página contrariada');
      return reply.code(204).send();
    });
  });
};
