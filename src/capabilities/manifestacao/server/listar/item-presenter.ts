import type { z } from 'zod';
import { isAcesso } from '#kernel/enumeracoes.ts';
import type { Calendario } from '#kernel/prazo/calendario.ts';
import { localDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { SituacaoMostrada } from '#kernel/situacao.ts';
import type { itemDaLista } from '../../contract.ts';
import type { EmAberto } from '../../domain/ler/em-aberto.ts';
import { diasRestantes, prazoMostrado } from '../../domain/ler/prazo-do-caso.ts';
import { comEmAberto } from '../../domain/ler/situacao-mostrada.ts';
import { trechoDe } from '../../domain/ler/trecho.ts';
import type { IdSituacao } from '../../domain/situacao.ts';
import { emAbertoDoCaso } from '../ler/em-aberto-do-caso.ts';
import { remediosDoCaso } from '../ler/remedios-do-caso.ts';
import type { ItemRow } from './lista-repository.ts';

interface RowComSituacao {
  readonly id_situacao: number;
  readonly id_tipo_formulario: number;
  readonly desc_situacao: string;
  readonly desc_situacao_acesso: string;
}

/** Access requests have their own name for one situação. */
export const toSituacao = (row: RowComSituacao, aberto: EmAberto | null): SituacaoMostrada =>
  comEmAberto(
    {
      idSituacaoManifestacao: row.id_situacao,
      descSituacaoManifestacao: isAcesso(row.id_tipo_formulario)
        ? row.desc_situacao_acesso
        : row.desc_situacao,
    },
    aberto,
  );

export const toItemDaLista = (
  row: ItemRow,
  /** Null where the case has no remedies of the access law. */
  calendario: Calendario | null,
  agora: Date,
): z.input<typeof itemDaLista> => {
  const situacao = row.id_situacao as IdSituacao;
  const parado = row.prazo_parado_em !== null;
  const prazo = diaGuardado(row.prazo);
  const lidos = calendario && remediosDoCaso(calendario, row, agora.getTime());
  return {
    idManifestacao: row.id,
    numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
    tipo: { idTipoManifestacao: row.id_tipo, descTipoManifestacao: row.desc_tipo },
    situacao: toSituacao(row, lidos && emAbertoDoCaso(row, lidos, agora.getTime())),
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
