import { z } from 'zod';
import { abertoComPessoa } from '#kernel/acesso.ts';
import { idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { desfechosDoCaso, resultadoDaApuracao } from './domain/desfecho.ts';

export const desfechoContract = contract({
  'GET /app-web/v1/manifestacoes/:idManifestacao/desfechos': {
    acesso: abertoComPessoa,
    resumo: 'O que a apuração de uma denúncia concluiu, e os processos a que a manifestação deu origem.',
    params: z.object({ idManifestacao: campo('Manifestação', idTexto) }),
    response: desfechosDoCaso,
  },
  'GET /app-web/v1/desfechos/resultados': {
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Os resultados que uma apuração pode ter.',
    response: z.array(resultadoDaApuracao),
  },
});
