import type { z } from 'zod';
import { allowedActs } from '#kernel/ato/interpretar.ts';
import type { IdPerfil } from '#kernel/perfil.ts';
import type { itemVisto, OrgaoNoItem } from '../contract.ts';
import { atosDoItem } from '../domain/atos-do-item.ts';
import { type Contagem, percentualCumprido, percentualRespondido } from '../domain/contagem.ts';
import type { FatosDoItem } from '../domain/fatos-do-item.ts';
import type { Resultado, SituacaoDoItem, TipoDeResposta } from '../domain/resposta-do-item.ts';
import type { ItemRow } from './checklist-repository.ts';

export const toContado = (contagem: Contagem) => ({
  contagem,
  cumprido: percentualCumprido(contagem),
  respondido: percentualRespondido(contagem),
});

type DaResposta = Omit<ItemRow, 'id_item' | 'id_grupo' | 'grupo' | 'titulo' | 'orientacao' | 'fundamento'>;

/** A correction is late until the body sends it. */
const isVencida = ({ situacao, prazo_correcao }: DaResposta, hoje: string): boolean =>
  prazo_correcao !== null && prazo_correcao < hoje && situacao !== 'enviado';

export const toResposta = (row: DaResposta, hoje: string): Omit<OrgaoNoItem, 'orgao'> => ({
  situacao: row.situacao as SituacaoDoItem,
  resposta:
    row.tipo === null || row.respondida_em === null
      ? null
      : {
          tipo: row.tipo as TipoDeResposta,
          link: row.link,
          comentario: row.comentario ?? '',
          responsavel: row.responsavel ?? '',
          em: row.respondida_em.toISOString(),
          enviadaEm: row.enviada_em?.toISOString() ?? null,
        },
  avaliacao:
    row.resultado === null || row.avaliada_em === null
      ? null
      : {
          resultado: row.resultado as Resultado,
          tipo: row.tipo_avaliado as TipoDeResposta,
          comentario: row.avaliacao ?? '',
          avaliador: row.avaliador ?? '',
          em: row.avaliada_em.toISOString(),
          prazo: row.prazo_correcao,
          vencida: isVencida(row, hoje),
        },
});

export const toDadosDoItem = (
  row: Pick<ItemRow, 'id_item' | 'id_grupo' | 'grupo' | 'titulo' | 'orientacao' | 'fundamento'>,
) => ({
  idItem: row.id_item,
  idGrupo: row.id_grupo,
  grupo: row.grupo,
  titulo: row.titulo,
  orientacao: row.orientacao,
  fundamento: row.fundamento,
});

export interface Leitor {
  readonly idPerfil: IdPerfil;
  readonly idUsuario: number;
  readonly doOrgao: boolean;
  readonly daAutoridade: boolean;
  readonly hoje: string;
}

export const fatosDe = ({ doOrgao, daAutoridade, idUsuario }: Leitor, row: ItemRow): FatosDoItem => ({
  doOrgao,
  daAutoridade,
  enviou: row.id_remetente === idUsuario,
});

export const toItem = (row: ItemRow, leitor: Leitor): z.input<typeof itemVisto> => ({
  ...toDadosDoItem(row),
  ...toResposta(row, leitor.hoje),
  versao: row.versao,
  atos: allowedActs(atosDoItem, {
    estado: row.situacao as SituacaoDoItem,
    perfil: leitor.idPerfil,
    fatos: fatosDe(leitor, row),
  }).map(({ nome }) => nome),
});
