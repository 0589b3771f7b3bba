import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IdSituacao, Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { stateAfter } from '#kernel/ato/interpretar.ts';
import type { IdPerfil } from '#kernel/perfil.ts';
import { atosPorCiclo } from '#server/atos-por-ciclo.ts';
import { type Desfecho, desfechoDe } from '#testing/atos-por-http.ts';
import { criarPedidoRespondido } from '#testing/decisoes.ts';
import {
  nomesDaDecisao,
  type PessoaDaDecisao,
  pessoasDaDecisao,
  rastroDoCaso,
  visitantesDaDecisao,
} from '#testing/pessoas-da-decisao.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { decidir as decidirAto } from '../domain/decidir.ato.ts';
import { denunciarDescumprimento } from '../domain/denunciar-descumprimento.ato.ts';
import { type SituacaoDaDenuncia, situacoesDaDenuncia } from '../domain/fatos-da-denuncia.ts';

type AtoDaDenuncia = (typeof decidirAto)['nome'];

/**
 * Who may: x does it, e must sign in, - lacks the profile, n may not know of the case, s did not
 * file it, d does not decide it.
 */
// biome-ignore format: read as a table.
const QUEM: Readonly<Record<'denunciar' | AtoDaDenuncia, string>> = {
  //         pub cod man out adm aut gCg rCg ate obs cad col gIf rIf org sis
  // A date was broken: who supervises the office knows of it.
  denunciar: ' e   e   x   n   s   s   s   s   n   n   n   n   s   s   n   n ',
  decidir:   ' e   e   -   -   x   x   x   x   -   -   -   -   d   d   n   - ',
};

/** From which situações of the request it may be filed; a dot where it may not. */
const DENUNCIAR = ' 1 2 3 4 5 6 7 8 ';

/** Where each act leads from each state of the denúncia; a dot where the state does not allow it. */
const ESTADOS: Readonly<Record<AtoDaDenuncia, Readonly<Record<SituacaoDaDenuncia, string>>>> = {
  decidir: { aberta: 'decidida', decidida: '.' },
};

const celulas = (linha: string): readonly string[] => linha.trim().split(/\s+/);
const marcaDe = (ato: keyof typeof QUEM, quem: PessoaDaDecisao): string =>
  celulas(QUEM[ato])[nomesDaDecisao.indexOf(quem)] ?? '';

const RECUSAS: Readonly<Record<string, Desfecho>> = {
  e: [401, 'sessao.ausente'],
  '-': [403, 'acesso.perfil-sem-permissao'],
  n: [404, 'manifestacao.nao-encontrada'],
};
const FORA_DA_SITUACAO: Desfecho = [409, 'ato.situacao-nao-permite'];
const FEITO: Desfecho = [200, null];

/** First who may act, then in which state, then the other conditions. */
const esperado = (marca: string, cabe: boolean): Desfecho => {
  const recusa = RECUSAS[marca];
  if (recusa) return recusa;
  if (!cabe) return FORA_DA_SITUACAO;
  if (marca === 's') return [403, 'manifestacao.nao-e-sua'];
  return marca === 'd' ? [403, 'descumprimento.nao-decide'] : FEITO;
};

const situacoes = Object.values(Situacao);
const TEXTO = 'As contas do segundo semestre nunca chegaram.';

let app: TestApp;
let visitante: Awaited<ReturnType<typeof visitantesDaDecisao>>;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  visitante = await visitantesDaDecisao(app);
});
afterAll(() => app.close());

const pedidoEm = (situacao: IdSituacao) => criarPedidoRespondido(app, { situacao, entrega: '2026-03-11' });
const denunciar = async (quem: PessoaDaDecisao, idManifestacao: number) =>
  (await visitante(quem, idManifestacao)).post('/api/app-web/v1/descumprimentos', {
    chaveEnvio: randomUUID(),
    idManifestacao,
    contra: 'resposta',
    texto: TEXTO,
  });
const decidir = async (quem: PessoaDaDecisao, idDenuncia: number, idManifestacao: number, versao?: number) =>
  (await visitante(quem, idManifestacao)).post(`/api/app-web/v1/descumprimentos/${idDenuncia}/decidir`, {
    versao,
    procedente: true,
    texto: 'O órgão não provou a entrega.',
  });
const denunciaEm = async (estado: SituacaoDaDenuncia) => {
  const { id } = await pedidoEm(Situacao.concluida);
  const { idDenuncia } = (await denunciar('manifestante', id)).json<{ idDenuncia: number }>();
  if (estado === 'decidida') await decidir('gestorCgu', idDenuncia, id);
  return { id, idDenuncia };
};

describe('the written tables and the declared acts say the same', () => {
  const perfisDe: Readonly<Record<keyof typeof QUEM, readonly IdPerfil[]>> = {
    denunciar: denunciarDescumprimento.quem,
    decidir: decidirAto.quem,
  };

  it('about which acts exist, from where and to where', () => {
    expect(Object.keys(ESTADOS)).toEqual(atosPorCiclo.descumprimento?.map(({ nome }) => nome));
    const daTabela = situacoesDaDenuncia.map((de) =>
      decidirAto.de.includes(de) ? stateAfter(decidirAto, de) : '.',
    );
    expect(situacoesDaDenuncia.map((de) => ESTADOS.decidir[de])).toEqual(daTabela);
    const from = denunciarDescumprimento.de;
    expect(celulas(DENUNCIAR)).toEqual(situacoes.map((de) => (from.includes(de) ? String(de) : '.')));
  });

  it.each(Object.keys(QUEM) as (keyof typeof QUEM)[])('about who may: %s', (ato) => {
    for (const quem of nomesDaDecisao) {
      const isDaTabela = perfisDe[ato].includes(pessoasDaDecisao[quem].perfil);
      if ('xsd'.includes(marcaDe(ato, quem))) expect(isDaTabela, quem).toBe(true);
      if (marcaDe(ato, quem) === '-') expect(isDaTabela, quem).toBe(false);
    }
  });
});

describe('S6-01 every act from every state by everybody, through HTTP', () => {
  it.each(situacoes)('denunciar, situação %d', async (de) => {
    const cabe = celulas(DENUNCIAR)[situacoes.indexOf(de)] !== '.';
    let caso = await pedidoEm(de);
    for (const quem of nomesDaDecisao) {
      const antes = await rastroDoCaso(app, caso.id);
      const response = await denunciar(quem, caso.id);
      const desfecho = esperado(marcaDe('denunciar', quem), cabe);
      expect(desfechoDe(response), `${quem}: ${response.body}`).toEqual(desfecho);
      const mudou = desfecho === FEITO ? 1 : 0;
      expect(await rastroDoCaso(app, caso.id), quem).toEqual({
        versao: antes.versao + mudou,
        linhas: antes.linhas + mudou,
      });
      if (mudou) caso = await pedidoEm(de);
    }
  });

  it.each(situacoesDaDenuncia)('decidir, %s', async (de) => {
    const para = ESTADOS.decidir[de];
    let denuncia = await denunciaEm(de);
    for (const quem of nomesDaDecisao) {
      const antes = await rastroDoCaso(app, denuncia.id);
      const response = await decidir(quem, denuncia.idDenuncia, denuncia.id);
      const desfecho = esperado(marcaDe('decidir', quem), para !== '.');
      expect(desfechoDe(response), `${quem}: ${response.body}`).toEqual(desfecho);
      const mudou = desfecho === FEITO ? 1 : 0;
      expect(await rastroDoCaso(app, denuncia.id), quem).toEqual({
        versao: antes.versao + mudou,
        linhas: antes.linhas + mudou,
      });
      const vista = await (await visitante('gestorCgu', denuncia.id)).get(
        `/api/app-web/v1/descumprimentos/${denuncia.idDenuncia}`,
      );
      expect(vista.json(), quem).toMatchObject({ situacao: mudou ? para : de });
      if (mudou) denuncia = await denunciaEm(de);
    }
  });

  it('decidir: what changed since it was read is not decided unseen', async () => {
    const { id, idDenuncia } = await denunciaEm('aberta');
    const gestor = await visitante('gestorCgu', id);
    const lida = async () =>
      (await gestor.get(`/api/app-web/v1/descumprimentos/${idDenuncia}`)).json<{ versao: number }>().versao;
    const versao = await lida();
    const antes = await rastroDoCaso(app, id);
    const velha = await decidir('gestorCgu', idDenuncia, id, versao - 1);
    expect(desfechoDe(velha)).toEqual([409, 'manifestacao.mudou']);
    expect(velha.json()).toMatchObject({ details: { versao, mudancas: [{}] } });
    expect(await rastroDoCaso(app, id)).toEqual(antes);
    expect(desfechoDe(await decidir('gestorCgu', idDenuncia, id, versao))).toEqual(FEITO);
    expect(await lida()).toBe(versao + 1);
  });
});
