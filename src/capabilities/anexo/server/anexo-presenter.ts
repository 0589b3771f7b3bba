import type { SituacaoDoAnexo } from '../contract.ts';
import type { AnexoRow } from './anexo-repository.ts';

export const presentSituacao = (row: AnexoRow): SituacaoDoAnexo => ({
  idAnexo: row.id,
  situacao: row.situacao as SituacaoDoAnexo['situacao'],
  recebido: row.recebido,
  tamanho: row.tamanho,
  tipoConteudo: row.tipo_conteudo,
  motivoRecusa: row.motivo_recusa,
  alertas: row.alertas as unknown as SituacaoDoAnexo['alertas'],
  manterMetadados: row.manter_metadados,
});
