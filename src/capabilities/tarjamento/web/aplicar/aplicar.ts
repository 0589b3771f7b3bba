import { createApi } from '#shell/api/client.ts';
import { ApiError, type ErrorBody, OfflineError } from '#shell/api/errors.ts';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import type {
  CABECALHO_DO_RELATORIO,
  LocalRecuperavel,
  MarcaPedida,
  RECUPERAVEL,
  RelatorioDoTarjamento,
  tarjamentoContract,
} from '../../contract.ts';
import type { MarcaEmObra } from '../../domain/marcas.ts';
import type { Documento } from '../documento.ts';
import { enderecoDoAnexo } from '../mesa/use-mesa.ts';
import type { Resultado } from './resultado.ts';

const api = createApi<typeof tarjamentoContract>();

// Only types come from the contract, so that its schemas are not bundled for the browser.
const RELATORIO: typeof CABECALHO_DO_RELATORIO = 'x-tarjamento-relatorio';
const CODIGO: typeof RECUPERAVEL = 'TARJAMENTO_RECUPERAVEL';

export interface Aplicacao {
  readonly documento: Documento;
  readonly rasterizar: readonly number[];
  readonly guardarLista: boolean;
  readonly sinal: AbortSignal;
  /** How much of the file was sent, from 0 to 100. */
  readonly onEnvio: (porcento: number) => void;
}

/** What is sent about a mark: where and why, never what it covers. */
const pedida = ({ pagina, x, y, largura, altura, motivo }: MarcaEmObra): MarcaPedida => ({
  pagina,
  x,
  y,
  largura,
  altura,
  motivo,
});

const readRelatorio = (cabecalho: string): RelatorioDoTarjamento => {
  const binario = atob(cabecalho.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binario, (letra) => letra.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as RelatorioDoTarjamento;
};

const readErro = async (resposta: Blob): Promise<ErrorBody | string> => {
  const texto = await resposta.text();
  try {
    return JSON.parse(texto) as ErrorBody;
  } catch {
    return '';
  }
};

interface Respondido {
  readonly status: number;
  readonly corpo: Blob;
  readonly relatorio: string | null;
}

/** XMLHttpRequest, because fetch does not report upload progress. */
const enviar = (corpo: FormData, { sinal, onEnvio }: Aplicacao): Promise<Respondido> =>
  new Promise((resolve, reject) => {
    const pedido = new XMLHttpRequest();
    pedido.open('POST', '/api/app-web/v1/tarjamento/aplicar');
    pedido.responseType = 'blob';
    pedido.upload.onprogress = ({ loaded, total }) => onEnvio(total > 0 ? (loaded / total) * 100 : 0);
    pedido.upload.onload = () => onEnvio(100);
    pedido.onload = () =>
      resolve({
        status: pedido.status,
        corpo: pedido.response as Blob,
        relatorio: pedido.getResponseHeader(RELATORIO),
      });
    pedido.onerror = () => reject(new OfflineError());
    pedido.onabort = () => reject(sinal.reason);
    sinal.addEventListener('abort', () => pedido.abort(), { once: true });
    pedido.send(corpo);
  });

const doDisco = async (aplicacao: Aplicacao, arquivo: Blob): Promise<Resultado> => {
  const { documento, rasterizar } = aplicacao;
  const { marcas } = documento.historico.presente;
  const corpo = new FormData();
  corpo.append('marcas', JSON.stringify(marcas.map(pedida)));
  if (rasterizar.length > 0) corpo.append('rasterizar', JSON.stringify(rasterizar));
  corpo.append('arquivo', arquivo, documento.nome);
  const { status, corpo: pdf, relatorio } = await enviar(corpo, aplicacao);
  if (status !== 200 || relatorio === null) throw new ApiError(status, await readErro(pdf));
  return { tipo: 'feito', relatorio: readRelatorio(relatorio), marcas, copia: { de: 'memoria', pdf } };
};

const doCaso = async (
  { documento, rasterizar, guardarLista, sinal }: Aplicacao,
  { idManifestacao, idAnexo }: { readonly idManifestacao: number; readonly idAnexo: number },
): Promise<Resultado> => {
  const { marcas } = documento.historico.presente;
  const feito = await api(
    'POST /app-web/v1/tarjamento/casos/:idManifestacao/anexos/:idAnexo/aplicar',
    {
      params: { idManifestacao, idAnexo },
      body: {
        marcas: marcas.map(pedida),
        rasterizar: [...rasterizar],
        guardarLista,
      },
    },
    { errors: 'silent', quiet: true, signal: sinal },
  );
  const href = enderecoDoAnexo(idManifestacao, feito.idAnexo);
  return { tipo: 'feito', relatorio: feito.relatorio, marcas, copia: { de: 'caso', href, idManifestacao } };
};

/** Sends the marks. A refusal is a result too, and says what the person can do next. */
export const aplicar = async (aplicacao: Aplicacao): Promise<Resultado> => {
  const { origem } = aplicacao.documento;
  try {
    return await (origem.tipo === 'disco' ? doDisco(aplicacao, origem.arquivo) : doCaso(aplicacao, origem));
  } catch (error) {
    if (aplicacao.sinal.aborted) throw error;
    const frase = textoDoErro(error);
    if (error instanceof ApiError && error.code === CODIGO) {
      const locais = (error.details?.locais ?? []) as readonly LocalRecuperavel[];
      return { tipo: 'recuperavel', frase, locais };
    }
    return { tipo: 'recusa', frase };
  }
};
