import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import {
  anotarNoCaso,
  lockCasoVisivel,
  type QuemAge,
  semImpedidos,
} from '#capabilities/manifestacao/server/index.ts';
import { listColegas } from '#capabilities/orgao/server/index.ts';
import { perfisQueContribuem } from '#kernel/perfil.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { NADA_FORA } from '#kernel/quem/usuario-atual.ts';
import { formatData } from '#kernel/texto.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { colegaNaoExiste } from '../domain/tramitacao-errors.ts';
import { avisosAosChamados } from './avisos.ts';
import { findPassoDaPessoa, updatePasso } from './tramitacao-repository.ts';

interface Passagem {
  readonly idTramitacao: number;
  readonly idManifestacao: number;
  readonly idOuvidoria: number;
  readonly de: number;
  readonly para: number;
}

/**
 * When somebody leaves, what they were asked goes to a colleague with the same message and
 * deadline, in the transaction of that act. The caller has checked the permission (usuario's
 * gestao-policy).
 */
export const passarPasso = async (
  platform: Platform,
  tx: Db,
  quem: QuemAge,
  { idTramitacao, idManifestacao, idOuvidoria, de, para }: Passagem,
): Promise<void> => {
  const caso = await lockCasoVisivel(platform, tx, quem, idManifestacao);
  // Who leaves may have been kept away meanwhile; the step is theirs until it is passed on.
  const passo = await findPassoDaPessoa(tx, { idUsuario: de, idOuvidoria, ...NADA_FORA }, idTramitacao);
  // Meanwhile somebody contributed, handed it back or closed it.
  if (passo?.id_destinatario !== de) return;
  const doOrgao = await listColegas(platform, tx, idOuvidoria, perfisQueContribuem);
  const colegas = await semImpedidos(platform, tx, idManifestacao, doOrgao);
  if (!colegas.some(({ idUsuario }) => idUsuario === para)) throw colegaNaoExiste('para');
  await updatePasso(tx, idTramitacao, { id_destinatario: para });
  const noAto = { tx, caso, agora: platform.clock.now() };
  await anotarNoCaso(
    platform,
    noAto,
    quem,
    {
      acao: Acao.tramitacao,
      informacoes: 'O pedido de contribuição passou a outra pessoa do órgão.',
      detalhes: { idTramitacao, idDestinatario: para, idDestinatarioAnterior: de },
      avisos: await avisosAosChamados(platform, noAto, quem.usuario?.idUsuario ?? null, {
        evento: 'manifestacao.contribuicao-pedida',
        chave: `contribuicao-passada:${idTramitacao}:${caso.row.versao}`,
        idOuvidoria,
        unidades: [],
        pessoas: [para],
        prazoInterno: formatData(diaGuardado(passo.prazo)),
      }),
      resultado: undefined,
    },
    passo.sigla_ouvidoria,
  );
};
