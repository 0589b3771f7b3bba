import { lerAnexos } from '#capabilities/anexo/server/index.ts';
import type { Db } from '#server/db/database.ts';
import { listVigentes } from '../impedidos/impedidos-repository.ts';
import {
  findAvaliacao,
  findUltimaReabertura,
  findUltimoConsentimento,
  listComplementacoes,
  listDesistencias,
  listHistorico,
  listRespostas,
} from './detalhe-repository.ts';
import { lerTabelas } from './nomes-repository.ts';

/**
 * All that the detail of a case is made of and that is found by its number alone: asked for together with the case itself
 * (`lerJuntas`), before it is known whether the person may see it. Whoever calls shows nothing of it until then.
 */
export const lerPartes = async (db: Db, idManifestacao: number) => {
  const [
    tabelas,
    respostas,
    complementacoes,
    consentimento,
    avaliacao,
    historico,
    arquivos,
    desistencias,
    reabertura,
    impedimentos,
  ] = await Promise.all([
    lerTabelas(db),
    listRespostas(db, idManifestacao),
    listComplementacoes(db, idManifestacao),
    findUltimoConsentimento(db, idManifestacao),
    findAvaliacao(db, idManifestacao),
    listHistorico(db, idManifestacao),
    lerAnexos(db, idManifestacao),
    listDesistencias(db, idManifestacao),
    findUltimaReabertura(db, idManifestacao),
    listVigentes(db, idManifestacao),
  ]);
  return {
    tabelas,
    respostas,
    complementacoes,
    consentimento,
    avaliacao,
    historico,
    arquivos,
    desistencias,
    reabertura,
    impedimentos,
  };
};

export type PartesLidas = Awaited<ReturnType<typeof lerPartes>>;
