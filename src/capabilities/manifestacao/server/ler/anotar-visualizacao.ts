import { insertVisualizacao, type VistaGravada } from '#capabilities/auditoria/server/index.ts';
import { minutes } from '#server/clock.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { Acao } from '../../domain/historico.ts';
import type { Caso } from '../caso.ts';
import type { QuemAge } from '../quem-age.ts';
import { findSigla, listHistorico } from './detalhe-repository.ts';
import type { PartesLidas } from './partes-do-caso.ts';

const MESMA_VISUALIZACAO = minutes(1);

/** The work of telling the office that a denúncia was read by extraordinary access. */
export const LEITURA_POR_ACESSO = 'avisar-leitura-por-acesso';

/**
 * Each view by staff is a row of the history, for the citizen (Decreto 10.153/2019, art. 6). Whoever reads something that hangs on
 * a case signs for their own office, also where the case itself is not open to them (`findCasoDoPendente`). Null where no row
 * was written.
 */
export const anotarVisualizacao = async (
  { db, clock }: Platform,
  quem: QuemAge,
  caso: Caso,
): Promise<VistaGravada | null> => {
  const { usuario } = quem;
  if (!usuario || caso.relacao === 'manifestante') return null;
  const agora = clock.now();
  const sigla =
    caso.relacao === 'orgao' ? caso.row.sigla_ouvidoria : await findSigla(db, usuario.idOuvidoria);
  const vista = {
    idManifestacao: caso.row.id,
    responsavel: `${usuario.nome} (${sigla})`,
    idResponsavel: usuario.idUsuario,
    idOuvidoria: usuario.idOuvidoria,
    agora,
    desde: new Date(agora.getTime() - MESMA_VISUALIZACAO),
  };
  if (caso.relacao !== 'extraordinaria') return insertVisualizacao(db, vista);
  // Read and told, or neither.
  return db.transaction().execute(async (tx) => {
    const gravada = await insertVisualizacao(tx, vista);
    const { idManifestacao, idResponsavel: idUsuario } = vista;
    if (gravada) await enqueue(tx, LEITURA_POR_ACESSO, { idManifestacao, idUsuario });
    return gravada;
  });
};

/**
 * The history with the view that has just been written, which is its last row. Where none was written, another request of the
 * same page may have done so after the history was read: then it is read again.
 */
export const historicoComAVista = async (
  platform: Platform,
  quem: QuemAge,
  caso: Caso,
  historico: PartesLidas['historico'],
): Promise<PartesLidas['historico']> => {
  const vista = await anotarVisualizacao(platform, quem, caso);
  if (vista) return [vista, ...historico];
  const idLeitor = quem.usuario?.idUsuario;
  const desde = platform.clock.now().getTime() - MESMA_VISUALIZACAO;
  const isSabida =
    idLeitor === undefined ||
    caso.relacao === 'manifestante' ||
    historico.some(
      ({ acao, id_responsavel, ocorrido_em }) =>
        acao === Acao.visualizacao && id_responsavel === idLeitor && ocorrido_em.getTime() >= desde,
    );
  return isSabida ? historico : listHistorico(platform.db, caso.row.id);
};
