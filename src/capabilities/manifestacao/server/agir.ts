import type { FinalidadeDaChave } from '#capabilities/codigo-acesso/server/index.ts';
import type { DomainError } from '#kernel/errors.ts';
import { Perfil } from '#kernel/perfil.ts';
import { type Alvo, createCiclo } from '#server/ciclo/ciclo.ts';
import type { Db } from '#server/db/database.ts';
import { todas } from '#server/db/todas.ts';
import type { Platform } from '#server/platform.ts';
import type { AtoDaManifestacao } from '../domain/ato.ts';
import type { FatosDaManifestacao } from '../domain/fatos.ts';
import { casoMudou } from '../domain/manifestacao-errors.ts';
import { type IdSituacao, isAberta } from '../domain/situacao.ts';
import { autorDe, type Efeito, gravar, type NoAto, peloSistema } from './anotar.ts';
import { type Caso, lockCasoSemLeitor, lockCasoVisivel } from './caso.ts';
import { closeDesistencia, closeTramitacoes, listMudancasDesde } from './manifestacao-repository.ts';
import { readEtiquetas } from './palavras.ts';
import { ninguem, type QuemAge } from './quem-age.ts';
import { abrirReversao, type Reversao } from './reversao.ts';

type Fazer<R> = (noAto: NoAto) => Promise<Efeito<R>>;

/** A case and the version the person was looking at, so that no newer one is overwritten unseen. */
export interface CasoVisto extends Alvo {
  readonly idManifestacao: number;
  /** Set where a screen offers 'Desfazer'. */
  readonly reversao?: Reversao | undefined;
}

/** Says what others did meanwhile, so that the person can decide again without losing text. */
export const recusarVersao = async (tx: Db, { row, cofre }: Caso, vista: number): Promise<DomainError> => {
  const mudancas = await listMudancasDesde(tx, row.id, vista);
  return casoMudou(
    row.versao,
    mudancas.map(({ ocorrido_em, detalhes, informacoes, ...mudanca }) => ({
      ...mudanca,
      informacoes:
        [readEtiquetas(cofre, detalhes), informacoes]
          .filter((parte) => parte !== null && parte !== '')
          .join(' ') || null,
      ocorridoEm: ocorrido_em.toISOString(),
    })),
  );
};

/** For decisions on the page of a case that are not acts of its life cycle. */
export const conferirVersao = async (tx: Db, caso: Caso, vista: number): Promise<void> => {
  if (vista !== caso.row.versao) throw await recusarVersao(tx, caso, vista);
};

interface AlvoDoAto extends CasoVisto {
  readonly aceitas?: readonly FinalidadeDaChave[] | undefined;
}

/** The life cycle of a manifestação. When a case ends or changes offices, its steps close. */
const ciclo = createCiclo<QuemAge, AlvoDoAto, Caso, IdSituacao, FatosDaManifestacao, Efeito<unknown>>({
  trava: ({ platform, tx, quem }, { idManifestacao, aceitas }) =>
    lockCasoVisivel(platform, tx, quem, idManifestacao, aceitas),
  travaPeloSistema: ({ platform, tx, quem }, { idManifestacao }) =>
    lockCasoSemLeitor(platform, tx, quem, idManifestacao),
  versaoDe: ({ row }) => row.versao,
  recusaVersao: recusarVersao,
  estadoDe: ({ row }) => row.id_situacao as IdSituacao,
  momentoDe: (caso, agora) => caso.momentoGuardado(agora),
  fatosDe: ({ fatos }) => fatos,
  perfilDe: ({ usuario }) => usuario?.idPerfil ?? Perfil.publico,
  grava: async ({ platform, tx, quem, agora, isSistema }, caso, { ato, estado, efeito }) => {
    const { id_ouvidoria } = caso.row;
    const mudouDeOrgao = (efeito.mudancas?.id_ouvidoria ?? id_ouvidoria) !== id_ouvidoria;
    const autor = isSistema ? peloSistema(quem.origem) : autorDe(caso, quem);
    const feito = { autor, situacao: estado, acao: efeito.acao ?? ato.historico.rotulo };
    await todas([
      (!isAberta(estado) || mudouDeOrgao) && closeTramitacoes(tx, caso.row.id, agora),
      !isAberta(estado) && closeDesistencia(tx, caso.row.id, agora),
      gravar(platform, { tx, caso, agora }, feito, efeito),
    ]);
  },
});

interface Opcoes {
  /** Keys to the case that this act accepts besides the access code's. */
  readonly aceitas?: readonly FinalidadeDaChave[];
  /** The caller's transaction: several acts are then all done or none. */
  readonly db?: Db;
}

/** The one way to act on a case (`server/ciclo`). */
export const agir = <R>(
  platform: Platform,
  quem: QuemAge,
  { idManifestacao, versao, reversao }: CasoVisto,
  ato: AtoDaManifestacao,
  fazer: Fazer<R>,
  { aceitas, db }: Opcoes = {},
): Promise<R> =>
  ciclo.agir(
    { platform, quem, db },
    { idManifestacao, versao, aceitas },
    ato,
    async ({ tx, agora, coisa }) => {
      const noAto = { tx, agora, caso: coisa };
      // Sent before anything that the act writes, which it then notes.
      const aberta = reversao && abrirReversao(noAto, quem, ato, reversao);
      const [, efeito] = await todas([aberta, fazer(noAto)]);
      return efeito;
    },
  );

/**
 * For jobs, which nobody asked for. Null when the case has moved on meanwhile, or when `fazer`
 * finds nothing left to do because another instance was there first.
 */
export const agirPeloSistema = <R>(
  platform: Platform,
  idManifestacao: number,
  ato: AtoDaManifestacao,
  fazer: (noAto: NoAto) => Promise<Efeito<R> | null>,
): Promise<R | null> =>
  ciclo.agirPeloSistema(
    { platform, quem: ninguem(platform) },
    { idManifestacao },
    ato,
    ({ tx, agora, coisa }) => fazer({ tx, agora, caso: coisa }),
  );
