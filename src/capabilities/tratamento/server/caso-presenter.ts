import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { OutroCasoRow } from './caso-repository.ts';

export const toOutroCaso = (row: OutroCasoRow) => ({
  idManifestacao: row.id,
  numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
  idTipoManifestacao: row.id_tipo,
  tipo: row.tipo,
  idSituacaoManifestacao: row.id_situacao,
  situacao: row.situacao,
  assunto: row.assunto,
  registradaEm: row.registrada_em.toISOString(),
});
