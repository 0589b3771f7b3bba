import { avisarGestores, type OrgaoRow } from '#capabilities/monitoramento/server/index.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';

export interface AvisoDaCorrecao {
  readonly aconteceu: 'a-corrigir' | 'vence' | 'vencida';
  readonly prazo: string;
  /** How many items wait, if the mail says so. */
  readonly itens?: number;
  readonly agora: Date;
  readonly menos?: number;
}

/**
 * An authority may evaluate dozens of items in a morning: those of one day with the same due date
 * are announced once.
 */
const chaveDe = (idOuvidoria: number, { aconteceu, prazo, agora }: AvisoDaCorrecao): string => {
  const hoje = aconteceu === 'a-corrigir' ? `:${toIsoDate(localDate(agora.getTime()))}` : '';
  return `transparencia-${aconteceu}:${idOuvidoria}:${prazo}${hoje}`;
};

export const avisarDaCorrecao = (
  platform: Platform,
  tx: Db,
  { idOuvidoria, sigla, nome }: Pick<OrgaoRow, 'idOuvidoria' | 'sigla' | 'nome'>,
  aviso: AvisoDaCorrecao,
): Promise<void> =>
  avisarGestores(platform, tx, {
    tipo: `transparencia-${aviso.aconteceu}`,
    evento: `transparencia.${aviso.aconteceu}`,
    idOuvidoria,
    chave: chaveDe(idOuvidoria, aviso),
    agora: aviso.agora,
    menos: aviso.menos,
    variaveis: {
      orgao: `${sigla} – ${nome}`,
      prazo: formatData(diaGuardado(aviso.prazo)),
      ...(aviso.itens !== undefined && { itens: String(aviso.itens) }),
    },
    caminho: '/transparencia-ativa/relatorio',
  });
