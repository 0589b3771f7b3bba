import type { LinhaDoModelo, VersaoDoModelo } from '../contract.ts';
import { artigoContraDesligar, isTextoFixo } from '../domain/devidos-por-lei.ts';
import type { listVersoes, ModeloRow } from './email-modelo-repository.ts';

export const toLinha = (row: ModeloRow): LinhaDoModelo => ({
  idModelo: row.id,
  evento: row.evento,
  descricao: row.descricao,
  destinatario: row.destinatario,
  orgao:
    row.id_ouvidoria === null
      ? null
      : { idOuvidoria: row.id_ouvidoria, sigla: row.sigla ?? '', nome: row.nome ?? '' },
  assunto: row.assunto,
  ativo: row.ativo,
  versao: row.versao,
  autor: row.autor,
  salvoEm: row.salvo_em?.toISOString() ?? null,
  exigidoPor: artigoContraDesligar(row.evento, row.id_ouvidoria),
  textoFixo: isTextoFixo(row.evento),
});

type VersaoRow = Awaited<ReturnType<typeof listVersoes>>[number];

export const toVersao = (row: VersaoRow): VersaoDoModelo => ({
  versao: row.versao,
  assunto: row.assunto,
  titulo: row.titulo,
  corpo: row.corpo,
  botao: row.botao,
  ativo: row.ativo,
  autor: row.autor,
  salvaEm: row.criado_em?.toISOString() ?? null,
  restauradaDe: row.restaurada_de,
});

/** The template's name in the administration's log. */
export const nomeDoModelo = ({ descricao, sigla }: Pick<ModeloRow, 'descricao' | 'sigla'>): string =>
  `${descricao} (${sigla ?? 'plataforma'})`;
