import type { z } from 'zod';
import { isAcesso } from '#kernel/enumeracoes.ts';
import { localDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { itemDaLista } from '../../contract.ts';
import { diasRestantes, prazoMostrado } from '../../domain/ler/prazo-do-caso.ts';
import { trechoDe } from '../../domain/ler/trecho.ts';
import type { IdSituacao } from '../../domain/situacao.ts';
import type { ItemRow } from './lista-repository.ts';

/** Access requests have their own name for one situação. */
export const descSituacao = (row: {
  id_tipo_formulario: number;
  desc_situacao: string;
  desc_situacao_acesso: string;
}): string => (isAcesso(row.id_tipo_formulario) ? row.desc_situacao_acesso : row.desc_situacao);

export const toItemDaLista = (row: ItemRow, agora: Date): z.input<typeof itemDaLista> => {
  const situacao = row.id_situacao as IdSituacao;
  const parado = row.prazo_parado_em !== null;
  const prazo = diaGuardado(row.prazo);
  return {
    idManifestacao: row.id,
    numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
    tipo: { idTipoManifestacao: row.id_tipo, descTipoManifestacao: row.desc_tipo },
    situacao: { idSituacaoManifestacao: row.id_situacao, descSituacaoManifestacao: descSituacao(row) },
    ouvidoria: { idOuvidoria: row.id_ouvidoria, sigla: row.sigla, nomeOuvidoria: row.nome_ouvidoria },
    assunto: row.assunto,
    // People read the beginning of their own text even when it is restricted for others.
    trecho: trechoDe({ ...row, restrita_em: null }, null),
    registradaEm: row.registrada_em.toISOString(),
    prazoAtendimento: prazoMostrado(situacao, parado, row.prazo),
    diasRestantes: diasRestantes({ situacao, parado, prazo }, localDate(agora.getTime())),
    atualizadaEm: row.atualizada_em.toISOString(),
  };
};
