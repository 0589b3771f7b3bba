import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { comOrgao } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisQueTratamOuSeuSistema } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';

export const assumir = ato('assumir', {
  lei: 'Lei 13.460/2017, art. 12, III',
  de: comOrgao,
  quem: perfisQueTratamOuSeuSistema,
  quando: [trabalhaNoOrgao],
  rota: {
    chave: 'POST /app-web/v1/tratamento/assumir',
    variosCasos: true,
    acesso: permitido('manifestacao.tratar'),
    resumo: 'A própria pessoa passa a ser responsável pelas manifestações.',
  },
  historico: anotacoes.analise,
  tela: {
    lado: 'equipe',
    grupo: 'tratar',
    nome: 'Assumir',
    feito: 'Você agora é responsável por esta manifestação.',
    naLista: 'Agora com você:',
    ordem: 10,
    tecla: 'a',
  },
  ensaio: { corpo: {}, efeito: () => ({ triada: true }) },
});
