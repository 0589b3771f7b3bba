import { expect } from 'vitest';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { type CasoCriado, criarCaso, type NovoCaso } from './casos.ts';
import type { TestApp } from './test-app.ts';
import { entrarComo, type Visitor } from './visitor.ts';

/** A staff act as the browser sends it. */
export interface AtoDaEquipe {
  readonly ato: string;
  readonly dados: Readonly<Record<string, unknown>>;
  /** A case on which the act is allowed. */
  readonly caso?: NovoCaso;
  /** A case in a situação that does not allow the act. */
  readonly foraDe?: NovoCaso;
  /** Who may do it (`semPerfil`: people who may not). */
  readonly quem?: string;
  readonly semPerfil?: readonly string[];
}

const url = (ato: string) => `/api/app-web/v1/tratamento/${ato}`;

export const fazerAto = (
  visitor: Visitor,
  ato: string,
  casos: readonly { readonly idManifestacao: number; readonly versao?: number }[],
  dados: Readonly<Record<string, unknown>>,
) => visitor.post(url(ato), { casos: [...casos], ...dados });

const versaoDe = async ({ db }: TestApp, id: number): Promise<number> => {
  const { versao } = await db
    .selectFrom('manifestacao')
    .select('versao')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return versao;
};

/** What holds for every staff act: who, where, when, which version, and many cases at once. */
export const provarAto = async (app: TestApp, prova: AtoDaEquipe): Promise<void> => {
  const { ato, dados, caso = {}, foraDe = { situacao: Situacao.encaminhadaParaFora } } = prova;
  const { quem = 'gestor.cgu', semPerfil = ['atendente.cgu', 'observador.cgu', 'maria.cidada'] } = prova;
  const criar = (novo: NovoCaso = caso): Promise<CasoCriado> => criarCaso(app, novo);
  const gestor = await entrarComo(app, quem);
  const um = async (visitor: Visitor, id: number, versao?: number) => {
    const response = await fazerAto(visitor, ato, [{ idManifestacao: id, ...(versao && { versao }) }], dados);
    return [response.statusCode, response.json<{ code?: string }>().code];
  };

  const { id } = await criar();
  for (const login of semPerfil) {
    expect(await um(await entrarComo(app, login), id), login).toEqual([403, 'acesso.perfil-sem-permissao']);
  }
  expect(await um(await entrarComo(app, 'gestor.ifce'), id)).toEqual([404, 'manifestacao.nao-encontrada']);
  const versao = await versaoDe(app, id);
  expect(await um(gestor, id, versao + 1)).toEqual([409, 'manifestacao.mudou']);
  expect(await um(gestor, (await criar({ ...caso, ...foraDe })).id)).toEqual([409, expect.any(String)]);
  expect(await versaoDe(app, id)).toBe(versao);

  const outro = await criar();
  const fechado = await criar({ ...caso, ...foraDe });
  const lote = await fazerAto(
    gestor,
    ato,
    [{ idManifestacao: id, versao }, { idManifestacao: fechado.id }, { idManifestacao: outro.id }],
    dados,
  );
  expect(lote.statusCode, lote.body).toBe(200);
  expect(lote.json()).toEqual({
    resultados: [
      { idManifestacao: id, feito: true, codigo: null, mensagem: null },
      { idManifestacao: fechado.id, feito: false, codigo: expect.any(String), mensagem: expect.any(String) },
      { idManifestacao: outro.id, feito: true, codigo: null, mensagem: null },
    ],
  });
  expect(await versaoDe(app, id)).toBe(versao + 1);
};

/** Every row that the database keeps about a case, as somebody who stole it would read it. */
export const dumpDoCaso = async ({ db }: TestApp, id: number): Promise<string> => {
  const tabelas = [
    'resposta',
    'encaminhamento',
    'prorrogacao',
    'arquivamento',
    'consentimento',
    'rascunho_resposta',
    'manifestacao_historico',
    'anexo',
  ] as const;
  const rows: unknown[] = [await db.selectFrom('manifestacao').selectAll().where('id', '=', id).execute()];
  for (const tabela of tabelas) {
    rows.push(await db.selectFrom(tabela).selectAll().where('id_manifestacao', '=', id).execute());
  }
  rows.push(await db.selectFrom('email_saida').selectAll().execute());
  return JSON.stringify(rows, (_, valor: unknown) => {
    const bytes = valor as { type?: string; data?: number[] };
    return bytes?.type === 'Buffer' ? Buffer.from(bytes.data ?? []).toString('utf8') : valor;
  });
};
