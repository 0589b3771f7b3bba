import { arquivarSemComplementacaoJob } from '#capabilities/complementacao/server/arquivar-sem-complementacao.ts';
import { encerrarSemRespostaJob } from '#capabilities/consentimento/server/encerrar-sem-resposta.ts';
import { calendarioDaOuvidoria } from '#capabilities/feriado/server/index.ts';
import type { AtoDaManifestacao } from '#capabilities/manifestacao/domain/ato.ts';
import { isAberta } from '#capabilities/manifestacao/domain/situacao.ts';
import { listSemCiencia } from '#capabilities/manifestacao/server/index.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import type { Calendario } from '#kernel/prazo/calendario.ts';
import { days, minutes } from '#server/clock.ts';
import { desfechoDe, pedirAto, visitanteDo } from './atos-por-http.ts';
import { conferir } from './conferir-caso.ts';
import { type Escolhas, outroCorpo } from './corpo-do-ato.ts';
import { type Corpo, ModeloDoCaso } from './modelo-do-caso.ts';
import { avisoQueVoltou, type CasoNoPalco, type Cenario, readEstado } from './palco.ts';
import { atosComPedido, type NomeDoAto, pedidoDoAto } from './pedidos-de-atos.ts';
import { nomesDasPessoas, type PessoaDoCaso, type Visitantes } from './pessoas-do-caso.ts';
import { Orgaos, registrar } from './registro.ts';
import { Visitor } from './visitor.ts';

/** One move of a random walk; its numbers are mapped to what is possible at that moment. */
interface Movimento extends Escolhas {
  /** Which act: among those that somebody can do now, or among all. */
  readonly ato: number;
  readonly soPossiveis: boolean;
  /** Who: among those who can do it, or anybody. */
  readonly quem: number;
  readonly quemPode: boolean;
  /** The time that passes before the move. */
  readonly dias: number;
  readonly minutos: number;
  /** Whether the night's jobs run before it. */
  readonly noite: boolean;
}

export interface Passeio {
  readonly tipo: number;
  readonly inicio: string;
  readonly movimentos: readonly Movimento[];
}

/** What happened on the way, so that a test can tell whether the walks went everywhere. */
interface Visto {
  readonly aceitos: Map<string, number>;
  readonly recusados: Map<string, number>;
  readonly situacoes: Set<number>;
}

export interface Contexto {
  readonly cenario: Cenario;
  readonly visitantes: Visitantes;
  readonly calendarios: ReadonlyMap<number, Calendario>;
  readonly visto: Visto;
}

/** Acts that end a case are drawn rarely, to keep walks long; seldom possible ones often. */
const encerra = ({ para }: AtoDaManifestacao): boolean => para !== undefined && !isAberta(para);
const raros: readonly NomeDoAto[] = [
  'desagrupar',
  'tramitar',
  'contribuir',
  'devolver',
  'pedirPrazo',
  'concederPrazo',
  'negarPrazo',
  'pedirDesistencia',
  'pedirDesistenciaEmParte',
  'aceitarDesistenciaEmParte',
  'prosseguirAposDesistencia',
  'pedirReabertura',
  'concederReabertura',
  'negarReabertura',
  'encerrarPasso',
  'complementar',
  'responderConsentimento',
  'pedirConsentimento',
  'avaliar',
  'reabrir',
  'declararSemMeios',
];
const pesoDe = (nome: NomeDoAto): number => {
  if (encerra(pedidoDoAto(nome).ato)) return 1;
  return raros.includes(nome) ? 8 : 3;
};
const sorteaveis: readonly NomeDoAto[] = atosComPedido.flatMap((nome) =>
  new Array<NomeDoAto>(pesoDe(nome)).fill(nome),
);

export const readCalendarios = async ({ app }: Cenario): Promise<ReadonlyMap<number, Calendario>> =>
  new Map([
    [Orgaos.cgu, await calendarioDaOuvidoria(app.db, Orgaos.cgu)],
    [Orgaos.ifce, await calendarioDaOuvidoria(app.db, Orgaos.ifce)],
  ]);

/** Sessions and keys expire within the hour, but here months pass between two clicks. */
const manterAbertos = async ({ app: { db, clock } }: Cenario): Promise<void> => {
  const agora = clock.now();
  await db.updateTable('sessao').set({ criada_em: agora, ultima_atividade_em: agora }).execute();
};

const registrarCaso = async ({ cenario, visitantes }: Contexto, tipo: number): Promise<CasoNoPalco> => {
  const anonimo = tipo === TipoManifestacao.comunicacao;
  const visitor = anonimo ? new Visitor(cenario.app) : visitantes.manifestante;
  const response = await registrar(visitor, {
    idTipoManifestacao: anonimo ? TipoManifestacao.denuncia : tipo,
    ...(anonimo && { anonimo }),
  });
  if (response.statusCode !== 200) throw new Error(`The case was not filed: ${response.body}`);
  const { idManifestacao } = response.json<{ idManifestacao: number }>();
  return { id: idManifestacao, protocolo: '', numeroProtocolo: '', codigo: '', cofre: null, idTramitacao: 0 };
};

const ultimoPasso = async ({ app }: Cenario, idManifestacao: number): Promise<number> => {
  const row = await app.db
    .selectFrom('tramitacao')
    .select((eb) => eb.fn.max('id').as('id'))
    .where('id_manifestacao', '=', idManifestacao)
    .executeTakeFirst();
  return row?.id ?? 0;
};

const tocadaEm = async ({ app }: Cenario, id: number): Promise<Date> => {
  const { atualizada_em } = await app.db
    .selectFrom('manifestacao')
    .select('atualizada_em')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return atualizada_em;
};

const escolher = <T>(lista: readonly T[], n: number): T => lista[n % lista.length] as T;

/** More time is asked for only before the step's day is over: the acts after it need these two in quick succession. */
const LEVAM_A: Readonly<Partial<Record<NomeDoAto, readonly NomeDoAto[]>>> = {
  tramitar: ['concederPrazo', 'negarPrazo'],
  pedirPrazo: ['concederPrazo', 'negarPrazo'],
};

/**
 * Half of the moves choose an act that no walk has done yet, else one that was done least and does
 * not end the case: so that a new act, or one that is possible only after seldom others, is not
 * missed by bad luck.
 */
const entreOsNovos = (possiveis: ReadonlySet<NomeDoAto>, { aceitos }: Visto, movimento: Movimento) => {
  const feitos = (nome: NomeDoAto) => aceitos.get(nome) ?? 0;
  const isNovo = (nome: NomeDoAto) => feitos(nome) === 0;
  const novos = [...possiveis].filter((nome) => isNovo(nome) || (LEVAM_A[nome] ?? []).some(isNovo));
  const continuam = [...possiveis].filter((nome) => !encerra(pedidoDoAto(nome).ato));
  const menos = Math.min(...continuam.map(feitos));
  const preferidos = novos.length > 0 ? novos : continuam.filter((nome) => feitos(nome) === menos);
  if (movimento.soPossiveis && movimento.ato % 2 === 0 && preferidos.length > 0) return preferidos;
  return sorteaveis.filter((nome) => possiveis.has(nome));
};

const sortear = (
  modelo: ModeloDoCaso,
  movimento: Movimento,
  momento: number,
  corpoDe: (nome: NomeDoAto) => Corpo,
  visto: Visto,
): { nome: NomeDoAto; pessoa: PessoaDoCaso } => {
  const podem = (nome: NomeDoAto) =>
    nomesDasPessoas.filter(
      (pessoa) => modelo.preve(pedidoDoAto(nome).ato, pessoa, corpoDe(nome), momento) === true,
    );
  const possiveis = new Set(
    movimento.soPossiveis ? atosComPedido.filter((nome) => podem(nome).length > 0) : atosComPedido,
  );
  const nome = escolher(entreOsNovos(possiveis, visto, movimento), movimento.ato >> 1);
  const capazes = movimento.quemPode ? podem(nome) : [];
  return { nome, pessoa: escolher(capazes.length > 0 ? capazes : nomesDasPessoas, movimento.quem) };
};

const soma = (mapa: Map<string, number>, chave: string) => mapa.set(chave, (mapa.get(chave) ?? 0) + 1);

/** Whether the person's own page of the case offers the act. */
const isOferecido = async (
  { cenario, visitantes }: Contexto,
  pessoa: PessoaDoCaso,
  id: number,
  nome: NomeDoAto,
): Promise<boolean> => {
  const response = await (await visitanteDo(cenario, visitantes, pessoa, id)).get(
    `/api/app-web/v1/manifestacoes/${id}`,
  );
  if (response.statusCode !== 200) return false;
  return response.json<{ atos: { ato: string }[] }>().atos.some(({ ato }) => ato === nome);
};

const agir = async (
  contexto: Contexto,
  modelo: ModeloDoCaso,
  caso: CasoNoPalco,
  movimento: Movimento,
  numero: number,
): Promise<void> => {
  const { cenario, visitantes, visto } = contexto;
  const momento = cenario.app.clock.now().getTime();
  const { caso: fatos, idTramitacao } = modelo;
  const noPasso = { ...caso, idTramitacao: fatos.tramitacaoAberta ? idTramitacao : 2_000_000_000 };
  const corpoDe = (cada: NomeDoAto): Corpo => ({
    ...pedidoDoAto(cada).corpo(noPasso, cenario),
    ...outroCorpo(cada, fatos, movimento, numero),
  });
  const { nome, pessoa } = sortear(modelo, movimento, momento, corpoDe, visto);
  const { ato, url } = pedidoDoAto(nome);
  const corpo = corpoDe(nome);
  const oQue = `${nome} by ${pessoa}, move ${numero}`;
  const antes = await tocadaEm(cenario, caso.id);
  const previsto = modelo.preve(ato, pessoa, corpo, momento);
  const response = await pedirAto(cenario, visitantes, pessoa, { url, corpo: () => corpo }, noPasso);
  const [status, codigo] = desfechoDe(response);
  if ((status === 200) !== (previsto === true)) {
    throw new Error(`${oQue}: the model says ${previsto}, the server ${status} ${response.body}`);
  }
  if (typeof previsto === 'string' && codigo !== previsto) {
    throw new Error(`${oQue}: must be refused with ${previsto}, not ${status} ${codigo}`);
  }
  if (status === 200) modelo.fez(ato, corpo, momento, await ultimoPasso(cenario, caso.id));
  // Who acts on the own case knows what was written there.
  const soube = status === 200 && (pessoa === 'manifestante' || pessoa === 'codigo');
  if (soube) modelo.caso = { ...modelo.caso, semCiencia: false };
  if (status !== 200 && (status < 400 || status > 409))
    throw new Error(`${oQue}: ${status} ${response.body}`);
  soma(status === 200 ? visto.aceitos : visto.recusados, nome);
  visto.situacoes.add(modelo.situacao);
  const tocada = await conferir(cenario, caso.id, modelo, oQue);
  if (status === 200) return;
  if (tocada.getTime() !== antes.getTime()) throw new Error(`${oQue}: refused, and the case was touched`);
  // Refused by a rule, whatever was sent: then the page may not offer it.
  const isPelaRegra = previsto === false;
  if (isPelaRegra && (await isOferecido(contexto, pessoa, caso.id, nome))) {
    throw new Error(`${oQue}: offered, and refused`);
  }
  // Staff who look leave a trace.
  modelo.linhas = (await readEstado(cenario.app, caso.id)).linhasDoHistorico;
};

/** Now and then a mail comes back; whoever filed is told of it when they open the case or act on it. */
const perderAviso = async (
  { cenario: { app } }: Contexto,
  modelo: ModeloDoCaso,
  id: number,
  minutos: number,
): Promise<void> => {
  if (!modelo.caso.anonima && minutos % 4 === 0) await avisoQueVoltou(app, id);
  const esperam = await listSemCiencia(app.db, id);
  modelo.caso = { ...modelo.caso, semCiencia: esperam.length > 0 };
};

const passarTempo = async (
  contexto: Contexto,
  modelo: ModeloDoCaso,
  id: number,
  { dias, minutos, noite }: Movimento,
): Promise<void> => {
  const { cenario } = contexto;
  const { app } = cenario;
  app.clock.advance(days(dias) + minutes(minutos));
  await manterAbertos(cenario);
  await perderAviso(contexto, modelo, id, minutos);
  if (!noite) return;
  await arquivarSemComplementacaoJob(app.platform).run({});
  await encerrarSemRespostaJob(app.platform).run({});
  modelo.anoiteceu(app.clock.now().getTime());
  await conferir(cenario, id, modelo, 'the night');
};

/** Walks a case through the real server and compares it with the model after every move. */
export const passear = async (contexto: Contexto, { tipo, inicio, movimentos }: Passeio): Promise<void> => {
  const { cenario, calendarios } = contexto;
  const { app } = cenario;
  app.clock.set(inicio);
  await manterAbertos(cenario);
  const caso = await registrarCaso(contexto, tipo);
  const { linhasDoHistorico } = await readEstado(app, caso.id);
  const modelo = new ModeloDoCaso(tipo, linhasDoHistorico, app.clock.now().getTime(), calendarios);
  await conferir(cenario, caso.id, modelo, 'the registration');
  for (const [i, movimento] of movimentos.entries()) {
    await passarTempo(contexto, modelo, caso.id, movimento);
    await agir(contexto, modelo, caso, movimento, i);
  }
};
