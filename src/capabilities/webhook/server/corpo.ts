import { origemPublica } from '#server/origem-publica.ts';
import type { Platform } from '#server/platform.ts';
import { avisoDe } from '../domain/aviso.ts';
import type { EntregaRow } from './entrega-repository.ts';

/** The same for every try, because it is made only of data that never changes. */
export const corpoDe = ({ config }: Pick<Platform, 'config'>, row: EntregaRow): string => {
  const { id, id_ouvidoria, criada_em, id_historico, acao, ocorrido_em, id_manifestacao, protocolo } = row;
  const ato =
    id_historico !== null &&
    acao !== null &&
    ocorrido_em !== null &&
    id_manifestacao !== null &&
    protocolo !== null
      ? {
          idHistorico: id_historico,
          acao,
          ocorridoEm: ocorrido_em,
          idManifestacao: id_manifestacao,
          protocolo,
          idRecurso: row.id_recurso,
        }
      : null;
  return JSON.stringify(
    avisoDe({ idEntrega: id, idOuvidoria: id_ouvidoria, criadaEm: criada_em, ato }, origemPublica(config)),
  );
};
