import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { fazerAto } from '#testing/atos.ts';
import { criarCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
import type { Problema } from '../domain/problema.ts';
import { adulterar, encadearTudo } from './testing-encadear.ts';
import { verificarAuditoria } from './verificar-auditoria.ts';

const CGU = 6;
const IFCE = 65;
const OUTRO = 2001;

let app: TestApp;
let id: number;
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-03-12T09:00:00-03:00' });
  ({ id } = await criarCaso(app, { tipo: TipoManifestacao.denuncia }));
  const gestor = await entrarComo(app, 'gestor.cgu');
  const { statusCode } = await fazerAto(gestor, 'encaminhar', [{ idManifestacao: id }], {
    idOuvidoriaDestino: IFCE,
    textoDestinatario: 'O assunto é do campus de Sobral, que é de vocês.',
    textoSolicitante: 'Quem cuida disto é o instituto, e ele vai responder.',
  });
  expect(statusCode).toBe(200);
  await encadearTudo(app);
});
afterAll(() => app.close());

const problemas = async (): Promise<Problema[]> => {
  const achados: Problema[] = [];
  await verificarAuditoria(app, (problema) => achados.push(problema));
  return achados.filter(({ tipo }) => tipo === 'caso-fora-do-lugar' || tipo === 'encaminhamento-sem-ato');
};

describe('L9 the office in a row decides for whom the server opens a case: one that no act of the log brought it to is found', () => {
  let desfazer = '';
  afterEach(() => adulterar(app, desfazer));

  const mexer = async (comando: string, volta: string): Promise<Problema[]> => {
    desfazer = volta;
    expect(await problemas()).toEqual([]);
    await adulterar(app, comando);
    return problemas();
  };
  const caso = (coluna: string, valor: number): string =>
    `update manifestacao set ${coluna} = ${valor} where id = ${id}`;

  it('moved to another office', async () => {
    expect(await mexer(caso('id_ouvidoria', OUTRO), caso('id_ouvidoria', IFCE))).toMatchObject([
      { tipo: 'caso-fora-do-lugar', idOuvidoria: OUTRO, lugar: `manifestação ${id}` },
    ]);
  });

  it('moved back to the office that forwarded it', async () => {
    expect(await mexer(caso('id_ouvidoria', CGU), caso('id_ouvidoria', IFCE))).toMatchObject([
      { tipo: 'caso-fora-do-lugar', idOuvidoria: CGU },
    ]);
  });

  it('moved, read there, and moved back before anybody looked', async () => {
    const volta = `${caso('id_ouvidoria', IFCE)}; delete from manifestacao_historico where acao = 'Visualização' and id_manifestacao = ${id}`;
    const lida = `${caso('id_ouvidoria', IFCE)}; insert into manifestacao_historico
      (id_manifestacao, acao, ocorrido_em, responsavel, id_ouvidoria_do_caso) values (${id}, 'Visualização', now(), 'Ana', ${OUTRO})`;
    expect(await mexer(lida, volta)).toMatchObject([{ tipo: 'caso-fora-do-lugar', idOuvidoria: IFCE }]);
  });

  it('given another office of filing, which may know the person', async () => {
    expect(
      await mexer(caso('id_ouvidoria_registro', IFCE), caso('id_ouvidoria_registro', CGU)),
    ).toMatchObject([{ tipo: 'caso-fora-do-lugar', idOuvidoria: IFCE }]);
  });

  const remessa = (valor: boolean): string =>
    `update encaminhamento set com_identidade = ${valor} where id_manifestacao = ${id}`;

  it('a forwarding that says the identity went along, against its act', async () => {
    expect(await mexer(remessa(true), remessa(false))).toMatchObject([
      { tipo: 'encaminhamento-sem-ato', idOuvidoria: IFCE, lugar: `manifestação ${id}` },
    ]);
  });

  it('a forwarding that no act made', async () => {
    const falso = `insert into encaminhamento (id_manifestacao, id_ouvidoria_origem, id_ouvidoria_destino, responsavel, ocorrido_em, com_identidade,
      texto_destinatario, texto_solicitante)
      values (${id}, ${IFCE}, ${CGU}, 'Ana', now(), true, 'Segue.', 'Segue.')`;
    const volta = `delete from encaminhamento where id_manifestacao = ${id} and id_ouvidoria_destino = ${CGU}`;
    expect(await mexer(falso, volta)).toMatchObject([{ tipo: 'encaminhamento-sem-ato', idOuvidoria: CGU }]);
  });
});

describe('L9 a forwarding that was taken back seconds later', () => {
  it('is no false alarm, and does not cover who moves the case there behind the log', async () => {
    const { id: outro } = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    const gestor = await entrarComo(app, 'gestor.cgu');
    const feito = await fazerAto(gestor, 'encaminhar', [{ idManifestacao: outro }], {
      idOuvidoriaDestino: IFCE,
      textoDestinatario: 'O assunto é do campus de Sobral, que é de vocês.',
      textoSolicitante: 'Quem cuida disto é o instituto, e ele vai responder.',
      podeDesfazer: true,
    });
    expect(feito.statusCode, feito.body).toBe(200);
    const ifce = await entrarComo(app, 'gestor.ifce');
    expect((await ifce.get(`/api/app-web/v1/tratamento/${outro}`)).statusCode).toBe(200);
    const desfeito = await gestor.post(`/api/app-web/v1/tratamento/${outro}/desfazer`);
    expect(desfeito.statusCode, desfeito.body).toBe(200);
    await encadearTudo(app);
    expect(await problemas()).toEqual([]);
    await adulterar(app, `update manifestacao set id_ouvidoria = ${IFCE} where id = ${outro}`);
    expect(await problemas()).toMatchObject([
      { tipo: 'caso-fora-do-lugar', idOuvidoria: IFCE, lugar: `manifestação ${outro}` },
    ]);
  });
});
