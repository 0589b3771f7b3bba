import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { EstadoDoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { stateAfter } from '#kernel/ato/interpretar.ts';
import { type IdPerfil, Perfil } from '#kernel/perfil.ts';
import { atosPorCiclo } from '#server/atos-por-ciclo.ts';
import { type Desfecho, desfechoDe } from '#testing/atos-por-http.ts';
import {
  CMRI,
  criarPedido,
  criarRecurso,
  INDEFERIDO,
  type NovoRecurso,
  urlDoRecurso,
} from '#testing/recursos.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';
import type { AtoDoRecurso } from '../domain/ato-do-recurso.ts';

/** Everybody who may meet an appeal against the IFCE: the columns of the table below, in order. */
// biome-ignore format: read as a table.
const PESSOAS = {
  publico:       { login: null,               perfil: Perfil.publico },
  recorrente:    { login: 'maria.cidada',     perfil: Perfil.cidadao },
  outroCidadao:  { login: 'joao.cidadao',     perfil: Perfil.cidadao },
  administrador: { login: 'admin',            perfil: Perfil.administrador },
  gestor:        { login: 'gestor.ifce',      perfil: Perfil.gestor },
  /** Named for the first instance of the IFCE. */
  superior:      { login: 'superior.ifce',    perfil: Perfil.respondente },
  /** Works there and is not named for anything. */
  respondente:   { login: 'respondente.ifce', perfil: Perfil.respondente },
  gestorCgu:     { login: 'gestor.cgu',       perfil: Perfil.gestor },
  /** Named at the CGU, for appeals of the third instance. */
  recursosCgu:   { login: 'recursos.cgu',     perfil: Perfil.respondente },
  respondenteCgu:{ login: 'respondente.cgu',  perfil: Perfil.respondente },
  atendenteCgu:  { login: 'atendente.cgu',    perfil: Perfil.atendente },
  observadorCgu: { login: 'observador.cgu',   perfil: Perfil.observador },
  cmri:          { login: 'cmri',             perfil: Perfil.respondente },
} as const satisfies Readonly<Record<string, { login: string | null; perfil: IdPerfil }>>;
type Pessoa = keyof typeof PESSOAS;
const pessoas = Object.keys(PESSOAS) as readonly Pessoa[];

interface Pedido {
  readonly ato: string;
  /** ':idTramitacao' stands for a step that waits for an area. */
  readonly via: string;
  readonly corpo: (cenario: Cenario) => Record<string, unknown>;
  readonly recurso: NovoRecurso;
}
interface Cenario {
  readonly unidades: Readonly<Record<number, number>>;
  readonly idJulgadora: number;
}

const naPrimeira = { idInstancia: Instancia.primeira, idJulgadora: Orgaos.ifce } as const;
const naCgu = { idInstancia: Instancia.cgu, idJulgadora: Orgaos.cgu } as const;
const naComissao = { idInstancia: Instancia.cmri, idJulgadora: CMRI, prazo: null } as const;
const texto = 'O pedido foi lido de novo, e é isto que decidimos.';

const pedido = (
  ato: string,
  via: string,
  corpo: Record<string, unknown> | Pedido['corpo'],
  recurso: NovoRecurso,
): Pedido => ({ ato, via, corpo: typeof corpo === 'function' ? corpo : () => corpo, recurso });

const conhecer = { conhecer: true };
const naoConhecer = { conhecer: false, idJustificativa: 1, texto };
const tramitar: Pedido['corpo'] = ({ unidades, idJulgadora }) => ({
  unidades: [unidades[idJulgadora]],
  mensagem: 'O que a área sabe disto?',
});

const PASSO = 'passos/:idTramitacao/encerrar';

// biome-ignore format: read as a table.
const PEDIDOS = {
  'assumir na 1ª':       pedido('assumir', 'assumir', {}, naPrimeira),
  'assumir na CGU':      pedido('assumir', 'assumir', {}, naCgu),
  'assumir na CMRI':     pedido('assumir', 'assumir', {}, naComissao),
  'conhecer na 1ª':      pedido('conhecer', 'admissibilidade', conhecer, naPrimeira),
  'conhecer na CGU':     pedido('conhecer', 'admissibilidade', conhecer, naCgu),
  'não conhecer na 1ª':  pedido('naoConhecer', 'admissibilidade', naoConhecer, naPrimeira),
  'não conhecer na CGU': pedido('naoConhecer', 'admissibilidade', naoConhecer, naCgu),
  'tramitar na 1ª':      pedido('tramitar', 'tramitar', tramitar, naPrimeira),
  'tramitar na CGU':     pedido('tramitar', 'tramitar', tramitar, naCgu),
  'encerrar passo na 1ª': pedido('encerrarPasso', PASSO, {}, naPrimeira),
  'encerrar passo na CGU':pedido('encerrarPasso', PASSO, {}, naCgu),
  'pedir esclarecimento':pedido('pedirEsclarecimento', 'esclarecimento', { pergunta: texto }, naCgu),
  'prorrogar esclarecimento': pedido('prorrogarEsclarecimento', 'esclarecimento/prorrogar', { justificativa: texto }, naCgu),
  'esclarecer':          pedido('esclarecer', 'esclarecer', { resposta: texto }, { ...naCgu, esclarecimento: 'vencido' }),
  'marcar reunião':      pedido('marcarReuniao', 'reuniao', { data: '2026-05-06' }, naComissao),
  'responder na 1ª':     pedido('responder', 'responder', INDEFERIDO, { ...naPrimeira, conhecido: true }),
  'responder na CGU':    pedido('responder', 'responder', INDEFERIDO, { ...naCgu, conhecido: true }),
  'responder na CMRI':   pedido('responder', 'responder', INDEFERIDO, { ...naComissao, conhecido: true }),
  'qualificar da 1ª':    pedido('qualificar', 'qualificar', { nota: 4 }, naPrimeira),
  'qualificar da CGU':   pedido('qualificar', 'qualificar', { nota: 4 }, naCgu),
} as const satisfies Readonly<Record<string, Pedido>>;
type Nome = keyof typeof PEDIDOS;
const nomes = Object.keys(PEDIDOS) as readonly Nome[];

/**
 * Who may do what, written out, on an appeal whose facts allow the act:
 *   x  does it                          -  403: not with this profile
 *   e  401: must sign in                n  404: may not know that the case exists
 *   j  403: another authority judges    o  403: only the office that answered
 *   q  403: does not rate answers
 */
// The demonstration's administrador works for the CGU, the monitoring authority, and so rates.
// biome-ignore format: read as a table.
const QUEM: Readonly<Record<Nome, string>> = {
  //                     pub rec out  adm ges sup res  gesCGU recCGU resCGU ateCGU obsCGU cmri
  'assumir na 1ª':       ' e   -   -   x   x   x   j     n      n      n      -      -     n ',
  'assumir na CGU':      ' e   -   -   x   j   j   j     x      x      j      -      -     n ',
  'assumir na CMRI':     ' e   -   -   x   j   j   j     n      n      n      -      -     x ',
  'conhecer na 1ª':      ' e   -   -   x   x   x   j     n      n      n      -      -     n ',
  'conhecer na CGU':     ' e   -   -   x   j   j   j     x      x      j      -      -     n ',
  'não conhecer na 1ª':  ' e   -   -   x   x   x   j     n      n      n      -      -     n ',
  'não conhecer na CGU': ' e   -   -   x   j   j   j     x      x      j      -      -     n ',
  'tramitar na 1ª':      ' e   -   -   x   x   x   j     n      n      n      -      -     n ',
  'tramitar na CGU':     ' e   -   -   x   j   j   j     x      x      j      -      -     n ',
  'encerrar passo na 1ª': ' e   -   -   x   x   x   j     n      n      n      -      -     n ',
  'encerrar passo na CGU':' e   -   -   x   j   j   j     x      x      j      -      -     n ',
  'pedir esclarecimento':' e   -   -   x   j   j   j     x      x      j      -      -     n ',
  'prorrogar esclarecimento':' e   -   -   x   j   j   j     x      x      j      -      -     n ',
  'esclarecer':          ' e   -   -   x   x   x   x     o      o      o      -      -     n ',
  'marcar reunião':      ' e   -   -   x   j   j   j     n      n      n      -      -     x ',
  'responder na 1ª':     ' e   -   -   x   x   x   j     n      n      n      -      -     n ',
  'responder na CGU':    ' e   -   -   x   j   j   j     x      x      j      -      -     n ',
  'responder na CMRI':   ' e   -   -   x   j   j   j     n      n      n      -      -     x ',
  'qualificar da 1ª':    ' e   x   n   x   q   q   q     n      n      n      n      n     n ',
  'qualificar da CGU':   ' e   x   n   x   q   q   q     x      x      x      n      n     n ',
};

/** Where each act leads from each situação; a dot where the situação does not allow it. */
// biome-ignore format: read as a table.
const SITUACOES: Readonly<Record<Nome, string>> = {
  //                   de: 1 2 3
  'assumir na 1ª':       ' 1 . 3 ',
  'assumir na CGU':      ' 1 . 3 ',
  'assumir na CMRI':     ' 1 . 3 ',
  'conhecer na 1ª':      ' 1 . 3 ',
  'conhecer na CGU':     ' 1 . 3 ',
  'não conhecer na 1ª':  ' 2 . 2 ',
  'não conhecer na CGU': ' 2 . 2 ',
  'tramitar na 1ª':      ' 1 . 3 ',
  'tramitar na CGU':     ' 1 . 3 ',
  'encerrar passo na 1ª': ' 1 . 3 ',
  'encerrar passo na CGU':' 1 . 3 ',
  'pedir esclarecimento':' 3 . 3 ',
  'prorrogar esclarecimento':' . . 3 ',
  'esclarecer':          ' 1 1 1 ',
  'marcar reunião':      ' 1 . 3 ',
  'responder na 1ª':     ' 2 . 2 ',
  'responder na CGU':    ' 2 . 2 ',
  'responder na CMRI':   ' 2 . 2 ',
  'qualificar da 1ª':    ' . 2 . ',
  'qualificar da CGU':   ' . 2 . ',
};

/** Requested through the endpoints of other capabilities, which have their own tables of tests. */
const DE_OUTROS: readonly string[] = ['abrirIncidente', 'denunciarDescumprimento'];

const situacoes = Object.values(EstadoDoRecurso);
const celulas = (linha: string): readonly string[] => linha.trim().split(/\s+/);
const marcaDe = (nome: Nome, quem: Pessoa): string => celulas(QUEM[nome])[pessoas.indexOf(quem)] ?? '';
/** Null when the act is not allowed from there. */
const destinoDe = (nome: Nome, de: number): number | null => Number(celulas(SITUACOES[nome])[de - 1]) || null;

const RECUSAS: Readonly<Record<string, Desfecho>> = {
  e: [401, 'sessao.ausente'],
  '-': [403, 'acesso.perfil-sem-permissao'],
  n: [404, 'manifestacao.nao-encontrada'],
};
const RECUSAS_DA_REGRA: Readonly<Record<string, Desfecho>> = {
  j: [403, 'recurso.nao-julga'],
  o: [403, 'recurso.nao-respondeu-o-pedido'],
  q: [403, 'recurso.nao-qualifica'],
};

/** Allowed from there only so that the refusal can say why. */
const UMA_POR_VEZ: Desfecho = [409, 'recurso.esclarecimento-aberto'];
const DEPOIS_DA_DECISAO: Desfecho = [409, 'recurso.esclarecimento-encerrado'];

const esperado = (nome: Nome, quem: Pessoa, de: number): Desfecho => {
  const marca = marcaDe(nome, quem);
  const recusa = RECUSAS[marca];
  if (recusa) return recusa;
  if (destinoDe(nome, de) === null) return [409, 'ato.situacao-nao-permite'];
  if (nome === 'pedir esclarecimento' && de === EstadoDoRecurso.emEsclarecimentos && marca === 'x')
    return UMA_POR_VEZ;
  if (nome === 'esclarecer' && de === EstadoDoRecurso.respondido && marca === 'x') return DEPOIS_DA_DECISAO;
  return RECUSAS_DA_REGRA[marca] ?? [200, null];
};

let app: TestApp;
let visitantes: Readonly<Record<string, Visitor>>;
let unidades: Record<number, number>;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  const entries: [Pessoa, Visitor][] = [];
  for (const quem of pessoas) {
    const { login } = PESSOAS[quem];
    entries.push([quem, login ? await entrarComo(app, login) : new Visitor(app)]);
  }
  visitantes = Object.fromEntries(entries);
  unidades = {};
  for (const idOuvidoria of [Orgaos.ifce, Orgaos.cgu]) {
    const { id } = await app.db
      .insertInto('unidade')
      .values({ id_ouvidoria: idOuvidoria, nome: 'Unidade de teste', sigla: 'TESTE' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('unidade_pessoa')
      .columns(['id_unidade', 'id_usuario'])
      .expression((eb) =>
        eb
          .selectFrom('usuario_perfil_ouvidoria as v')
          .select((v) => [v.val(id).as('id_unidade'), 'v.id_usuario'])
          .where('v.id_ouvidoria', '=', idOuvidoria)
          .groupBy('v.id_usuario'),
      )
      .execute();
    unidades[idOuvidoria] = id;
  }
});
afterAll(() => app.close());

const readEstado = (idRecurso: number) =>
  app.db
    .selectFrom('recurso as r')
    .select((eb) => [
      sql<number>`case when r.id_situacao = 1 and exists (select from esclarecimento e where e.id_recurso = r.id
        and e.respondido_em is null and e.encerrado_em is null and e.prazo >= dia_local(${app.clock.now()}::timestamptz))
        then ${EstadoDoRecurso.emEsclarecimentos}::int else r.id_situacao end`.as('situacao'),
      'r.versao',
      eb
        .selectFrom('manifestacao_historico as h')
        .select((h) => h.fn.countAll<number>().as('linhas'))
        .whereRef('h.id_manifestacao', '=', 'r.id_manifestacao')
        .as('linhas'),
    ])
    .where('r.id', '=', idRecurso)
    .executeTakeFirstOrThrow();

/** A step of the appeal that waits for a unit of the judging office. */
const abrirPasso = async (
  idManifestacao: number,
  idRecurso: number,
  idJulgadora: number,
): Promise<number> => {
  const { id: idRemetente } = await app.db
    .selectFrom('usuario')
    .select('id')
    .where('login', '=', 'admin')
    .executeTakeFirstOrThrow();
  const { id } = await app.db
    .insertInto('tramitacao')
    .values({
      id_manifestacao: idManifestacao,
      id_recurso: idRecurso,
      id_ouvidoria: idJulgadora,
      id_unidade: unidades[idJulgadora] ?? null,
      id_remetente: idRemetente,
      remetente: 'Quem julga',
      mensagem: 'O que a área sabe disto?',
      aberta_em: app.clock.now(),
      prazo: '2026-03-20',
      prazo_original: '2026-03-20',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const atos = atosPorCiclo.recurso as readonly AtoDoRecurso[];
const atoDe = (nome: string): AtoDoRecurso => {
  const ato = atos.find((cada) => cada.nome === nome);
  if (!ato) throw new Error(`No act is called ${nome}`);
  return ato;
};

describe('the written tables and the declared acts say the same', () => {
  it('about which acts exist', () => {
    const comEndpoint = new Set(nomes.map((nome) => PEDIDOS[nome].ato));
    expect([...comEndpoint, ...DE_OUTROS].sort()).toEqual(atos.map(({ nome }) => nome).sort());
  });

  it.each(nomes)('about where %s leads, and who may', (nome) => {
    const ato = atoDe(PEDIDOS[nome].ato);
    const daTabela = situacoes.map((de) => (ato.de.includes(de) ? stateAfter(ato, de) : null));
    expect(situacoes.map((de) => destinoDe(nome, de))).toEqual(daTabela);
    for (const quem of pessoas) {
      const isDaTabela = ato.quem.includes(PESSOAS[quem].perfil);
      const marca = marcaDe(nome, quem);
      if ('xjoq'.includes(marca)) expect(isDaTabela, `${nome}: ${quem}`).toBe(true);
      if (marca === '-') expect(isDaTabela, `${nome}: ${quem}`).toBe(false);
    }
  });
});

describe('S6-01 every act of an appeal from every situação by everybody, through HTTP', () => {
  it.each(nomes)('%s', async (nome) => {
    const { via, corpo, recurso }: Pedido = PEDIDOS[nome];
    const idJulgadora = recurso.idJulgadora ?? Orgaos.ifce;
    for (const de of situacoes) {
      const novo = async () => {
        const { id } = await criarPedido(app);
        const respondido = de === EstadoDoRecurso.respondido;
        const ouvindo = de === EstadoDoRecurso.emEsclarecimentos && { esclarecimento: true };
        const idNovo = await criarRecurso(app, id, { ...recurso, ...ouvindo, respondido });
        const passo = via === PASSO ? await abrirPasso(id, idNovo, idJulgadora) : 0;
        return { idRecurso: idNovo, url: urlDoRecurso(idNovo, via.replace(':idTramitacao', String(passo))) };
      };
      let { idRecurso, url } = await novo();
      for (const quem of pessoas) {
        const contexto = `${nome}, situação ${de}, ${quem}`;
        const antes = await readEstado(idRecurso);
        const response = await visitantes[quem]?.post(url, corpo({ unidades, idJulgadora }));
        if (!response) throw new Error(`Nobody is ${quem}`);
        const desfecho = esperado(nome, quem, de);
        expect(desfechoDe(response), `${contexto}: ${response.body}`).toEqual(desfecho);
        const depois = await readEstado(idRecurso);
        if (desfecho[0] !== 200) {
          expect(depois, contexto).toEqual(antes);
          continue;
        }
        expect(depois, contexto).toEqual({
          situacao: destinoDe(nome, de),
          versao: antes.versao + 1,
          linhas: Number(antes.linhas) + 1,
        });
        ({ idRecurso, url } = await novo());
      }
    }
  });
});
