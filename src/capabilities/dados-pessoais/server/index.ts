import { type Routes, routes } from '#server/http/handlers.ts';
import { dadosPessoaisContract } from '../contract.ts';
import { analisarTextos } from './analisar-textos.ts';

export { analisarSemPrender } from './analisar-textos.ts';

export const dadosPessoaisCapability = (): Routes =>
  routes(dadosPessoaisContract, {
    'POST /app-web/v1/dados-pessoais/analisar': ({ body }) => analisarTextos(body.textos),
  });
