import { z } from 'zod';
import { abertoComPessoa } from '#kernel/acesso.ts';
import { idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import {
  atendimentoVisto,
  atoQueCabe,
  novoAtendimento,
  representanteNoBalcao,
} from './domain/atendimento.ts';

const porManifestacao = z.object({ idManifestacao: campo('Manifestação', idTexto) });
const atende = permitido('manifestacao.corrigir');

export const atendimentoContract = contract({
  'GET /app-web/v1/atendimento/:idManifestacao': {
    acesso: atende,
    resumo:
      'O que a pessoa pode pedir hoje, no balcão, por telefone ou por carta; com `recebidaEm`, o que podia no dia em que a carta chegou.',
    params: porManifestacao,
    query: z.object({ recebidaEm: campo('Dia em que a carta chegou', z.iso.date()).optional() }),
    response: z.object({
      /** Why nobody may act for this person; null if one may. */
      motivo: z.string().nullable(),
      atos: z.array(atoQueCabe),
      representantes: z.array(representanteNoBalcao),
    }),
  },
  'POST /app-web/v1/atendimento/:idManifestacao': {
    acesso: atende,
    resumo: 'Registra, em nome da pessoa, o que ela pediu no balcão, por telefone ou por carta.',
    params: porManifestacao,
    body: novoAtendimento,
    response: atendimentoVisto,
  },
  'GET /app-web/v1/manifestacoes/:idManifestacao/atendimentos': {
    acesso: abertoComPessoa,
    resumo: 'O que foi registrado em nome de quem registrou, como chegou, e a carta.',
    params: porManifestacao,
    response: z.array(atendimentoVisto),
  },
});
