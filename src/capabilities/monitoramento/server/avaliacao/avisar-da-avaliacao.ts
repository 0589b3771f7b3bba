import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { avisarGestores } from '../avisar-gestores.ts';
import type { AvaliacaoRow } from './avaliacao-repository.ts';

type Acontecimento = 'devolvida' | 'respondida' | 'encerrada' | 'vence' | 'vencida';
type Lado = 'id_ouvidoria' | 'id_autoridade';

/** Who waits for it: the office for a result, the authority for a reply, both when time is over. */
const aQuem: Readonly<Record<Acontecimento, readonly Lado[]>> = {
  devolvida: ['id_ouvidoria'],
  respondida: ['id_autoridade'],
  encerrada: ['id_ouvidoria'],
  vence: ['id_ouvidoria'],
  vencida: ['id_ouvidoria', 'id_autoridade'],
};

export interface AvisoDaAvaliacao {
  readonly aconteceu: Acontecimento;
  /** The office's last day to reply, when the mail mentions it. */
  readonly prazo?: string;
  readonly agora: Date;
  readonly menos?: number;
}

/** Contains no grade and no text of the evaluation: those are read on the platform. */
export const avisarDaAvaliacao = async (
  platform: Platform,
  tx: Db,
  row: Pick<
    AvaliacaoRow,
    'id' | 'id_ouvidoria' | 'id_autoridade' | 'sigla' | 'nome' | 'autoridade' | 'nome_da_autoridade'
  >,
  { aconteceu, prazo, agora, menos }: AvisoDaAvaliacao,
): Promise<void> => {
  for (const lado of new Set(aQuem[aconteceu].map((cada) => row[cada])))
    await avisarGestores(platform, tx, {
      tipo: `avaliacao-${aconteceu}`,
      evento: `monitoramento.avaliacao-${aconteceu}`,
      idAvaliacao: row.id,
      idOuvidoria: lado,
      chave: `avaliacao-${aconteceu}:${row.id}`,
      agora,
      menos,
      variaveis: {
        orgao: `${row.sigla} – ${row.nome}`,
        autoridade: `${row.autoridade} – ${row.nome_da_autoridade}`,
        ...(prazo !== undefined && { prazo: formatData(diaGuardado(prazo)) }),
      },
      caminho: `/monitoramento/avaliar?id=${row.id}`,
    });
};
