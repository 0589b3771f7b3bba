import type { AtoDaManifestacao } from '#capabilities/manifestacao/domain/ato.ts';
import {
  agir,
  anotarNoCaso,
  type Caso,
  conferirVersao,
  lockCasoVisivel,
  type NoAto,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { foraDoAlcance } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import { passoNaoEncontrado } from '../domain/tramitacao-errors.ts';
import { avisosAQuemPediu, type EventoAQuemPediu } from './avisos.ts';
import {
  findPassoDaPessoa,
  listPassosAbertos,
  type PassoDaPessoa,
  type QuemFoiChamado,
} from './tramitacao-repository.ts';

export interface FeitoNoPasso<R> {
  readonly informacoes: string;
  /** Sets the work list's mark 'possível respondida'. */
  readonly contribuiu?: boolean;
  /** What whoever asked is told of. */
  readonly avisa?: EventoAQuemPediu;
  readonly resultado: R;
}

/** A step, and the version of its case that the person saw. */
export interface PassoVisto {
  readonly idTramitacao: number;
  readonly versao?: number | undefined;
}

/** A person sees only the steps of the office they work in now. */
export const quemFoiChamado = ({ usuario }: QuemAge): QuemFoiChamado => {
  if (!usuario || usuario.idOuvidoria === null) throw passoNaoEncontrado();
  const { idUsuario, idOuvidoria } = usuario;
  return { idUsuario, idOuvidoria, ...foraDoAlcance(usuario) };
};

/**
 * For an appeal, the person asked must work in the office that judges it; the case itself may be
 * long over.
 */
const trabalhaLa = ({ relacao }: Caso): boolean => relacao === 'orgao' || relacao === 'instancia';

/**
 * Runs the act of the person who was asked. The step is read again under the case's lock, so that
 * it happens only once.
 */
export const agirNoPasso = async <R>(
  platform: Platform,
  quem: QuemAge,
  { idTramitacao, versao }: PassoVisto,
  ato: AtoDaManifestacao,
  fazer: (noAto: NoAto, passo: PassoDaPessoa) => Promise<FeitoNoPasso<R>>,
): Promise<R> => {
  const chamado = quemFoiChamado(quem);
  const visto = await findPassoDaPessoa(platform.db, chamado, idTramitacao);
  if (!visto) throw passoNaoEncontrado();
  if (visto.id_recurso !== null) {
    return platform.db.transaction().execute(async (tx) => {
      const caso = await lockCasoVisivel(platform, tx, quem, visto.id_manifestacao);
      const passo = await findPassoDaPessoa(tx, chamado, idTramitacao);
      if (!passo || !trabalhaLa(caso)) throw passoNaoEncontrado();
      if (versao !== undefined) await conferirVersao(tx, caso, versao);
      const noAto = { tx, caso, agora: platform.clock.now() };
      const { informacoes, avisa, resultado } = await fazer(noAto, passo);
      const avisos = avisa ? await avisosAQuemPediu(avisa, noAto, quem, passo) : [];
      const detalhes = { idTramitacao, idRecurso: passo.id_recurso };
      return anotarNoCaso(
        platform,
        noAto,
        quem,
        { acao: ato.historico.rotulo, informacoes, detalhes, avisos, resultado },
        passo.sigla_ouvidoria,
      );
    });
  }
  const alvo = { idManifestacao: visto.id_manifestacao, versao };
  return agir(platform, quem, alvo, ato, async (noAto) => {
    const passo = await findPassoDaPessoa(noAto.tx, chamado, idTramitacao);
    if (!passo) throw passoNaoEncontrado();
    const { informacoes, contribuiu, avisa, resultado } = await fazer(noAto, passo);
    const [proximo] = await listPassosAbertos(noAto.tx, passo.id_manifestacao, null);
    return {
      informacoes,
      detalhes: { idTramitacao },
      mudancas: {
        prazo_interno: proximo?.prazo ?? null,
        ...(contribuiu && { contribuicao_em: noAto.agora }),
      },
      avisos: avisa ? await avisosAQuemPediu(avisa, noAto, quem, passo) : [],
      resultado,
    };
  });
};
