import type { Parametro } from '../documento.ts';
import type { Chamada, Documentacao } from '../openapi.ts';
import { comTroca, type DeHoje, type Troca, trocaPara } from './valores-de-hoje.ts';

/** A call that reads finds something; one that acts is tried on what is open to it. */
const comNumero = ({ metodo, caminho }: Chamada, { numeros }: DeHoje) => {
  const doAto = numeros[caminho.slice(caminho.lastIndexOf('/') + 1)];
  const daChamada = metodo === 'GET' ? numeros.ler : { ...numeros.agir, ...doAto };
  return (parametro: Parametro): Parametro => {
    const numero = parametro.in === 'path' ? daChamada?.[parametro.name] : undefined;
    return numero === undefined ? parametro : { ...parametro, example: numero };
  };
};

const chamadaDe = (chamada: Chamada, troca: Troca, deHoje: DeHoje): Chamada => {
  const { endpoint, parte } = chamada;
  const operacao = comTroca(chamada.operacao, troca);
  const parameters = operacao.parameters?.map(comNumero(chamada, deHoje));
  return {
    ...chamada,
    endpoint: {
      ...endpoint,
      ...(endpoint.exemplo && { exemplo: comTroca(endpoint.exemplo, troca) }),
      ...(endpoint.exemplos && { exemplos: comTroca(endpoint.exemplos, troca) }),
    },
    operacao: parte === 'integracao' && parameters ? { ...operacao, parameters } : operacao,
  };
};

/** The documentation whose examples may be sent on the day it is read; kept until that changes. */
export const documentacaoDeHoje = (
  feita: () => Promise<Documentacao>,
  deHoje: () => Promise<DeHoje>,
): (() => Promise<Documentacao>) => {
  let guardada: { readonly chave: string; readonly documentacao: Documentacao } | undefined;
  return async () => {
    const [original, valores] = await Promise.all([feita(), deHoje()]);
    const chave = JSON.stringify(valores);
    if (guardada?.chave !== chave) {
      const troca = trocaPara(valores);
      guardada = {
        chave,
        documentacao: original.com(original.chamadas.map((chamada) => chamadaDe(chamada, troca, valores))),
      };
    }
    return guardada.documentacao;
  };
};
