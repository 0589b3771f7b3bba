import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IdSituacaoRecurso, SituacaoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { stateAfter } from '#kernel/ato/interpretar.ts';
import type { IdPerfil } from '#kernel/perfil.ts';
import { atosPorCiclo } from '#server/atos-por-ciclo.ts';
import { type Desfecho, desfechoDe } from '#testing/atos-por-http.ts';
import { criarPedidoRespondido, criarRecurso } from '#testing/decisoes.ts';
import {
  nomesDaDecisao,
  type PessoaDaDecisao,
  pessoasDaDecisao,
  rastroDoCaso,
  visitantesDaDecisao,
} from '#testing/pessoas-da-decisao.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { abrirIncidente } from '../domain/abrir-incidente.ato.ts';
import { atosDoIncidente, type NomeDoAtoDoIncidente } from '../domain/atos-do-incidente.ts';
import { type SituacaoDoIncidente, situacoesDoIncidente } from '../domain/fatos-do-incidente.ts';

type NomeDoAto = 'abrir' | NomeDoAtoDoIncidente;

/**
 * Who may: x does it, e must sign in, - lacks the profile, n may not know of the case, o did not
 * answer the request, j did not decide the appeal.
 */
// biome-ignore format: read as a table.
const QUEM: Readonly<Record<NomeDoAto, string>> = {
  //         pub cod man out adm aut gCg rCg ate obs cad col gIf rIf org sis
  abrir:     ' e   e   -   -   x   o   o   o   -   -   -   -   x   x   n   - ',
  responder: ' e   e   -   -   x   x   x   j   -   -   -   -   j   j   n   - ',
  prorrogar: ' e   e   -   -   x   x   x   j   -   -   -   -   j   j   n   - ',
};

/** Where each act leads from each state of the incident; a dot where the state does not allow it. */
// biome-ignore format: read as a table.
const ESTADOS: Readonly<Record<NomeDoAtoDoIncidente, Readonly<Record<SituacaoDoIncidente, string>>>> = {
  responder: { aberto: 'respondido', respondido: '.' },
  prorrogar: { aberto: 'aberto',     respondido: '.' },
};

/** An incidente is opened only on a decided appeal. */
const ABRIR: Readonly<Record<IdSituacaoRecurso, boolean>> = {
  [SituacaoRecurso.emTramitacao]: false,
  [SituacaoRecurso.respondido]: true,
};

const marcaDe = (ato: NomeDoAto, quem: PessoaDaDecisao): string =>
  QUEM[ato].trim().split(/\s+/)[nomesDaDecisao.indexOf(quem)] ?? '';

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
  if (marca === 'o') return [403, 'recurso.nao-respondeu-o-pedido'];
  return marca === 'j' ? [403, 'incidente.nao-julga'] : FEITO;
};

let app: TestApp;
let visitante: Awaited<ReturnType<typeof visitantesDaDecisao>>;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  visitante = await visitantesDaDecisao(app);
});
afterAll(() => app.close());

interface NoPalco {
  readonly id: number;
  readonly idRecurso: number;
  readonly idIncidente: number;
}

const CORPOS: Readonly<Record<NomeDoAto, Record<string, unknown>>> = {
  abrir: { motivo: 'omissao', texto: 'A decisão não diz de que ano são as contas.' },
  responder: { resultado: 'acolhido', texto: 'As contas são as de 2025.' },
  prorrogar: {
    dataEntrega: '2026-04-10',
    justificativa: 'A correção depende de uma consulta ao arquivo central.',
  },
};
const fazer = async (quem: PessoaDaDecisao, ato: NomeDoAto, { id, idRecurso, idIncidente }: NoPalco) => {
  const onde = ato === 'abrir' ? `recursos/${idRecurso}/incidentes` : `incidentes/${idIncidente}/${ato}`;
  return (await visitante(quem, id)).post(`/api/app-web/v1/${onde}`, CORPOS[ato]);
};

const recursoEm = async (situacao: IdSituacaoRecurso): Promise<NoPalco> => {
  const { id } = await criarPedidoRespondido(app);
  const idRecurso = await criarRecurso(
    app,
    { id },
    {
      entrega: '2026-03-20',
      ...(situacao === SituacaoRecurso.emTramitacao && { idTipoResposta: null }),
    },
  );
  return { id, idRecurso, idIncidente: 0 };
};
const incidenteEm = async (estado: SituacaoDoIncidente): Promise<NoPalco> => {
  const recurso = await recursoEm(SituacaoRecurso.respondido);
  const { idIncidente } = (await fazer('respondeIfce', 'abrir', recurso)).json<{ idIncidente: number }>();
  const incidente = { ...recurso, idIncidente };
  if (estado === 'respondido') await fazer('autoridadeCgu', 'responder', incidente);
  return incidente;
};

const rastro = async ({ id, idRecurso }: NoPalco) => {
  const { versao } = await app.db
    .selectFrom('recurso')
    .select('versao')
    .where('id', '=', idRecurso)
    .executeTakeFirstOrThrow();
  const caso = await rastroDoCaso(app, id);
  return [caso.versao, caso.linhas, versao] as const;
};

/** Tries each person in turn; after a successful act the setup is built again. */
const percorrer = async (
  ato: NomeDoAto,
  cabe: boolean,
  montar: () => Promise<NoPalco>,
): Promise<NoPalco[]> => {
  const feitos: NoPalco[] = [];
  let palco = await montar();
  for (const quem of nomesDaDecisao) {
    const antes = await rastro(palco);
    const response = await fazer(quem, ato, palco);
    const desfecho = esperado(marcaDe(ato, quem), cabe);
    expect(desfechoDe(response), `${ato}, ${quem}: ${response.body}`).toEqual(desfecho);
    const mudou = desfecho === FEITO ? 1 : 0;
    expect(await rastro(palco), quem).toEqual(antes.map((n) => n + mudou));
    if (!mudou) continue;
    feitos.push(palco);
    palco = await montar();
  }
  return feitos;
};

describe('the written tables and the declared acts say the same', () => {
  const [responder, prorrogar] = atosDoIncidente;
  const perfisDe: Readonly<Record<NomeDoAto, readonly IdPerfil[]>> = {
    abrir: abrirIncidente.quem,
    responder: responder.quem,
    prorrogar: prorrogar.quem,
  };

  it('about which acts exist, from where and to where', () => {
    const doProduto = atosPorCiclo.incidente?.map(({ nome }) => nome) ?? [];
    expect(Object.keys(ESTADOS).sort()).toEqual(doProduto.toSorted());
    expect(atosDoIncidente.map(({ nome }) => nome).sort()).toEqual(doProduto.toSorted());
    for (const ato of atosDoIncidente) {
      const daTabela = situacoesDoIncidente.map((de) => (ato.de.includes(de) ? stateAfter(ato, de) : '.'));
      expect(situacoesDoIncidente.map((de) => ESTADOS[ato.nome][de])).toEqual(daTabela);
    }
    for (const de of Object.values(SituacaoRecurso)) expect(ABRIR[de]).toBe(abrirIncidente.de.includes(de));
  });

  it.each(Object.keys(QUEM) as NomeDoAto[])('about who may: %s', (ato) => {
    for (const quem of nomesDaDecisao) {
      const isDaTabela = perfisDe[ato].includes(pessoasDaDecisao[quem].perfil);
      if ('xoj'.includes(marcaDe(ato, quem))) expect(isDaTabela, quem).toBe(true);
      if (marcaDe(ato, quem) === '-') expect(isDaTabela, quem).toBe(false);
    }
  });
});

describe('S6-01 every act from every state by everybody, through HTTP', () => {
  it.each(Object.values(SituacaoRecurso))('abrir, situação %d do recurso', async (de) => {
    await percorrer('abrir', ABRIR[de], () => recursoEm(de));
  });

  const passos = (Object.keys(ESTADOS) as NomeDoAtoDoIncidente[]).flatMap((ato) =>
    situacoesDoIncidente.map((de) => ({ ato, de, para: ESTADOS[ato][de] })),
  );
  it.each(passos)('$ato, $de', async ({ ato, de, para }) => {
    const feitos = await percorrer(ato, para !== '.', () => incidenteEm(de));
    for (const { id, idIncidente } of feitos) {
      const gestor = await visitante('gestorCgu', id);
      const visto = await gestor.get(`/api/app-web/v1/incidentes/${idIncidente}`);
      expect(visto.json()).toMatchObject({ situacao: para });
    }
  });
});
