import type { FinalidadeDaChave } from '#capabilities/codigo-acesso/server/index.ts';
import { calendarioDaOuvidoria, calendarioDoCaso } from '#capabilities/feriado/server/index.ts';
import { cienciaDe } from '#capabilities/remedio/domain/ciencia.ts';
import { isAcesso, isSigilosa } from '#kernel/enumeracoes.ts';
import { momentoGuardado } from '#kernel/momento.ts';
import { once } from '#kernel/once.ts';
import { perfisQueTratam } from '#kernel/perfil.ts';
import type { Calendario } from '#kernel/prazo/calendario.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import type { Relacao } from '#kernel/quem/relacao.ts';
import { isAbertaPorAcesso, isForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { chaveDoCofre } from '#server/crypto/cofre.ts';
import { type Envelope, openEnvelope } from '#server/crypto/envelope.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { FatosDaManifestacao } from '../domain/fatos.ts';
import { isPreservada, podeVerIdentidade, TipoIdentificacao } from '../domain/identificacao.ts';
import type { CasoDoArquivo } from '../domain/ler/leitura-dos-arquivos.ts';
import { manifestacaoNaoEncontrada } from '../domain/manifestacao-errors.ts';
import { podeAlcancar, podeVerOCaso, relacaoCom } from '../domain/manifestacao-policy.ts';
import { podeMudarDeTipo } from '../domain/pode-mudar-de-tipo.ts';
import { podePedirReabertura, reabrirAte } from '../domain/pode-pedir-reabertura.ts';
import { podeProrrogar } from '../domain/pode-prorrogar.ts';
import type { PessoaDaIntegracao } from '../domain/registrar/atendimento.ts';
import { readTeor } from '../domain/registrar/read-teor.ts';
import type { Teor } from '../domain/registrar/teor.ts';
import { Situacao } from '../domain/situacao.ts';
import {
  quemControla,
  type RemediosLidos,
  remediosDoCaso,
  semMeiosDoCaso,
  verdictsDosRemedios,
} from './ler/remedios-do-caso.ts';
import { type CasoRow, findCaso, lockCaso } from './manifestacao-repository.ts';
import { type LinhaComMomento, type MomentoLido, momentosDoCaso, momentosLidos } from './momentos-do-caso.ts';
import { momentoDoPedido, ninguem, type QuemAge } from './quem-age.ts';
import { abrirIdentidade } from './registrar/identidade-selada.ts';
import { PalavrasPreservadas } from './registrar/palavras-preservadas.ts';

/** The person who filed, as the vault or the plain row keeps it. */
export interface Manifestante extends PessoaDaIntegracao {
  readonly nome: string;
  readonly email?: string | undefined;
  readonly telefone?: string | undefined;
  readonly endereco?: string | undefined;
  /** The account, where there is one. */
  readonly idUsuario?: number | undefined;
}

/** A text as it is stored: sealed with the case's key, or in the open. */
export interface TextoGuardado {
  readonly texto: string | null;
  readonly texto_cifrado: Buffer | null;
}

/** A case as one person sees it: the row, their relation to it, and a way to its sealed texts. */
export interface Caso {
  readonly row: CasoRow;
  readonly relacao: Relacao;
  readonly fatos: FatosDaManifestacao;
  readonly calendario: Calendario;
  /** Remedies of the access law, each with its term; null for every other type. */
  readonly remedios: RemediosLidos['remedios'] | null;
  /** What the person who asked for information can count on; none for every other type. */
  readonly saidas: RemediosLidos['saidas'];
  readonly recursoPendente: RemediosLidos['recursoPendente'];
  /** The last day to ask for its reopening; null before its end is told. */
  readonly reabrirAte: PlainDate | null;
  /** Is, or ever was, a denúncia: its texts stay sealed and its author stays protected. */
  readonly isSigilosa: boolean;
  /** Asked for information without being known to the office: `manifestante()` serves the system alone. */
  readonly isPreservada: boolean;
  /** Opened with a key, not by the account. */
  readonly pelaChave: boolean;
  /** Only sealed cases have one. */
  readonly cofre: Envelope | null;
  /** Only requests with the identity preserved have one: it seals who asked and who acts for them. */
  cofreDaIdentidade(): Envelope | null;
  teor(): Teor;
  manifestante(): Manifestante | null;
  /** For every text of the case: sealed when the case is; of who preserved the identity, covered. */
  guardarTexto(texto: string): TextoGuardado;
  /** The same for what stands in the open beside a row. */
  emAberto(texto: string): string;
  /** What was covered in this act and is yet to be kept with the identity; null where nothing was. */
  palavrasASelar(): Buffer | null;
  readTexto(guardado: TextoGuardado): string;
  /** For what only sealed cases have. */
  selar(texto: string): Buffer;
  /** What plain columns may tell of a moment at which this person acts on the case. */
  momentoGuardado(agora: Date): Date;
  /** The moment itself, sealed, where plain columns tell less; null where they tell it. */
  selarMomento(agora: Date): Buffer | null;
  /** The moment of a row, sealed or not: the person's own to the person, to everybody else what plain columns tell. */
  readMomento(momento: Date, cifrado: Buffer | null): Date;
  /** The same for a row of the history, and how much less than the moment it is. */
  readMomentoDoHistorico(linha: LinhaComMomento): MomentoLido;
}

export { chaveDoCofre };

/** Whether the office that answers must never know who asked; the same in a case and in a list. */
export const preservadaDe = (
  row: Pick<CasoRow, 'chave_preservada' | 'identidade_preservada' | 'id_tipo_formulario' | 'retipada_em'>,
  sigilosa: boolean,
): boolean =>
  isPreservada({
    selada: row.chave_preservada !== null,
    identidadePreservada: row.identidade_preservada,
    sigilosa,
    acesso: isAcesso(row.id_tipo_formulario) || row.retipada_em !== null,
  });

/** Builds the case around its row; the caller refuses `relacao` 'nenhuma'. */
export const casoDe = async (
  platform: Pick<Platform, 'config' | 'clock'>,
  db: Db,
  guardada: CasoRow,
  quem: QuemAge,
  aceitas: readonly FinalidadeDaChave[] = ['codigo'],
  calendarioLido?: Calendario,
): Promise<Caso> => {
  const momentos = momentosDoCaso(platform, guardada);
  const temChave = (guardada.chaves_vivas ?? []).some((finalidade) =>
    aceitas.some((aceita) => aceita === finalidade),
  );
  const recursos = guardada.acesso?.recursos ?? [];
  const isDono = quem.dono?.is(guardada.dono) ?? false;
  const cofre = guardada.chave_embrulhada
    ? openEnvelope(chaveDoCofre(platform), guardada.chave_embrulhada)
    : null;
  // After a change of type the person keeps the promised protection (Lei 13.608/2018, art. 4-B).
  const sigilosa = cofre !== null || isSigilosa(guardada.id_tipo);
  const ligacao = relacaoCom({
    usuario: quem.usuario,
    isDono,
    isAtendente: guardada.id_atendente !== null && guardada.id_atendente === quem.usuario?.idUsuario,
    temChave,
    idOuvidoria: guardada.id_ouvidoria,
    foraDoAlcance: isForaDoAlcance(quem.usuario, { id: guardada.id, protegida: sigilosa }),
    extraordinario: sigilosa && isAbertaPorAcesso(quem.usuario, guardada.id),
    julgadoras: [
      ...recursos.map(({ idOuvidoriaJulgadora }) => idOuvidoriaJulgadora),
      ...(guardada.acesso?.destinosDasDenuncias ?? []),
      ...quemControla(guardada, platform.clock.now().getTime()),
    ],
  });
  const relacao = quem.emNome && ligacao === 'orgao' ? 'manifestante' : ligacao;
  const daPessoa = relacao === 'manifestante' && !quem.emNome;
  const leMomento = momentosLidos(momentos, daPessoa);
  const row = {
    ...guardada,
    registrada_em: leMomento.daLinha(guardada.registrada_em, guardada.momento_cifrado),
  };
  const preservada = preservadaDe(row, sigilosa);
  const selado = (): Envelope => {
    if (!cofre) throw new Error(`Case ${row.id} is sealed and has no key`);
    return cofre;
  };
  const daIdentidade = (): Envelope | null =>
    row.chave_preservada ? openEnvelope(chaveDoCofre(platform), row.chave_preservada) : null;
  // Opened for the person alone, and once: what an act covers is added to what was covered before.
  let lidas: PalavrasPreservadas | null = null;
  const palavras = (): PalavrasPreservadas | null => {
    const chave = daPessoa ? daIdentidade() : null;
    const pessoa = chave && abrirIdentidade(platform, row);
    if (chave && pessoa) lidas ??= PalavrasPreservadas.abrir(pessoa, chave, row.palavras_preservadas);
    return lidas;
  };
  const comoEscreveu = <T>(lido: T): T => palavras()?.comoEscreveu(lido) ?? lido;
  // Unsealed and read once, however often they are asked for.
  const teorGuardado = once(() =>
    readTeor(row.teor_cifrado ? JSON.parse(selado().open(row.teor_cifrado)) : row.teor),
  );
  const manifestante = once(
    () =>
      abrirIdentidade(platform, row) ??
      (row.identidade_cifrada
        ? (JSON.parse(selado().open(row.identidade_cifrada)) as Manifestante)
        : (row.manifestante as unknown as Manifestante | null)),
  );
  const emAberto = (texto: string): string => (sigilosa ? texto : (palavras()?.cobertas(texto) ?? texto));
  const calendario = calendarioLido ?? (await calendarioDaOuvidoria(db, row.id_ouvidoria));
  const pedidoEm = momentoDoPedido(quem, platform.clock.now()).getTime();
  const lidos = remediosDoCaso(calendario, row, pedidoEm);
  const remedios = lidos?.remedios ?? null;
  const encerradaEm = row.encerrada_em?.getTime() ?? null;
  const fim = { encerradaEm, cienciaEm: encerradaEm && cienciaDe(encerradaEm, row.fim_comunicado) };
  return {
    row,
    relacao,
    calendario,
    remedios,
    saidas: lidos?.saidas ?? [],
    recursoPendente: lidos?.recursoPendente ?? null,
    reabrirAte: reabrirAte(calendario, fim),
    isSigilosa: sigilosa,
    isPreservada: preservada,
    pelaChave: temChave && !isDono,
    cofre,
    fatos: {
      relacao,
      trata: perfisQueTratam.some((perfil) => perfil === quem.usuario?.idPerfil),
      idTipo: row.id_tipo,
      idTipoFormulario: row.id_tipo_formulario,
      protegida: sigilosa,
      anonima: row.id_tipo_identificacao === TipoIdentificacao.anonima,
      prorrogada: row.prorrogada_em !== null || row.id_situacao === Situacao.prorrogada,
      prorrogavel: podeProrrogar(
        { idTipoFormulario: row.id_tipo_formulario, prazo: diaGuardado(row.prazo) },
        platform.clock.now().getTime(),
      ),
      mudaDeTipo: podeMudarDeTipo(
        {
          idTipoFormulario: row.id_tipo_formulario,
          prazo: diaGuardado(row.prazo),
          decidido: row.acesso?.resposta != null,
          temRecurso: recursos.length > 0,
          recursoPendente: recursos.some(({ respondidoEm }) => respondidoEm === null),
        },
        platform.clock.now().getTime(),
      ),
      avaliada: Boolean(row.avaliada),
      respondePorSi: isDono || !row.codigo_visto || (row.chaves_vivas ?? []).includes('consentimento'),
      consentimentoAberto: row.consentimento_ate !== null,
      consentimentoAte: row.consentimento_ate === null ? null : diaGuardado(row.consentimento_ate),
      contatoRestrito: row.id_tipo_identificacao !== TipoIdentificacao.semRestricao,
      identidadeVisivel: podeVerIdentidade({
        protegida: sigilosa,
        idOuvidoria: row.id_ouvidoria,
        idOuvidoriaRegistro: row.id_ouvidoria_registro,
        veioComIdentidade: row.veio_com_identidade,
        preservada,
      }),
      preservada,
      identidadePedida: Boolean(row.identidade_pedida),
      restrita: row.restrita_em !== null,
      triada: row.id_responsavel !== null,
      tramitacaoAberta: Boolean(row.tramitacao_aberta),
      esperaAPrincipal: Boolean(row.principal_aberta),
      agrupada: row.id_grupo !== null,
      temRepetidas: Boolean(row.tem_repetidas),
      prazoParado: row.prazo_parado_em !== null,
      desistenciaPedida: row.desistencia_aberta,
      acrescentada: Boolean(row.acrescentada),
      pediuReabertura: row.reabertura_pedida !== null,
      reaberturaPedida: row.reabertura_pedida === 'aberta',
      semCiencia: row.sem_ciencia !== null,
      reaberturaNoPrazo: podePedirReabertura(calendario, fim, pedidoEm),
      temRecurso: recursos.length > 0,
      retirado:
        isAcesso(row.id_tipo_formulario) &&
        row.id_situacao === Situacao.arquivada &&
        (row.acesso?.desistiu ?? false),
      remedios: verdictsDosRemedios(remedios),
      semMeios: semMeiosDoCaso(calendario, row, pedidoEm),
    },
    cofreDaIdentidade: daIdentidade,
    teor: () => comoEscreveu(teorGuardado()),
    manifestante,
    guardarTexto: (texto) =>
      sigilosa
        ? { texto: null, texto_cifrado: selado().seal(texto) }
        : { texto: emAberto(texto), texto_cifrado: null },
    emAberto,
    palavrasASelar: () => {
      const cofreDaIdentidade = lidas?.mudou ? daIdentidade() : null;
      return (cofreDaIdentidade && lidas?.selar(cofreDaIdentidade)) ?? null;
    },
    selar: (texto) => selado().seal(texto),
    momentoGuardado: (agora) =>
      daPessoa && momentos.selos ? momentoGuardado(agora, row.atualizada_em) : agora,
    selarMomento: (agora) => (daPessoa ? momentos.selar(agora) : null),
    readMomento: leMomento.daLinha,
    readMomentoDoHistorico: leMomento.doHistorico,
    readTexto: ({ texto, texto_cifrado }) =>
      comoEscreveu(texto ?? (texto_cifrado ? selado().open(texto_cifrado) : '')),
  };
};

export const casoDoArquivo = ({ row, relacao, fatos }: Caso): CasoDoArquivo => ({
  relacao,
  idOuvidoria: row.id_ouvidoria,
  anonima: fatos.anonima,
  protegida: fatos.protegida,
  identidadeVisivel: fatos.identidadeVisivel,
  contatoRestrito: fatos.contatoRestrito,
  recebidaEm: row.recebida_em,
});

/** To people who may not know of it, a case does not exist. */
export const findCasoVisivel = async (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
  aceitas: readonly FinalidadeDaChave[] = ['codigo'],
): Promise<Caso> => {
  const row = await findCaso(platform.db, idManifestacao, quem, platform.clock.now());
  return casoVisivel(platform, quem, row, aceitas);
};

/** The same of a row that was read by who asks. */
export const casoVisivel = async (
  platform: Platform,
  quem: QuemAge,
  row: CasoRow | undefined,
  aceitas: readonly FinalidadeDaChave[] = ['codigo'],
): Promise<Caso> => {
  const caso = await alcancavel(platform, platform.db, quem, row, aceitas);
  if (!podeVerOCaso(caso.relacao, quem.usuario, caso.fatos.restrita)) throw manifestacaoNaoEncontrada();
  return caso;
};

/** Staff who filed a case themselves are its manifestante: the team's side is not for them. */
const daEquipe = (caso: Caso, { usuario }: QuemAge): Caso => {
  if (caso.relacao !== 'orgao' || !podeVerOCaso(caso.relacao, usuario, caso.fatos.restrita)) {
    throw manifestacaoNaoEncontrada();
  }
  return caso;
};

export const findCasoDaEquipe = async (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
): Promise<Caso> => daEquipe(await findCasoAlcancavel(platform, quem, idManifestacao), quem);

export const lockCasoDaEquipe = async (
  platform: Platform,
  tx: Db,
  quem: QuemAge,
  idManifestacao: number,
): Promise<Caso> => daEquipe(await lockCasoVisivel(platform, tx, quem, idManifestacao), quem);

const alcancavel = async (
  platform: Platform,
  db: Db,
  quem: QuemAge,
  row: CasoRow | undefined,
  aceitas: readonly FinalidadeDaChave[],
  calendario?: Calendario,
): Promise<Caso> => {
  if (!row) throw manifestacaoNaoEncontrada();
  const caso = await casoDe(platform, db, row, quem, aceitas, calendario);
  const { relacao, fatos } = caso;
  if (!podeAlcancar(relacao, quem.usuario, fatos)) throw manifestacaoNaoEncontrada();
  return caso;
};

/** Also for a colaborador whose step is open: the caller must show no more than that step. */
export const findCasoAlcancavel = async (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
  aceitas: readonly FinalidadeDaChave[] = ['codigo'],
): Promise<Caso> => {
  const row = await findCaso(platform.db, idManifestacao, quem, platform.clock.now());
  return alcancavel(platform, platform.db, quem, row, aceitas);
};

/** Who is kept away from a case, as an administrador is from a denúncia, reaches nothing that hangs on it either. */
const exigirAlcance = (caso: Caso, { usuario }: QuemAge): Caso => {
  const { relacao, row, isSigilosa: protegida } = caso;
  if (relacao !== 'manifestante' && isForaDoAlcance(usuario, { id: row.id, protegida }))
    throw manifestacaoNaoEncontrada();
  return caso;
};

/**
 * For what hangs on a case and has readers of its own, also when the case is in another office: the
 * caller checks that this person is one of them, and shows no more of the case than that.
 */
export const findCasoDoPendente = async (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
): Promise<Caso> => {
  const row = await findCaso(platform.db, idManifestacao, quem, platform.clock.now());
  if (!row) throw manifestacaoNaoEncontrada();
  return exigirAlcance(await casoDe(platform, platform.db, row, quem), quem);
};

/** The case with its calendar, sent for at once: the lock is asked for first, and what is read is read under it. */
const lockComCalendario = (platform: Platform, tx: Db, quem: QuemAge, idManifestacao: number) =>
  Promise.all([
    lockCaso(tx, idManifestacao, quem, platform.clock.now()),
    calendarioDoCaso(tx, idManifestacao),
  ]);

/** Whoever it is that asks: the caller knows that the case is theirs to act on. */
export const lockCasoSemLeitor = async (
  platform: Platform,
  tx: Db,
  quem: QuemAge,
  idManifestacao: number,
): Promise<Caso> => {
  const [row, calendario] = await lockComCalendario(platform, tx, quem, idManifestacao);
  if (!row) throw manifestacaoNaoEncontrada();
  return casoDe(platform, tx, row, quem, undefined, calendario);
};

export const lockCasoDoPendente = async (
  platform: Platform,
  tx: Db,
  quem: QuemAge,
  idManifestacao: number,
): Promise<Caso> => {
  return exigirAlcance(await lockCasoSemLeitor(platform, tx, quem, idManifestacao), quem);
};

/** The case as nobody in particular; the caller shows none of it and only compares. */
export const findCasoSemLeitor = async (platform: Platform, idManifestacao: number): Promise<Caso | null> => {
  const quem = ninguem(platform);
  const row = await findCaso(platform.db, idManifestacao, quem, platform.clock.now());
  return row ? casoDe(platform, platform.db, row, quem) : null;
};

export const lockCasoVisivel = async (
  platform: Platform,
  tx: Db,
  quem: QuemAge,
  idManifestacao: number,
  aceitas: readonly FinalidadeDaChave[] = ['codigo'],
): Promise<Caso> => {
  const [row, calendario] = await lockComCalendario(platform, tx, quem, idManifestacao);
  return alcancavel(platform, tx, quem, row, aceitas, calendario);
};
