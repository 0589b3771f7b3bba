import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import { fraseDoHistorico } from '../../domain/frase-do-historico.ts';
import type { NovidadeRow } from './novidades-repository.ts';

export const toNovidade = (row: NovidadeRow) => ({
  idManifestacao: row.id,
  numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
  sobre: row.sobre,
  acao: row.acao,
  frase: fraseDoHistorico(row.acao, row.informacoes),
  ocorridoEm: row.ocorrido_em.toISOString(),
});
