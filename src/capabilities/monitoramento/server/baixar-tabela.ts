import type { FastifyReply } from 'fastify';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { type Celula, type Exportacao, emCsv, emPlanilha } from '#server/exportacao/exportacao.ts';
import type { Platform } from '#server/platform.ts';

const tipoDoArquivo = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Brazilian spreadsheets expect a decimal comma in CSV; in XLSX a number is a number. */
const comVirgula = (celula: Celula): Celula =>
  typeof celula === 'number' && !Number.isInteger(celula) ? String(celula).replace('.', ',') : celula;

const paraCsv = ({ linhas, ...tabela }: Exportacao): Exportacao => ({
  ...tabela,
  linhas: async function* () {
    for await (const pagina of linhas()) yield pagina.map((linha) => linha.map(comVirgula));
  },
});

interface Entrega {
  readonly reply: FastifyReply;
  /** Without the day and the extension. */
  readonly nome: string;
  readonly formato: keyof typeof tipoDoArquivo;
  readonly exportacao: Exportacao;
}

export const baixarTabela = async (
  { clock }: Pick<Platform, 'clock'>,
  { reply, nome, formato, exportacao }: Entrega,
): Promise<FastifyReply> => {
  const dia = toIsoDate(localDate(clock.now().getTime()));
  const arquivo = formato === 'xlsx' ? await emPlanilha(exportacao) : emCsv(paraCsv(exportacao));
  return reply
    .type(tipoDoArquivo[formato])
    .header('content-disposition', `attachment; filename="${nome}-${dia}.${formato}"`)
    .header('cache-control', 'private, no-store')
    .send(arquivo);
};
