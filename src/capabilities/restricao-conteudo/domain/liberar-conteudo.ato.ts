import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { comRestricao, trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { todasAsSituacoes } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisQueTratam } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { motivo } from './restricao.ts';
export const liberarConteudo = ato('liberarConteudo', {
  lei: 'Lei 12.527/2011, art. 31',
  de: todasAsSituacoes,
  quem: perfisQueTratam,
  quando: [trabalhaNoOrgao, comRestricao],
  rota: {
    chave: 'POST /app-web/v1/tratamento/liberar-conteudo',
    variosCasos: true,
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Tira a restrição do conteúdo.',
  },
  entrada: z.strictObject({ motivo }),
  historico: anotacoes.restricao,
  tela: {
    lado: 'equipe',
    grupo: 'registrar',
    nome: 'Liberar conteúdo',
    feito: 'Conteúdo liberado.',
    ordem: 150,
    pagina: '/restricao-conteudo',
    guarda: ['motivo'],
  },
  ensaio: {
    corpo: { motivo: 'O levantamento nos arquivos pede mais tempo.' },
    com: { restrita: true },
    efeito: () => ({ restrita: false }),
  },
});
