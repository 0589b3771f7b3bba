import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#testing/test-app.ts';
import {
  type Esquema,
  errosDaTabela,
  errosDoEsquema,
  errosDoPacote,
  type Pacote,
  type Recurso,
} from './testing-frictionless.ts';
import { comArquivosGerados } from './testing-gerados.ts';
import { baixado, deGzip, deLatin1, deUtf16, readCsv, readZip } from './testing-leitor.ts';

const URL = '/api/app-web/v1/dados-abertos';
let app: TestApp;
let fechar: () => Promise<void>;
let pacote: Pacote;
const esquemas = new Map<string, Esquema>();
const bytesDe = new Map<string, Buffer>();

beforeAll(async () => {
  ({ app, fechar } = await comArquivosGerados());
  pacote = (await app.inject(`${URL}/datapackage.json`)).json();
  for (const { path, schema } of pacote.resources) {
    if (!bytesDe.has(path)) bytesDe.set(path, await baixado(app, path.replace('arquivos/', '')));
    if (typeof schema === 'string' && !esquemas.has(schema))
      esquemas.set(schema, (await app.inject(`${URL}/${schema}`)).json());
  }
}, 240_000);
afterAll(() => fechar());

const esquemaDo = ({ schema }: Recurso): Esquema =>
  (typeof schema === 'string' ? esquemas.get(schema) : schema) ?? { fields: [] };

const tabelaDe = ({ path, compression, innerpath, encoding, dialect }: Recurso): string[][] => {
  const inteiro = bytesDe.get(path) ?? Buffer.alloc(0);
  if (compression === 'gz') return readCsv(deGzip(inteiro), dialect?.delimiter ?? ',');
  const bytes = compression === 'zip' ? readZip(inteiro).get(innerpath ?? '') : inteiro;
  if (!bytes) throw new Error(`${innerpath} is not in ${path}`);
  return readCsv(encoding === 'utf-16' ? deUtf16(bytes) : deLatin1(bytes), dialect?.delimiter ?? ';');
};
const tabulares = () => pacote.resources.filter(({ format }) => format === 'csv');

describe('M4 a Frictionless package that validates', () => {
  it('has what Data Package 1.0 asks of package, resources and schemas', () => {
    expect(errosDoPacote(pacote)).toEqual([]);
    for (const recurso of tabulares()) expect(errosDoEsquema(esquemaDo(recurso)), recurso.name).toEqual([]);
  });

  it('each resource has the size and the sum of its file', () => {
    for (const { path, bytes, hash } of pacote.resources) {
      const conteudo = bytesDe.get(path) ?? Buffer.alloc(0);
      expect(conteudo.length, path).toBe(bytes);
      expect(`sha256:${createHash('sha256').update(conteudo).digest('hex')}`).toBe(hash);
    }
  });

  it('every row of every CSV has the types, constraints and primary key of its schema', () => {
    const vistos = new Set<string>();
    for (const recurso of tabulares()) {
      expect(errosDaTabela(esquemaDo(recurso), tabelaDe(recurso)).slice(0, 5), recurso.name).toEqual([]);
      vistos.add(`${recurso.encoding}/${recurso.compression}`);
    }
    expect([...vistos].toSorted()).toEqual([
      'iso-8859-1/undefined',
      'iso-8859-1/zip',
      'utf-16/zip',
      'utf-8/gz',
    ]);
  });

  it('every foreign key leads to a row of the resource that it names', () => {
    const comChave = tabulares().filter((recurso) => (esquemaDo(recurso).foreignKeys ?? []).length > 0);
    expect(comChave.some(({ name }) => name.startsWith('pedidos-publicos-'))).toBe(true);
    for (const recurso of comChave) {
      const coluna = (qual: Recurso, nome: string): (string | undefined)[] => {
        const [cabecalho = [], ...linhas] = tabelaDe(qual);
        return linhas.map((linha) => linha[cabecalho.indexOf(nome)]);
      };
      for (const { fields, reference } of esquemaDo(recurso).foreignKeys ?? []) {
        const outro = pacote.resources.find(({ name }) => name === reference.resource);
        if (!outro) throw new Error(`There is no resource ${reference.resource}`);
        const dela = new Set(coluna(outro, reference.fields));
        for (const chave of coluna(recurso, fields)) expect(dela, recurso.name).toContain(chave);
      }
    }
  });

  it('finds what is wrong: a type, a value, a form, a missing cell, a key twice', () => {
    const esquema = esquemas.get('esquemas/pedidos.json') ?? { fields: [] };
    const [cabecalho = [], primeira = []] = tabelaDe(
      tabulares().find(({ name }) => name === 'pedidos-2026.csv.gz') ?? ({} as Recurso),
    );
    const com = (nome: string, valor: string) =>
      errosDaTabela(esquema, [cabecalho, primeira.map((v, i) => (cabecalho[i] === nome ? valor : v))]);
    expect(com('Esfera', primeira[2] ?? '')).toEqual([]);
    expect(com('DataRegistro', '2026-02-30')).toHaveLength(1);
    expect(com('Esfera', 'Outra')).toHaveLength(1);
    expect(com('ProtocoloPedido', '123')).toHaveLength(1);
    expect(com('IdPedido', '')).toHaveLength(1);
    expect(errosDaTabela(esquema, [cabecalho, primeira, primeira])).toHaveLength(1);
  });
});
