import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import type { OpenApi } from './documento.ts';
import { tiposDe } from './tipos.ts';

let app: TestApp;
let tipos: string;
let pasta: string;
beforeAll(async () => {
  app = await createTestApp();
  tipos = (await app.inject('/api/docs/tipos.d.ts')).body;
  pasta = await mkdtemp(path.join(tmpdir(), 'escuta-tipos-'));
  await writeFile(path.join(pasta, 'tipos.d.ts'), tipos);
});
afterAll(async () => {
  await rm(pasta, { recursive: true, force: true });
  await app.close();
});

/** What the compiler says of each program, all in one run: `arquivo codigo`, a line per mistake. */
const compilar = async (programas: Readonly<Record<string, string>>): Promise<string[]> => {
  for (const [arquivo, programa] of Object.entries(programas))
    await writeFile(path.join(pasta, arquivo), programa);
  const opcoes = '--noEmit --strict --exactOptionalPropertyTypes --module nodenext --target es2023';
  const tsc = path.resolve('node_modules/typescript/bin/tsc');
  try {
    await promisify(execFile)(process.execPath, [tsc, ...opcoes.split(' '), ...Object.keys(programas)], {
      cwd: pasta,
    });
    return [];
  } catch (error) {
    const { stdout } = error as { stdout: string };
    return [...stdout.matchAll(/^(\S+)\(\d+,\d+\): error (TS\d+)/gm)].map(
      ([, arquivo, codigo]) => `${arquivo} ${codigo}`,
    );
  }
};

const USO = `import type { components, Consulta, Corpo, paths, Resposta } from './tipos.d.ts';

export const registro: Corpo<'/api/manifestacoes', 'post'> = {
  IdTipoFormulario: 1,
  IdTipoManifestacao: 2,
  TextoManifestacao: 'A fila passa de três horas.',
  IdTipoIdentificacaoManifestante: 4,
  Manifestante: { Nome: 'Maria da Silva' },
};
export const filtro: Consulta<'/api/manifestacoes', 'get'> = { DataAtualizacaoInicio: '12/03/2026 10:00' };
export const token: Corpo<'/oauth/token', 'post'> = { grant_type: 'client_credentials', client_id: '1001', client_secret: 'x' };
export const ler = (caso: Resposta<'/api/manifestacoes/{idManifestacao}', 'get'>): readonly (string | null)[] =>
  [caso.Teor.DescricaoAtosOuFatos, caso.PrazoAtendimento, caso.Manifestante?.Nome ?? null];
export const protocolos = (lista: Resposta<'/api/manifestacoes', 'get'>): string[] =>
  lista.flatMap(({ NumerosProtocolo }) => NumerosProtocolo);
export const recusa = (corpo: components['schemas']['ErroDaIntegracao']): string => corpo.code;
export const porId: paths['/api/recursos/{idRecurso}']['get']['parameters']['path'] = { idRecurso: 7 };
`;

describe('M8 TypeScript types generated from OpenAPI 3.1', () => {
  it('take a program as the guide says; refuse an unknown field, a value that may not be sent, and what is missing', async () => {
    const trocas = [
      ['caso.Teor.DescricaoAtosOuFatos', 'caso.Teor.Descricao', 'TS2339'],
      ['IdTipoManifestacao: 2', 'IdTipoManifestacao: 7', 'TS2322'],
      ["  TextoManifestacao: 'A fila passa de três horas.',\n", '', 'TS2741'],
      ['DataAtualizacaoInicio:', 'DataAtualizacao:', 'TS2561'],
      ["'/api/recursos/{idRecurso}'", "'/api/recursos/{id}'", 'TS2339'],
    ] as const;
    const errados = trocas.map(([certo, errado], i) => [`errado-${i}.ts`, USO.replace(certo, errado)]);
    expect(await compilar({ 'certo.ts': USO, ...Object.fromEntries(errados) })).toEqual(
      trocas.map(([, , codigo], i) => `errado-${i}.ts ${codigo}`),
    );
  }, 60_000);

  it('name every call, parameter and field of the document, with what it says about them', async () => {
    const documento = (await app.inject('/api/docs/integracao/openapi.json')).json<OpenApi>();
    for (const [caminho, operacoes] of Object.entries(documento.paths)) {
      const inicio = tipos.indexOf(`\n  "${caminho}": {`);
      expect(inicio, caminho).toBeGreaterThan(0);
      const daqui = tipos.slice(inicio, tipos.indexOf('\n  };', inicio));
      for (const { summary, parameters = [] } of Object.values(operacoes)) {
        expect(daqui).toContain(`/** ${summary} */`);
        for (const { name } of parameters) expect(daqui).toMatch(new RegExp(`\\b${name}\\b"?\\??:`));
      }
    }
    expect(tipos).toContain('/** O relato ou o pedido, até 8.000 caracteres. */');
    const comFim = { ...documento, paths: {}, info: { ...documento.info, title: 'Escuta */ do órgão' } };
    expect(tiposDe(comFim).match(/\*\//g)?.length).toBe(
      tiposDe({ ...documento, paths: {} }).match(/\*\//g)?.length,
    );
    // Only what has no fixed shape on the wire either.
    const desconhecidos = tipos.matchAll(/(\w+)\??: (?:Record<string, )?unknown/g);
    expect([...new Set([...desconhecidos].map(([, nome]) => nome))].sort()).toEqual(
      ['IdAnexoGenerico', 'IdAws', 'dadosExtraJson', 'details'].sort(),
    );
  });
});
