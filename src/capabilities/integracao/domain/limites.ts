import { MAX_ARQUIVOS, MAX_BYTES } from '#capabilities/anexo/domain/anexo-limites.ts';
import { DIAS_DO_REENVIO } from '#capabilities/webhook/domain/periodo.ts';
import { MAXIMO_POR_ORGAO } from '#capabilities/webhook/domain/webhook.ts';
import { LIMITE_PADRAO, SEGUNDOS_DO_TOKEN } from './cliente.ts';
import { MAXIMO_DE_RESULTADOS } from './filtro.ts';

/** Files come inside the body, compressed and in base64. */
export const CORPO_COM_ARQUIVOS = 45_000_000;

/** What the guide tells integrators. */
export const limitesDaIntegracao = {
  chamadasPorMinuto: LIMITE_PADRAO,
  segundosDoToken: SEGUNDOS_DO_TOKEN,
  resultados: MAXIMO_DE_RESULTADOS,
  arquivos: MAX_ARQUIVOS,
  bytesDoArquivo: MAX_BYTES,
  bytesComArquivos: CORPO_COM_ARQUIVOS,
  diasDoReenvio: DIAS_DO_REENVIO,
  webhooksPorOrgao: MAXIMO_POR_ORGAO,
} as const;
