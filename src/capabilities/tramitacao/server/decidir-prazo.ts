import type { AtoDaManifestacao } from '#capabilities/manifestacao/domain/ato.ts';
import { type Aviso, agir, type NoAto, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import type { Platform } from '#server/platform.ts';
import { passoNaoEncontrado, semPedidoDePrazo } from '../domain/tramitacao-errors.ts';
import { avisosAosChamados } from './avisos.ts';
import type { PassoVisto } from './no-passo.ts';
import { findPassoAberto, findUnidadeDoPasso, listPassosAbertos } from './tramitacao-repository.ts';

type PassoRow = NonNullable<Awaited<ReturnType<typeof findPassoAberto>>>;

interface Decidido<R> {
  readonly informacoes: string;
  /** yyyy-mm-dd: when the contribution is due now. */
  readonly prazo: string;
  readonly resultado: R;
}

/** The area that asked is told until when it has to contribute now. */
const avisosDaDecisao = async (
  platform: Platform,
  noAto: NoAto,
  quem: QuemAge,
  passo: PassoRow,
  prazo: string,
): Promise<Aviso[]> =>
  avisosAosChamados(platform, noAto, quem.usuario?.idUsuario ?? null, {
    evento: 'manifestacao.mais-prazo-decidido',
    chave: `mais-prazo-decidido:${passo.id}`,
    idOuvidoria: passo.id_ouvidoria ?? noAto.caso.row.id_ouvidoria,
    unidades: passo.id_unidade === null ? [] : [await findUnidadeDoPasso(noAto.tx, passo.id_unidade)],
    pessoas: passo.id_destinatario === null ? [] : [passo.id_destinatario],
    prazoInterno: formatData(diaGuardado(prazo)),
  });

/** Runs the office's decision on what an area asked for; the step is read again under the case's lock. */
export const decidirPrazo = async <R>(
  platform: Platform,
  quem: QuemAge,
  { idTramitacao, versao }: PassoVisto,
  ato: AtoDaManifestacao,
  fazer: (noAto: NoAto, passo: PassoRow) => Promise<Decidido<R>>,
): Promise<R> => {
  const visto = await findPassoAberto(platform.db, idTramitacao);
  if (!visto || visto.id_recurso !== null) throw passoNaoEncontrado();
  const alvo = { idManifestacao: visto.id_manifestacao, versao };
  return agir(platform, quem, alvo, ato, async (noAto) => {
    const passo = await findPassoAberto(noAto.tx, idTramitacao);
    if (!passo) throw passoNaoEncontrado();
    if (passo.prazo_pedido_em === null || passo.prazo_decidido_em !== null) throw semPedidoDePrazo();
    const { informacoes, prazo, resultado } = await fazer(noAto, passo);
    const [proximo] = await listPassosAbertos(noAto.tx, passo.id_manifestacao, null);
    return {
      informacoes,
      detalhes: { idTramitacao },
      mudancas: { prazo_interno: proximo?.prazo ?? null },
      avisos: await avisosDaDecisao(platform, noAto, quem, passo, prazo),
      resultado,
    };
  });
};
