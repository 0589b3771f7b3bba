import { z } from 'zod';
import { anexosEnviados } from '#capabilities/anexo/domain/anexo.ts';
import { MAX_TEXTO } from '#capabilities/manifestacao/domain/teor.ts';
import { abertoComPessoa } from '#kernel/acesso.ts';
import { idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { casosDoLote, resultadoDoLote } from '#kernel/lote.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';

export const complementacaoContract = contract({
  'POST /app-web/v1/manifestacoes/:idManifestacao/complementar': {
    acesso: abertoComPessoa,
    resumo: 'Envia a complementação que o órgão pediu; o prazo volta a correr.',
    params: z.object({ idManifestacao: campo('Manifestação', idTexto) }),
    body: z.strictObject({
      texto: campo('Complementação', z.string().trim().min(1).max(MAX_TEXTO)),
      anexos: anexosEnviados,
    }),
    response: z.object({ prazoAtendimento: z.iso.date() }),
  },
  'POST /app-web/v1/tratamento/pedir-complementacao': {
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Pede mais informações a quem registrou; o primeiro pedido para o prazo.',
    body: z.strictObject({
      casos: casosDoLote,
      texto: campo('O que falta saber', z.string().trim().min(10).max(MAX_TEXTO)),
    }),
    response: resultadoDoLote,
  },
});
