import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { semRestricao, trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { todasAsSituacoes } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisQueTratam } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { motivo } from './restricao.ts';
export const restringirConteudo = ato('restringirConteudo', {
  lei: 'Lei 12.527/2011, art. 31',
  de: todasAsSituacoes,
  quem: perfisQueTratam,
  quando: [trabalhaNoOrgao, semRestricao],
  rota: {
    chave: 'POST /app-web/v1/tratamento/restringir-conteudo',
    variosCasos: true,
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Esconde o conteúdo da busca pública, dos dados abertos e de quem só observa.',
  },
  entrada: z.strictObject({ motivo }),
  historico: anotacoes.restricao,
  tela: {
    lado: 'equipe',
    grupo: 'registrar',
    nome: 'Restringir conteúdo',
    feito: 'Conteúdo restrito.',
    ordem: 140,
    pagina: '/restricao-conteudo',
    emLote: 9,
    guarda: ['motivo'],
  },
  ensaio: {
    corpo: { motivo: 'O levantamento nos arquivos pede mais tempo.' },
    efeito: () => ({ restrita: true }),
  },
});
